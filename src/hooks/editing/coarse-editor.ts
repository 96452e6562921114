import { changesOf, type Editor, type EditorSection } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';

/**
 * Returns the previous editor while the next one differs only in field values: the same fields are changed, invalid, and
 * in conflict, and nothing else has happened.
 */
export function keepCoarse<T, Section extends string>() {
  let newest: Editor<T, Section> | undefined;
  let kept: { editor: Editor<T, Section>; rest: object } | undefined;
  return (editor: Editor<T, Section> | undefined): Editor<T, Section> | undefined => {
    if (editor === newest) return kept?.editor;
    newest = editor;
    const rest = editor && withoutValues(editor);
    if (kept?.editor.saved !== editor?.saved || !jsonEqual(kept?.rest, rest)) kept = editor && rest && { editor, rest };
    return kept?.editor;
  };
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
