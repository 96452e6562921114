import type { Editor, EditorSection } from '../../core/editor';
import type { Problem } from '../../core/problem';
import type { QuestionGroup } from '../../entities/question-group';
import { questionGroupFields, type QuestionGroupFields } from './group-fields';
import { checkQuestionFields, questionGroupValue } from './question-groups';
import type { QuestionTree } from './tree';
import type { JsonObject } from '../../core/tolerant';

/*
 * One draft holds the unsaved work of all groups, so that the tab has one mark. In it the fields of a group are named
 * `uid/label`, `uid/tree` and so on, and each group is a section.
 */

/** The fields of all groups, by uid and field. */
export type FlatGroups = JsonObject;

const blank: QuestionGroupFields = { label: '', shortcut: '', auto: false, prompt: '', tree: [] };

export function flatName(uid: string, field: keyof QuestionGroupFields): string {
  return `${uid}/${field}`;
}

export function flatNames(uid: string): string[] {
  return questionGroupFields.map((field) => flatName(uid, field));
}

/** The groups of which any field is named, in order. */
export function uidsOf(flat: FlatGroups): string[] {
  return [...new Set(Object.keys(flat).map((name) => name.slice(0, name.lastIndexOf('/'))))];
}

export function flatGroup(uid: string, value: Partial<QuestionGroupFields>): FlatGroups {
  return Object.fromEntries(Object.entries(value).map(([field, stored]) => [`${uid}/${field}`, stored]));
}

export function flattenGroups(groups: readonly QuestionGroup[]): FlatGroups {
  return Object.assign({}, ...groups.map((group) => flatGroup(group.uid, questionGroupValue(group)))) as FlatGroups;
}

/** One group of them; what is missing or of another kind, as in a draft from elsewhere, is blank. */
export function unflatten(flat: FlatGroups, uid: string): QuestionGroupFields {
  const text = (field: 'label' | 'shortcut' | 'prompt') => {
    const value = flat[flatName(uid, field)];
    return typeof value === 'string' ? value : blank[field];
  };
  const tree = flat[flatName(uid, 'tree')];
  return {
    label: text('label'),
    shortcut: text('shortcut'),
    auto: flat[flatName(uid, 'auto')] === true,
    prompt: text('prompt'),
    tree: isTree(tree) ? tree : blank.tree,
  };
}

/** What keeps groups from being saved, by the names of their fields. */
export function checkFlatGroups(flat: FlatGroups): Editor<FlatGroups, string>['errors'] {
  const errors: Editor<FlatGroups, string>['errors'] = {};
  for (const uid of uidsOf(flat)) {
    for (const [field, code] of Object.entries(checkQuestionFields(unflatten(flat, uid))))
      errors[`${uid}/${field}`] = code;
  }
  return errors;
}

/** The form of one group, out of that of all. */
export function groupEditor(all: Editor<FlatGroups, string>, uid: string): Editor<QuestionGroupFields, 'group'> {
  const nameOf = (field: keyof QuestionGroupFields) => flatName(uid, field);
  const own = <Value>(values: Partial<Record<string, Value>>) =>
    Object.fromEntries(
      questionGroupFields.flatMap((field) => {
        const value = values[nameOf(field)];
        return value === undefined ? [] : [[field, value]];
      }),
    );
  // A save of another group switches `auto` off here, which its form has said.
  const told = questionGroupFields.filter((field) => field !== 'auto');
  const changed = told.filter((field) => all.changedElsewhere?.names.includes(nameOf(field)));
  return {
    value: unflatten(all.value, uid),
    saved: unflatten(all.saved, uid),
    errors: own(all.errors),
    conflicts: own(all.conflicts),
    onEdit: (patch) => all.onEdit(flatGroup(uid, patch)),
    onResolve: (field, keep) => all.onResolve(nameOf(field), keep),
    // All of a group is new where somebody else has just made it.
    ...(changed.length > 0 &&
      changed.length < told.length && {
        changedElsewhere: { names: changed, onDismiss: () => all.changedElsewhere?.onDismiss() },
      }),
    sections: { group: groupSection(all.sections[uid]) },
  };
}

function groupSection(section: EditorSection | undefined): EditorSection {
  const still: EditorSection = { status: 'clean', fields: [], onSave: () => undefined, onDiscard: () => undefined };
  const { problem, ...rest } = section ?? still;
  return { ...rest, fields: questionGroupFields, ...(problem && { problem: groupProblem(problem) }) };
}

/** The server names the field of the wire. */
function groupProblem(problem: Problem): Problem {
  return problem.path === 'treeJson' ? { ...problem, path: 'tree' } : problem;
}

function isTree(value: unknown): value is QuestionTree {
  return Array.isArray(value);
}
