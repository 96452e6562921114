import * as root from 'chatdeck';
import type { LabelSet } from 'chatdeck';
import * as ui from 'chatdeck/ui';

/** Every label set of the package, by its name. */
export const labelSets = new Map(
  exports()
    .filter(isLabelSet)
    .map((set) => [set.name, set]),
);

function exports(): unknown[] {
  return [...Object.values(root), ...Object.values(ui)];
}

function isLabelSet(value: unknown): value is LabelSet<object> {
  return typeof value === 'object' && value !== null && 'defaults' in value && 'with' in value;
}
