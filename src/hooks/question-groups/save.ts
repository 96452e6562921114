import { deleteIfFound } from '../shared/delete-if-found';
import { findConflicts, rebaseDraft, type Draft } from '../../model/core/editor';
import { makeProblem, problemError } from '../../model/core/problem';
import {
  flattenGroups,
  flatName,
  uidsOf,
  unflatten,
  type FlatGroups,
} from '../../model/settings/question-groups/drafts';
import type { QuestionGroup, QuestionGroupRequest } from '../../model/entities/question-group';
import { withFolds } from '../../model/settings/question-groups/lines';
import { writeTree } from '../../model/settings/question-groups/tree';
import { readyRows, type Id, type ReadyRow } from '../../model/core/tolerant';
import type { Chatdeck } from '../shared/chatdeck-context';
import type { QuestionGroupRows } from '../shared/question-groups-query';
import { findGroup, readQuestionGroups, storeQuestionGroups } from './store';

interface SaveGroupInput {
  widgetId: Id;
  accountId: Id | undefined;
  draft: Draft<FlatGroups>;
  /** What this person sent earlier without an answer: it may be the newest copy. */
  sentBefore: readonly Partial<FlatGroups>[];
  /** The folded nodes of the group, where the person has folded any. */
  collapsedOf(uid: string): ReadonlySet<string> | undefined;
}

/** The account's groups are saved and deleted one after the other. */
const groupQueue = 'question-groups';

/**
 * Reads the newest groups, lays the draft of one over its newest copy and saves it. Rejects with a `conflict` where
 * somebody else has changed one of the same fields.
 */
export function saveQuestionGroup(chatdeck: Chatdeck, input: SaveGroupInput): Promise<FlatGroups> {
  return chatdeck.saveQueue(groupQueue, async () => {
    const { widgetId, draft, sentBefore } = input;
    const rows = await readQuestionGroups(chatdeck, widgetId);
    const newest = flattenGroups(readyRows(rows));
    const rebased = rebaseDraft(draft, newest, { sent: sentBefore });
    const [uid = ''] = uidsOf(draft.patch);
    const stands = findGroup(rows, uid) !== undefined;
    if (stands && Object.keys(findConflicts(rebased, newest)).length > 0) throw problemError(makeProblem('conflict'));

    const body = bodyOf(rows, uid, input);
    await chatdeck.client.questionGroups.save(widgetId, body);
    const stored = await storeQuestionGroups(chatdeck, widgetId, (shown) => withGroup(shown, body));
    return flattenGroups(readyRows(stored));
  });
}

interface DeleteGroupInput {
  widgetId: Id;
  uid: string;
  /** Between the server's answer and the group's end here: what was not saved of it goes first. */
  beforeGone(): void;
}

export function deleteQuestionGroup(chatdeck: Chatdeck, input: DeleteGroupInput): Promise<void> {
  const { widgetId, uid, beforeGone } = input;
  return chatdeck.saveQueue(groupQueue, async () => {
    await deleteIfFound(chatdeck.client.questionGroups.delete(widgetId, uid));
    beforeGone();
    await storeQuestionGroups(chatdeck, widgetId, (rows) => rows.filter((row) => !isGroup(row, uid)));
  });
}

/** The newest raw copy with the changes over it. Questions that nobody has touched go back as the text that came. */
function bodyOf(rows: QuestionGroupRows, uid: string, input: SaveGroupInput): QuestionGroupRequest {
  const { draft, accountId, collapsedOf } = input;
  const row = rows.find((each) => isGroup(each, uid));
  const newest = row ? flattenGroups([row.data]) : {};
  const { tree, ...fields } = unflatten({ ...newest, ...draft.patch }, uid);
  const collapsed = collapsedOf(uid);
  const isTreeTouched = flatName(uid, 'tree') in draft.patch || (collapsed !== undefined && tree.length > 0);
  const treeJson = !row || isTreeTouched ? writeTree(withFolds(tree, collapsed ?? new Set())) : row.data.treeJson;
  return { ...(accountId !== undefined && { accountId }), ...row?.raw, ...fields, uid, treeJson };
}

/** What the server now has: of all groups at most one opens by itself. */
function withGroup(rows: QuestionGroupRows, body: QuestionGroupRequest): QuestionGroupRows {
  const data: QuestionGroup = { ...body, shortcut: body.shortcut ?? '', prompt: body.prompt ?? '' };
  const stored: ReadyRow<QuestionGroup> = { status: 'ready', data, raw: { ...body } };
  const others = rows.map((row) => {
    if (row.status === 'failed' || !body.auto || !row.data.auto) return row;
    return { ...row, data: { ...row.data, auto: false }, raw: { ...row.raw, auto: false } };
  });
  const at = others.findIndex((row) => isGroup(row, body.uid));
  return at < 0 ? [...others, stored] : others.with(at, stored);
}

function isGroup(row: QuestionGroupRows[number], uid: string): row is ReadyRow<QuestionGroup> {
  return row.status === 'ready' && row.data.uid === uid;
}
