import type { Editor, EditorSection } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';

/**
 * Whether two editors of a form differ only in field values: the same fields are changed, invalid, and in conflict, and
 * nothing else has happened.
 */
export function isSameButValues<T, Section extends string>(a: Editor<T, Section>, b: Editor<T, Section>): boolean {
  return (
    a.saved === b.saved &&
    jsonEqual(a.errors, b.errors) &&
    jsonEqual(theirsIn(a), theirsIn(b)) &&
    jsonEqual(a.changedElsewhere?.names, b.changedElsewhere?.names) &&
    a.leftDraft?.savedAt === b.leftDraft?.savedAt &&
    a.history?.canUndo === b.history?.canUndo &&
    a.history?.canRedo === b.history?.canRedo &&
    jsonEqual(
      a.offers?.map(({ id }) => id),
      b.offers?.map(({ id }) => id),
    ) &&
    areSameSections(a, b)
  );
}

function areSameSections<T, Section extends string>(a: Editor<T, Section>, b: Editor<T, Section>): boolean {
  const names = Object.keys(b.sections) as Section[];
  if (names.join() !== Object.keys(a.sections).join()) return false;
  return names.every((name) => {
    const [before, after]: [EditorSection, EditorSection] = [a.sections[name], b.sections[name]];
    const isSame =
      before.status === after.status &&
      before.problem === after.problem &&
      before.leftOut === after.leftOut &&
      jsonEqual(before.fields, after.fields);
    return isSame && jsonEqual(changedIn(a, before), changedIn(b, after));
  });
}

function changedIn<T>(
  { value, saved }: Pick<Editor<T, string>, 'value' | 'saved'>,
  { fields }: EditorSection,
): string[] {
  return fields.filter((name) => !jsonEqual(value[name as keyof T], saved[name as keyof T]));
}

function theirsIn<T>({ conflicts }: Editor<T, string>): Record<string, unknown> {
  const entries = Object.entries<Editor<T, string>['conflicts'][keyof T]>(conflicts);
  return Object.fromEntries(entries.map(([name, conflict]) => [name, conflict?.theirs]));
}
