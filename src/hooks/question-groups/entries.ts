import { draftNames, type Draft, type Editor } from '../../model/core/editor';
import { flatName, flatNames, groupEditor, uidsOf, type FlatGroups } from '../../model/settings/question-groups/drafts';
import type { QuestionGroup } from '../../model/entities/question-group';
import type { QuestionGroupEntry, QuestionGroupList } from '../../model/settings/question-groups/question-groups';
import { collapsedIds } from '../../model/settings/question-groups/lines';
import { readTree } from '../../model/settings/question-groups/tree-read';
import { readyRows } from '../../model/core/tolerant';
import type { QuestionGroupRows } from '../shared/question-groups-query';

export type Folds = Readonly<Record<string, ReadonlySet<string>>>;

/** Nothing that every object has: a group may be named `constructor`. */
export function foldsOf(folds: Folds, uid: string): ReadonlySet<string> | undefined {
  return Object.hasOwn(folds, uid) ? folds[uid] : undefined;
}

interface ListInput {
  rows: QuestionGroupRows;
  draft: Draft<FlatGroups>;
  editor: Editor<FlatGroups, string>;
  folds: Folds;
}

/** Every group with its form: those of the server in its order, then those that only the drafts know. */
export function makeList({ rows, draft, editor, folds }: ListInput): QuestionGroupList {
  const groups = readyRows(rows);
  const stored = groups.map((group): QuestionGroupEntry => {
    const reading = readingOf(group);
    const isReplaced = flatName(group.uid, 'tree') in draft.patch;
    return {
      uid: group.uid,
      status: 'saved',
      hasDraft: hasDraft(draft, group.uid),
      editor: groupEditor(editor, group.uid),
      collapsed: foldsOf(folds, group.uid) ?? (reading.status === 'ready' ? collapsedIds(reading.data) : none),
      ...(reading.status === 'failed' && !isReplaced && { unreadableTree: reading.text }),
    };
  });
  const known = new Set(groups.map(({ uid }) => uid));
  const added = uidsOf(draft.patch).filter((uid) => !known.has(uid));
  return {
    entries: [
      ...stored,
      ...added.map((uid): QuestionGroupEntry => ({
        uid,
        status: isNew(draft, uid) ? 'new' : 'deletedElsewhere',
        hasDraft: true,
        editor: groupEditor(editor, uid),
        collapsed: foldsOf(folds, uid) ?? none,
      })),
    ],
    unreadable: rows.flatMap((row) => (row.status === 'failed' ? [row.problem] : [])),
  };
}

const none: ReadonlySet<string> = new Set();

const readings = new WeakMap<QuestionGroup, ReturnType<typeof readTree>>();

/** Once for each copy that came, and not with every letter that is typed. */
function readingOf(group: QuestionGroup) {
  const reading = readings.get(group) ?? readTree(group.treeJson);
  readings.set(group, reading);
  return reading;
}

function hasDraft(draft: Draft<FlatGroups>, uid: string): boolean {
  return draftNames(draft).some((name) => flatNames(uid).includes(String(name)));
}

/** Of a group that was never saved nothing stood there when the person began. */
function isNew(draft: Draft<FlatGroups>, uid: string): boolean {
  return flatNames(uid).every((name) => draft.base[name] === undefined);
}
