import { useMemo } from 'react';
import { type LabelOverride, useTheme } from './theme-context';

/** Some texts of a set; of a nested group, like a field's texts, again some. */
export type SomeTexts<Texts> = {
  [Name in keyof Texts]?: Texts[Name] extends (...given: never[]) => unknown
    ? Texts[Name]
    : Texts[Name] extends object
      ? SomeTexts<Texts[Name]>
      : Texts[Name];
};

/** The texts of a screen or part: English defaults, overridable globally (theme) or locally (prop). */
export interface LabelSet<Texts extends object> {
  readonly name: string;
  readonly defaults: Texts;
  /** An override for the theme: `<ChatdeckTheme labels={[loginLabels.with({ submit: 'Anmelden' })]}>`. */
  with(texts: SomeTexts<Texts>): LabelOverride;
}

/**
 * A screen's own texts: of its own set, or overrides of any sets, as in the theme, which then also apply to all parts
 * inside it: `labels={[behaviorLabels.with({ … }), editorLabels.with({ save: 'Apply' })]}`. Keep the same list between
 * renders.
 */
export type OwnLabels<Texts extends object> = SomeTexts<Texts> | readonly LabelOverride[];

/* @__NO_SIDE_EFFECTS__ */
export function defineLabels<Texts extends object>(name: string, defaults: Texts): LabelSet<Texts> {
  return { name, defaults, with: (texts) => ({ name, texts }) };
}

/** A set's effective texts: defaults, then the theme's, then the surrounding screen's, then `own`. */
export function useLabels<Texts extends object>(set: LabelSet<Texts>, own?: OwnLabels<Texts>): Texts {
  return textsOf(set, useOverrides(set.name, own));
}

/** The overrides for the parts inside a screen with its own texts. */
export function useOverrides(name: string, own: OwnLabels<object> | undefined): readonly LabelOverride[] {
  const { labels } = useTheme();
  return useMemo(() => (own === undefined ? labels : [...labels, ...overridesOf(own, name)]), [labels, own, name]);
}

/** Cached by the list of overrides, so that a thousand rows of a screen merge its texts once. */
const merged = new WeakMap<readonly LabelOverride[], Map<LabelSet<object>, object>>();

function textsOf<Texts extends object>(set: LabelSet<Texts>, overrides: readonly LabelOverride[]): Texts {
  if (overrides.length === 0) return set.defaults;
  let bySet = merged.get(overrides);
  if (!bySet) merged.set(overrides, (bySet = new Map<LabelSet<object>, object>()));
  let texts = bySet.get(set) as Texts | undefined;
  if (!texts) {
    const own = overrides.filter(({ name }) => name === set.name).map((override) => override.texts);
    texts = own.reduce(withTexts, set.defaults) as Texts;
    bySet.set(set, texts);
  }
  return texts;
}

/** A nested group keeps the texts that an override doesn't set. */
function withTexts(texts: object, override: object): object {
  const groups = Object.entries(override).map(([name, text]: [string, unknown]) => {
    const before: unknown = texts[name as keyof typeof texts];
    return [name, isGroup(before) && isGroup(text) ? withTexts(before, text) : text];
  });
  return { ...texts, ...Object.fromEntries(groups) } as object;
}

function isGroup(text: unknown): text is object {
  return typeof text === 'object' && text !== null && !Array.isArray(text);
}

function overridesOf(own: object, name: string): readonly LabelOverride[] {
  return Array.isArray(own) ? (own as readonly LabelOverride[]) : [{ name, texts: own }];
}
