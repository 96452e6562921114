import { editCountries, readCountries, writeCountries, type CountryLists } from '../../model/settings/shared/countries';
import { jsonEqual } from '../../model/core/json-equal';
import { ChipsRow } from '../../ui/editor/chips/chips-row';
import { useEditorFrame, useField } from '../../ui/editor/editor-context';
import { focusControl } from '../../ui/editor/rows/keep-focus';
import { Button, Text } from '../../ui/radix';
import { countryOptions } from '../../ui/inputs/country-options';
import { labelIn, type SearchOption } from '../../ui/inputs/search-options';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useMemo, useState } from 'react';
import { useSetting } from './form';
import { behaviorLabels } from './labels';

export interface CountryRowsProps {
  collectsVisitorData: boolean;
}

/** Where visitors must or must not be to see the widget. Only one of the two lists is ever set. */
export function CountryRows({ collectsVisitorData }: CountryRowsProps) {
  const labels = useLabels(behaviorLabels);
  const options = countryOptions(useTheme().locale);
  const { store, onEdit } = useEditorFrame();
  const lists = useSetting(({ countryAllowList, countryDenyList }) => ({ countryAllowList, countryDenyList }));
  const [undo, setUndo] = useState<{ name: keyof CountryLists; before: CountryLists; after: Partial<CountryLists> }>();
  // Once the lists hold something else, as after Discard, there is nothing to undo.
  const canUndo = undo && jsonEqual({ ...lists, ...undo.after }, lists);
  const handleEdit = useLatestCallback((name: keyof CountryLists, codes: readonly string[]) => {
    const edit = editCountries(lists, name, writeCountries(codes));
    setUndo(edit.undo && { name, before: edit.undo, after: edit.patch });
    onEdit(edit.patch);
  });
  // Both in one patch: only one of them may be set.
  const handleRestore = useLatestCallback(() => {
    const { countryAllowList, countryDenyList } = store.get().saved as unknown as CountryLists;
    onEdit({ countryAllowList, countryDenyList });
  });
  const areBothSet = lists.countryAllowList !== '' && lists.countryDenyList !== '';
  const shared = { options, onEdit: handleEdit, onRestore: handleRestore, isOpen: collectsVisitorData };
  return (
    <>
      <CountryRow name="countryAllowList" {...shared} />
      <CountryRow name="countryDenyList" help={areBothSet ? labels.denyCountriesFirst : undefined} {...shared} />
      <div role="status" className="cd-country-undo">
        {canUndo && (
          <Text as="p" size="1" color="gray">
            {labels.countriesCleared}{' '}
            <Button
              type="button"
              size="1"
              variant="outline"
              color="gray"
              onClick={({ currentTarget }) => {
                const place = currentTarget.closest('[data-chatdeck="row-group"], [data-chatdeck="section"]');
                focusControl(place?.querySelector(`[data-name="${undo.name}"] .cd-row-control`));
                onEdit({ ...undo.before });
                setUndo(undefined);
              }}
            >
              {labels.undo}
            </Button>
          </Text>
        )}
      </div>
    </>
  );
}

interface CountryRowProps {
  name: keyof CountryLists;
  /** Instead of the usual help. */
  help?: string | undefined;
  options: readonly SearchOption[];
  isOpen: boolean;
  onEdit(name: keyof CountryLists, codes: readonly string[]): void;
  onRestore(): void;
}

function CountryRow({ name, help, options, isOpen, onEdit, onRestore }: CountryRowProps) {
  const labels = useLabels(behaviorLabels);
  const { value, ...field } = useField<string>(name);
  const codes = useMemo(() => listed(value), [value]);
  const handleChange = useLatestCallback((next: readonly string[]) => onEdit(name, next));
  return (
    <ChipsRow
      {...field}
      help={help ?? field.help}
      options={options}
      placeholder={labels.countriesPlaceholder}
      value={codes}
      onValueChange={handleChange}
      onRestoreSaved={field.onRestoreSaved && onRestore}
      say={(stored: string) =>
        listed(stored)
          .map((code) => labelIn(options, code))
          .join(', ')
      }
      disabledReason={isOpen ? undefined : labels.countriesNeedVisitorData}
    />
  );
}

/** A stored value that isn't a code stays in the list, so that it can be seen and removed. */
function listed(text: string): string[] {
  const { codes, wrong } = readCountries(text);
  return [...codes, ...wrong];
}
