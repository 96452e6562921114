import { useMemo } from 'react';
import { type LabelOverride, useTheme } from './theme-context';

/** Some texts of a set, and of a group of texts in it, such as those of a field, some again. */
export type SomeTexts<Texts> = {
  [Name in keyof Texts]?: Texts[Name] extends (...given: never[]) => unknown
    ? Texts[Name]
    : Texts[Name] extends object
      ? SomeTexts<Texts[Name]>
      : Texts[Name];
};

/** The texts of one screen or part: English defaults, to be overridden for all (theme) or for one (prop). */
export interface LabelSet<Texts extends object> {
  readonly name: string;
  readonly defaults: Texts;
  /** An override for the theme: `<ChatdeckTheme labels={[loginLabels.with({ submit: 'Anmelden' })]}>`. */
  with(texts: SomeTexts<Texts>): LabelOverride;
}

/**
 * A screen's own texts: those of its own set, or, as for the theme, overrides of any sets, which then hold for all parts
 * inside it too: `labels={[behaviorLabels.with({ … }), editorLabels.with({ save: 'Apply' })]}`. Keep the same list from
 * render to render.
 */
export type OwnLabels<Texts extends object> = SomeTexts<Texts> | readonly LabelOverride[];

/* @__NO_SIDE_EFFECTS__ */
export function defineLabels<Texts extends object>(name: string, defaults: Texts): LabelSet<Texts> {
  return { name, defaults, with: (texts) => ({ name, texts }) };
}

/** A set's texts here: defaults, then the theme's, then those of the screen around, then `own`. */
export function useLabels<Texts extends object>(set: LabelSet<Texts>, own?: OwnLabels<Texts>): Texts {
  return textsOf(set, useOverrides(set.name, own));
}

/** The overrides that hold for the parts inside a screen that was given its own texts. */
export function useOverrides(name: string, own: OwnLabels<object> | undefined): readonly LabelOverride[] {
  const { labels } = useTheme();
  return useMemo(() => (own === undefined ? labels : [...labels, ...overridesOf(own, name)]), [labels, own, name]);
}

/** By the list of overrides, so that a thousand rows of a screen merge its texts once. */
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

/** A group of texts keeps those that an override does not name. */
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
