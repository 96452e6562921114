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

/** A set's texts as they stand here: defaults, then the theme's, then the screen's own. */
export function useLabels<Texts extends object>(set: LabelSet<Texts>, own?: OwnLabels<Texts>): Texts {
  const { labels } = useTheme();
  return useMemo(() => {
    const all = own === undefined ? labels : [...labels, ...overridesOf(own, set.name)];
    const overrides = all.filter((override) => override.name === set.name).map((override) => override.texts);
    return overrides.length === 0 ? set.defaults : (Object.assign({}, set.defaults, ...overrides) as Texts);
  }, [set, labels, own]);
}

function overridesOf(own: object, name: string): readonly LabelOverride[] {
  return isOverrideList(own) ? own : [{ name, texts: own }];
}

export function isOverrideList(own: object): own is readonly LabelOverride[] {
  return Array.isArray(own);
}
