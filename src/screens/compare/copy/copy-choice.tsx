import { useId } from 'react';
import type { ComparedWidget } from '../../../model/settings/across/compare';
import { settingPlaces, type FieldTab, type SettingPlace } from '../../../model/settings/across/widget-settings';
import { isSameId, type Id } from '../../../model/core/tolerant';
import { Select, type SelectOption } from '../../../ui/inputs/select';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useCompareContext } from '../compare-context';
import { compareLabels } from '../labels';
import { useWidgetOptions } from '../use-widget-options';
import { WidgetChecks } from '../../../ui/settings/widget-checks';
import type { CopyStart } from './use-copy-dialog';

export interface CopyChoiceValue {
  sourceId: Id;
  /** `tab/behavior`, `section/behavior/presence`, or `given`: what the dialog opened with. */
  what: string;
  targets: ReadonlySet<Id>;
}

interface CopyChoiceProps {
  widgets: readonly ComparedWidget[];
  start: CopyStart;
  value: CopyChoiceValue;
  onValueChange(next: CopyChoiceValue): void;
  onPreview(): void;
  onCancel(): void;
}

/** From which widget, what, and to which others. */
export function CopyChoice({ widgets, start, value, onValueChange, onPreview, onCancel }: CopyChoiceProps) {
  const labels = useLabels(compareLabels);
  const widgetOptions = useWidgetOptions(widgets);
  const whatOptions = useWhatOptions(start);
  const id = useId();
  const others = widgets.filter(({ widgetId }) => !isSameId(widgetId, value.sourceId));
  const count = others.filter(({ widgetId }) => value.targets.has(widgetId)).length;
  return (
    <>
      <div className="cd-compare-choice">
        <Text as="label" size="2" weight="medium" htmlFor={`${id}-from`}>
          {labels.from}
        </Text>
        <Select
          id={`${id}-from`}
          aria-label={labels.from}
          value={String(value.sourceId)}
          options={widgetOptions}
          onValueChange={(next) => {
            const source = widgets.find(({ widgetId }) => String(widgetId) === next);
            if (source) onValueChange({ ...value, sourceId: source.widgetId });
          }}
        />
        <Text as="label" size="2" weight="medium" htmlFor={`${id}-what`}>
          {labels.what}
        </Text>
        <Select
          id={`${id}-what`}
          value={value.what}
          options={whatOptions}
          onValueChange={(what) => onValueChange({ ...value, what })}
        />
        <Text size="2" weight="medium" id={`${id}-to`}>
          {labels.to}
        </Text>
        <div role="group" aria-labelledby={`${id}-to`}>
          <WidgetChecks
            widgets={others}
            chosen={value.targets}
            onChosenChange={(targets) => onValueChange({ ...value, targets })}
          />
        </div>
      </div>
      <div className="cd-dialog-foot">
        <Text size="2" color="gray" role="status" className="cd-compare-count">
          {labels.chosen(count)}
        </Text>
        <Button type="button" variant="outline" color="gray" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button type="button" aria-disabled={count === 0 || undefined} onClick={() => count > 0 && onPreview()}>
          {labels.preview}
        </Button>
      </div>
    </>
  );
}

/** The tabs, their sections, and what the dialog opened with. */
function useWhatOptions({ places, title }: CopyStart): SelectOption[] {
  const labels = useLabels(compareLabels);
  const { texts } = useCompareContext();
  const options = new Map<string, SelectOption>();
  if (places && title !== undefined) options.set('given', { value: 'given', label: title });
  for (const { tab, section } of settingPlaces) {
    const group = texts.tab(tab);
    options.set(`tab/${tab}`, { value: `tab/${tab}`, label: labels.allOf(group), group });
    const value = `section/${tab}/${section}`;
    options.set(value, { value, label: texts.section(tab, section), group });
  }
  return [...options.values()];
}

/** The settings of an option. */
export function placesOf(what: string, given: readonly SettingPlace[] | undefined): readonly SettingPlace[] {
  if (what === 'given') return given ?? [];
  const [, tab, section] = what.split('/') as [string, FieldTab, string | undefined];
  return settingPlaces.filter((place) => place.tab === tab && (section === undefined || place.section === section));
}
