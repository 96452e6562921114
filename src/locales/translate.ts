import type { LabelSet } from '../ui/theme/labels';
import type { LabelOverride } from '../ui/theme/theme-context';

/**
 * All texts of one label set in another language. Sets are imported for their types alone: a locale loads no screen.
 */
/* @__NO_SIDE_EFFECTS__ */
export function translate<Set extends LabelSet<object>>(name: string, texts: Set['defaults']): LabelOverride {
  return { name, texts };
}
