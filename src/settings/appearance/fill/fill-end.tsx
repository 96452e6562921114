import { readHexColor } from '../../../model/core/color';
import { isColorField, type AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { Button, Text } from '../../../ui/radix';
import { saySetting } from '../../../ui/settings/setting-words';
import { useLabels } from '../../../ui/theme/labels';
import { useSettingTexts } from '../../setting-words';
import { appearanceLabels } from '../labels';

interface FillEndProps {
  value: AppearanceSettings;
  /** What would change in the form. */
  patch: Partial<AppearanceSettings>;
  /** What would happen, in a sentence or two. */
  summary: string;
  /** The button that does it. */
  apply: string;
  onFill(patch: Partial<AppearanceSettings>): void;
  onClose(): void;
}

/** The end of a dialog that fills the form: what changes, and the buttons. */
export function FillEnd({ value, patch, summary, apply, onFill, onClose }: FillEndProps) {
  const labels = useLabels(appearanceLabels);
  const isEmpty = Object.keys(patch).length === 0;
  const handleFill = () => {
    if (isEmpty) return;
    onFill(patch);
    onClose();
  };
  return (
    <>
      <div role="status">
        <Text as="p" size="2" color="gray">
          {summary}
        </Text>
      </div>
      {!isEmpty && <Changes value={value} patch={patch} />}
      <div className="cd-dialog-foot">
        <Button type="button" variant="outline" color="gray" onClick={onClose}>
          {labels.copyCancel}
        </Button>
        <Button type="button" aria-disabled={isEmpty || undefined} onClick={handleFill}>
          {apply}
        </Button>
      </div>
    </>
  );
}

interface ChangesProps {
  value: AppearanceSettings;
  patch: Partial<AppearanceSettings>;
}

/** What a patch changes in the form, before and after. */
function Changes({ value, patch }: ChangesProps) {
  const labels = useLabels(appearanceLabels);
  const names = Object.keys(patch) as (keyof AppearanceSettings)[];
  return (
    <ul className="cd-fill-changes">
      {names.map((name) => (
        <li key={name} className="cd-fill-change">
          <Text as="p" size="2" weight="medium">
            {labels.fields[name].label}
          </Text>
          <Side name={name} word={labels.copyBefore} values={value} />
          <Side name={name} word={labels.copyAfter} values={patch} />
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  name: keyof AppearanceSettings;
  word: string;
  values: Partial<AppearanceSettings>;
}

function Side({ name, word, values }: SideProps) {
  const texts = useSettingTexts();
  const color = isColorField(name) ? readHexColor(String(values[name])) : undefined;
  return (
    <p className="cd-fill-side">
      <Text size="1" color="gray">
        {word}
      </Text>
      <Text size="2" dir="auto">
        {color !== undefined && <span className="cd-fill-color" style={{ backgroundColor: color }} />}
        {values[name] === '' ? <em>{texts.empty}</em> : saySetting(name, values, texts)}
      </Text>
    </p>
  );
}
