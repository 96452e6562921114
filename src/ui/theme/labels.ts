import { useMemo } from 'react';
import { type LabelOverride, useTheme } from './theme-context';

/** The texts of one screen or part: English defaults, to be overridden for all (theme) or for one (prop). */
export interface LabelSet<Texts extends object> {
  readonly name: string;
  readonly defaults: Texts;
  /** An override for the theme: `<ChatdeckTheme labels={[loginLabels.with({ submit: 'Anmelden' })]}>`. */
  with(texts: Partial<Texts>): LabelOverride;
}

/**
 * A screen's own texts: those of its own set, or, as for the theme, overrides of any sets, which then hold for all parts
 * inside it too: `labels={[behaviorLabels.with({ … }), editorLabels.with({ save: 'Apply' })]}`. Keep the same list from
 * render to render.
 */
export type OwnLabels<Texts extends object> = Partial<Texts> | readonly LabelOverride[];

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
  if (!bySet) merged.set(overrides, (bySet = new Map()));
  let texts = bySet.get(set as LabelSet<object>) as Texts | undefined;
  if (!texts) {
    const own = overrides.filter(({ name }) => name === set.name).map((override) => override.texts);
    texts = own.length === 0 ? set.defaults : (Object.assign({}, set.defaults, ...own) as Texts);
    bySet.set(set as LabelSet<object>, texts);
  }
  return texts;
}

function overridesOf(own: object, name: string): readonly LabelOverride[] {
  return Array.isArray(own) ? (own as readonly LabelOverride[]) : [{ name, texts: own }];
}
