import { useMemo } from 'react';
import { useTheme } from './theme-context';

/** The texts of one screen or part: English defaults, to be overridden for all (theme) or for one (prop). */
export interface LabelSet<Texts extends object> {
  readonly name: string;
  readonly defaults: Texts;
  /** An override for the theme: `<ChatdeckTheme labels={[loginLabels.with({ submit: 'Anmelden' })]}>`. */
  with(texts: Partial<Texts>): LabelOverride;
}

/** Texts that replace the defaults of the label set of that name. */
export interface LabelOverride {
  readonly name: string;
  readonly texts: object;
}

/* @__NO_SIDE_EFFECTS__ */
export function defineLabels<Texts extends object>(name: string, defaults: Texts): LabelSet<Texts> {
  return { name, defaults, with: (texts) => ({ name, texts }) };
}

/** A set's texts as they stand here: defaults, then the theme's, then the screen's own. */
export function useLabels<Texts extends object>(set: LabelSet<Texts>, own?: Partial<Texts>): Texts {
  const { labels } = useTheme();
  return useMemo(() => {
    const overrides = labels.filter((override) => override.name === set.name).map((override) => override.texts);
    return Object.assign({}, set.defaults, ...overrides, own) as Texts;
  }, [set, labels, own]);
}
