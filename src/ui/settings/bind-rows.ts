import type { ReactNode } from 'react';
import type { ChipsRowProps } from '../editor/chips/chips-row';
import type { ColorRowProps } from '../editor/rows/color-row';
import type { EditorSectionProps } from '../editor/editor-section';
import type { ListRowProps } from '../editor/list/list-row';
import type { LongTextRowProps } from '../editor/rows/long-text-row';
import type { NumberRowProps } from '../editor/rows/number-row';
import type { RadioCardsRowProps } from '../editor/rows/radio-cards-row';
import type { SearchSelectRowProps } from '../editor/rows/search-select-row';
import type { SecretRowProps } from '../editor/rows/secret-row';
import type { SelectRowProps } from '../editor/rows/select-row';
import type { SwitchRowProps } from '../editor/rows/switch-row';
import type { TextRowProps } from '../editor/rows/text-row';

/** The fields of `T` whose type is exactly `Value`: a row also writes what it reads. */
type NamesOf<T, Value> = {
  [Name in keyof T]-?: [T[Name], Value] extends [Value, T[Name]] ? Name : never;
}[keyof T];

/** The fields of `T` that hold a choice: texts or numbers, or a union of some. */
type ChoiceNamesOf<T> = { [Name in keyof T]-?: T[Name] extends string | number ? Name : never }[keyof T];

/** The fields of `T` that hold a list of arbitrary texts. */
type ListNamesOf<T> = {
  [Name in keyof T]-?: T[Name] extends readonly string[] ? (string extends T[Name][number] ? Name : never) : never;
}[keyof T];

type Named<Props, Name> = Omit<Props, 'name'> & { name: Name };

export interface BoundParts<T, Section> {
  EditorSection(props: Named<EditorSectionProps, Section>): ReactNode;
  TextRow(props: Named<TextRowProps, NamesOf<T, string>>): ReactNode;
  LongTextRow(props: Named<LongTextRowProps, NamesOf<T, string>>): ReactNode;
  NumberRow(props: Named<NumberRowProps, NamesOf<T, number | null>>): ReactNode;
  SelectRow<Name extends ChoiceNamesOf<T>>(
    props: Named<SelectRowProps<Extract<T[Name], string | number>>, Name>,
  ): ReactNode;
  RadioCardsRow<Name extends ChoiceNamesOf<T>>(
    props: Named<RadioCardsRowProps<Extract<T[Name], string | number>>, Name>,
  ): ReactNode;
  ColorRow(props: Named<ColorRowProps, NamesOf<T, string>>): ReactNode;
  SecretRow(props: Named<SecretRowProps, NamesOf<T, string>>): ReactNode;
  SearchSelectRow(props: Named<SearchSelectRowProps, NamesOf<T, string>>): ReactNode;
  ListRow(props: Named<ListRowProps, ListNamesOf<T>>): ReactNode;
  ChipsRow(props: Named<ChipsRowProps, ListNamesOf<T>>): ReactNode;
  SwitchRow(props: Named<SwitchRowProps, NamesOf<T, boolean>>): ReactNode;
}

/**
 * Types sections and rows with one form, so that an unknown field, or one of another type, doesn't compile: `const Form
 * = bindRows<BehaviorSettings, BehaviorSection>()({ EditorSection, TextRow })`. It has no runtime cost, and only the
 * named rows are bundled.
 */
/* @__NO_SIDE_EFFECTS__ */
export function bindRows<T extends object, Section extends string>() {
  /* @__NO_SIDE_EFFECTS__ */
  return <Name extends keyof BoundParts<T, Section>>(parts: Record<Name, unknown>) =>
    parts as Pick<BoundParts<T, Section>, Name>;
}
