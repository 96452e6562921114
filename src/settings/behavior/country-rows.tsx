import { editCountries, readCountries, writeCountries, type CountryLists } from '../../model/settings/shared/countries';
import { countryCodes } from '../../model/settings/behavior/country-codes';
import { PlainChipsRow } from '../../ui/editor/chips/chips-row';
import { useField } from '../../ui/editor/editor-context';
import { Button, Text } from '../../ui/radix';
import type { SearchOption } from '../../ui/inputs/search-options';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useMemo, useState } from 'react';
import type { FormProps } from './form';
import { behaviorLabels } from './labels';

export interface CountryRowsProps extends FormProps {
  collectsVisitorData: boolean;
}

/** Where visitors must be, or must not be, to see the widget. Only one of the two lists is ever set. */
export function CountryRows({ editor, collectsVisitorData }: CountryRowsProps) {
  const labels = useLabels(behaviorLabels);
  const options = countryOptions(useTheme().locale);
  const [undo, setUndo] = useState<CountryLists>();
  const handleEdit = useLatestCallback((name: keyof CountryLists, codes: readonly string[]) => {
    const edit = editCountries(editor.value, name, writeCountries(codes));
    setUndo(edit.undo);
    editor.onEdit(edit.patch);
  });
  const areBothSet = editor.value.countryAllowList !== '' && editor.value.countryDenyList !== '';
  const shared = { options, onEdit: handleEdit, isOpen: collectsVisitorData };
  return (
    <>
      <CountryRow name="countryAllowList" {...shared} />
      <CountryRow name="countryDenyList" help={areBothSet ? labels.denyCountriesFirst : undefined} {...shared} />
      <div role="status" className="cd-country-undo">
        {undo && (
          <Text as="p" size="1" color="gray">
            {labels.countriesCleared}{' '}
            <Button
              type="button"
              size="1"
              variant="outline"
              color="gray"
              onClick={() => {
                editor.onEdit(undo);
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
  /** In place of the usual words. */
  help?: string | undefined;
  options: readonly SearchOption[];
  isOpen: boolean;
  onEdit(name: keyof CountryLists, codes: readonly string[]): void;
}

function CountryRow({ name, help, options, isOpen, onEdit }: CountryRowProps) {
  const labels = useLabels(behaviorLabels);
  const { value, theirs, ...field } = useField<string>(name);
  const codes = useMemo(() => listed(value), [value]);
  const handleChange = useLatestCallback((next: readonly string[]) => onEdit(name, next));
  return (
    <PlainChipsRow
      {...field}
      help={help ?? field.help}
      options={options}
      placeholder={labels.countriesPlaceholder}
      value={codes}
      onValueChange={handleChange}
      theirs={theirs === undefined ? undefined : listed(theirs)}
      disabledReason={isOpen ? undefined : labels.countriesNeedVisitorData}
    />
  );
}

/** What is stored and no code stays in the list, so that it can be seen and taken away. */
function listed(text: string): string[] {
  const { codes, wrong } = readCountries(text);
  return [...codes, ...wrong];
}

/** Made once for each language: the names of all countries in its order take a while. */
const optionsByLocale = new Map<string, readonly SearchOption[]>();

function countryOptions(locale: string): readonly SearchOption[] {
  const known = optionsByLocale.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const options = countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code, keywords: code }))
    .toSorted((a, b) => compare(a.label, b.label));
  optionsByLocale.set(locale, options);
  return options;
}
