import type { ItemShape } from '../../model/core/collection';
import type { Id, ReadyRow } from '../../model/core/tolerant';
import type { QuestionGroup, QuestionGroupRequest } from '../../model/entities/question-group';
import { cleanTreeJson, normalizeGroup, removedFromGroup } from '../../model/settings/question-groups/clean-group';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { withFolds } from '../../model/settings/question-groups/lines';
import { questionGroupValue } from '../../model/settings/question-groups/question-groups';
import { writeTree } from '../../model/settings/question-groups/tree';
import type { CollectionSource, ItemSave } from '../editing/use-collection';
import type { Chatdeck } from '../shared/chatdeck-context';
import { deleteIfFound } from '../shared/delete-if-found';
import { fetchFresh } from '../shared/queries';
import { questionGroupsQuery, type QuestionGroupRows } from '../shared/question-groups-query';
import { storedAs } from '../shared/stored';

interface GroupSourceOptions {
  widgetId: Id;
  accountId: Id | undefined;
  shape: ItemShape<QuestionGroupFields, 'group'>;
  /** A group's collapsed nodes, if any. */
  collapsedOf(uid: string): ReadonlySet<string> | undefined;
}

/** How an account's question groups are read and written through one of its widgets. */
export function groupSource(
  chatdeck: Chatdeck,
  { widgetId, accountId, shape, collapsedOf }: GroupSourceOptions,
): CollectionSource<QuestionGroup, QuestionGroupFields, 'group'> {
  const { client, queryClient } = chatdeck;
  const query = questionGroupsQuery(client, widgetId);

  /** A read that is in flight started earlier, and must not undo the change. */
  async function store(change: (rows: QuestionGroupRows) => QuestionGroupRows): Promise<QuestionGroupRows> {
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    return queryClient.setQueryData(query.queryKey, (rows) => change(rows ?? [])) ?? [];
  }

  return {
    shape,
    uidOf: ({ uid }) => uid,
    toItem: questionGroupValue,
    normalize: normalizeGroup,
    leavesOut: removedFromGroup,
    read: () => fetchFresh(chatdeck, query),
    async send(save) {
      const body = bodyOf(save, accountId, collapsedOf(save.uid));
      const answer = await client.questionGroups.save(widgetId, body);
      const stored = { ...answer, ...storedAs(body, answer), uid: body.uid };
      return store((shown) => withGroup(shown, stored));
    },
    async remove(uid, beforeGone) {
      await deleteIfFound(client.questionGroups.delete(widgetId, uid));
      beforeGone();
      await store((rows) => rows.filter((row) => !isGroup(row, uid)));
    },
  };
}

/**
 * The newest raw copy with the changes applied. Untouched questions go back exactly as they came, unless their custom
 * responses contain something that must not be stored.
 */
function bodyOf(
  { uid, row, item, patch }: ItemSave<QuestionGroup, QuestionGroupFields>,
  accountId: Id | undefined,
  collapsed: ReadonlySet<string> | undefined,
): QuestionGroupRequest {
  const { tree, ...fields } = item;
  const isTreeTouched = 'tree' in patch || (collapsed !== undefined && tree.length > 0);
  const treeJson =
    !row || isTreeTouched ? writeTree(withFolds(tree, collapsed ?? new Set())) : cleanTreeJson(row.data.treeJson);
  return { ...(accountId !== undefined && { accountId }), ...row?.raw, ...fields, uid, treeJson };
}

/** What the server has now: at most one group opens automatically. */
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
