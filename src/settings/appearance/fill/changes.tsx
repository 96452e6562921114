import { readHexColor } from '../../../model/core/color';
import { isColorField, type AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { Text } from '../../../ui/radix';
import { saySetting } from '../../../ui/settings/setting-words';
import { useLabels } from '../../../ui/theme/labels';
import { useSettingTexts } from '../../setting-words';
import { appearanceLabels } from '../labels';

interface ChangesProps {
  value: AppearanceSettings;
  patch: Partial<AppearanceSettings>;
}

/** What a patch changes in the form, before and after. */
export function Changes({ value, patch }: ChangesProps) {
  const labels = useLabels(appearanceLabels);
  const names = Object.keys(patch) as (keyof AppearanceSettings)[];
  return (
    <ul className="cd-changes">
      {names.map((name) => (
        <li key={name} className="cd-change">
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
    <p className="cd-change-side">
      <Text size="1" color="gray">
        {word}
      </Text>
      <Text size="2" dir="auto">
        {color !== undefined && <span className="cd-change-color" style={{ backgroundColor: color }} />}
        {values[name] === '' ? <em>{texts.empty}</em> : saySetting(name, values, texts)}
      </Text>
    </p>
  );
}
