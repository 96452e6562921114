import { changesOf, type Editor, type EditorSection } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';

/**
 * Whether two editors of a form differ only in field values: the same fields are changed, invalid, and in conflict, and
 * nothing else has happened.
 */
export function isSameButValues<T, Section extends string>(a: Editor<T, Section>, b: Editor<T, Section>): boolean {
  return a.saved === b.saved && jsonEqual(withoutValues(a), withoutValues(b));
}

function withoutValues<T, Section extends string>(editor: Editor<T, Section>) {
  const { errors, conflicts, changedElsewhere, leftDraft, history, offers, sections, groups } = editor;
  const theirs = Object.entries<{ theirs: unknown } | undefined>(conflicts).map(([name, of]) => [name, of?.theirs]);
  const states = Object.entries<EditorSection>(sections).map(([name, { status, problem, leftOut, fields }]) => {
    return [name, status, problem, leftOut, fields];
  });
  return {
    ...{ errors, theirs, states, groups, changes: changesOf(editor) },
    news: changedElsewhere?.names,
    left: leftDraft?.savedAt,
    history: [history?.canUndo, history?.canRedo],
    offers: offers?.map(({ id }) => id),
  };
}
