import { useId, useState } from 'react';
import {
  appearanceSections,
  copyPatch,
  isColorField,
  type AppearanceSection,
  type AppearanceSettings,
  type AppearanceSource,
} from '../../model/settings/appearance/appearance';
import { readHexColor } from '../../model/core/color';
import { useMarkedWidgetName } from '../../ui/format/widget-name';
import { useLabels } from '../../ui/theme/labels';
import { Dialog } from '../../ui/overlays/dialog';
import { Button, Checkbox, Text } from '../../ui/radix';
import { Select } from '../../ui/inputs/select';
import { saySetting } from '../../ui/settings/setting-words';
import { useSettingTexts } from '../setting-words';
import { appearanceLabels, type AppearanceLabels } from './labels';

const allSections = Object.keys(appearanceSections) as AppearanceSection[];

export interface Copied {
  roomName: string;
  /** The form's previous values. */
  before: Partial<AppearanceSettings>;
}

interface CopyDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  sources: readonly AppearanceSource[];
  value: AppearanceSettings;
  onCopy(patch: Partial<AppearanceSettings>, roomName: string): void;
}

/** Chooses a widget and what to copy, previews the changes, and puts them into the form. */
export function CopyDialog({ open, onOpenChange, ...form }: CopyDialogProps) {
  const labels = useLabels(appearanceLabels);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={labels.copyTitle} description={labels.copyText}>
      <CopyForm {...form} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type CopyFormProps = Omit<CopyDialogProps, 'open' | 'onOpenChange'> & { onClose(): void };

function CopyForm({ sources, value, onCopy, onClose }: CopyFormProps) {
  const labels = useLabels(appearanceLabels);
  const nameOf = useMarkedWidgetName();
  const id = useId();
  const [chosen, setChosen] = useState(() => String(sources[0]?.widgetId ?? ''));
  const [parts, setParts] = useState<readonly AppearanceSection[]>(allSections);
  const source = sources.find(({ widgetId }) => String(widgetId) === chosen);
  const patch = source ? copyPatch(value, source.settings, parts) : {};
  const count = Object.keys(patch).length;
  const handlePart = (part: AppearanceSection) => (isOn: boolean) =>
    setParts((before) => [...before.filter((other) => other !== part), ...(isOn ? [part] : [])]);
  const handleCopy = () => {
    if (!source || count === 0) return;
    onCopy(patch, source.roomName);
    onClose();
  };
  return (
    <>
      <div className="cd-copy-choice">
        <Text as="label" size="2" weight="medium" htmlFor={id}>
          {labels.copyFrom}
        </Text>
        <Select
          id={id}
          value={chosen}
          onValueChange={setChosen}
          options={sources.map(({ widgetId, roomName, workspace }) => ({
            value: String(widgetId),
            label: labels.copyWidget(nameOf({ id: widgetId, name: roomName }), workspace),
          }))}
        />
        <Text size="2" weight="medium" id={`${id}-parts`}>
          {labels.copySections}
        </Text>
        <div className="cd-copy-parts" role="group" aria-labelledby={`${id}-parts`}>
          {allSections.map((section) => (
            <Part
              key={section}
              label={labels.sections[section].title}
              isOn={parts.includes(section)}
              onChange={handlePart(section)}
            />
          ))}
        </div>
      </div>
      <div role="status">
        <Text as="p" size="2" color="gray">
          {summary(count, parts, labels)}
        </Text>
      </div>
      {count > 0 && <Changes value={value} patch={patch} />}
      <div className="cd-dialog-foot">
        <Button type="button" variant="outline" color="gray" onClick={onClose}>
          {labels.copyCancel}
        </Button>
        <Button type="button" aria-disabled={count === 0 || undefined} onClick={handleCopy}>
          {labels.copyApply(count)}
        </Button>
      </div>
    </>
  );
}

function summary(count: number, parts: readonly AppearanceSection[], labels: AppearanceLabels): string {
  if (parts.length === 0) return labels.copyNoPart;
  return count === 0 ? labels.copyNothing : labels.copyChanges(count);
}

function Part({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <Text as="label" size="2" className="cd-copy-part">
      <Checkbox checked={isOn} onCheckedChange={onChange} />
      {label}
    </Text>
  );
}

interface ChangesProps {
  value: AppearanceSettings;
  patch: Partial<AppearanceSettings>;
}

function Changes({ value, patch }: ChangesProps) {
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
