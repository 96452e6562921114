import { useId, useState } from 'react';
import {
  appearanceSections,
  copyPatch,
  type AppearanceSection,
  type AppearanceSettings,
  type AppearanceSource,
} from '../../../model/settings/appearance/appearance';
import { useMarkedWidgetName } from '../../../ui/format/widget-name';
import { useLabels } from '../../../ui/theme/labels';
import { Dialog } from '../../../ui/overlays/dialog';
import { Checkbox, Text } from '../../../ui/radix';
import { Select } from '../../../ui/inputs/select';
import { appearanceLabels, type AppearanceLabels } from '../labels';
import { FillEnd } from './fill-end';

const allSections = Object.keys(appearanceSections) as AppearanceSection[];

interface CopyDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  sources: readonly AppearanceSource[];
  value: AppearanceSettings;
  onFill(patch: Partial<AppearanceSettings>): void;
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

function CopyForm({ sources, value, onFill, onClose }: CopyFormProps) {
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
  return (
    <>
      <div className="cd-copy-choice">
        <Text as="label" size="2" weight="medium" htmlFor={id}>
          {labels.copyFrom}
        </Text>
        <Select
          id={id}
          aria-label={labels.copyFrom}
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
      <FillEnd
        value={value}
        patch={patch}
        summary={summary(count, parts, labels)}
        apply={labels.copyApply(count)}
        onFill={onFill}
        onClose={onClose}
      />
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
