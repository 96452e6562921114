import type { ItemShape } from '../../model/collection/collection';
import { readyRows, type Id, type Row } from '../../model/core/tolerant';
import type { QuestionGroup, QuestionGroupRequest } from '../../model/entities/question-group';
import { cleanTreeJson, normalizeGroup, removedFromGroup } from '../../model/settings/question-groups/clean-group';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { collapsedIds, withFolds } from '../../model/settings/question-groups/lines';
import { questionGroupValue } from '../../model/settings/question-groups/question-groups';
import { readTree } from '../../model/settings/question-groups/tree-read';
import { writeTree } from '../../model/settings/question-groups/tree';
import type { CollectionSource, ItemSave } from '../editing/use-collection';
import type { Chatdeck } from '../shared/chatdeck-context';
import { deleteIfFound } from '../shared/if-found';
import { itemLog, listCache } from '../shared/lists';
import { questionGroupsQuery } from '../shared/queries';
import { sentWay } from '../shared/save-widget';
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
  const { client } = chatdeck;
  const uidOf = ({ uid }: QuestionGroup) => uid;
  const list = listCache(chatdeck, questionGroupsQuery(client, widgetId), uidOf);
  const log = itemLog(chatdeck, widgetId, 'group');

  return {
    shape,
    uidOf,
    toItem: questionGroupValue,
    normalize: normalizeGroup,
    leavesOut: removedFromGroup,
    read: list.read,
    async send(save) {
      const { rows, row, how } = save;
      const body = bodyOf(save, accountId, collapsedOf(save.uid));
      log.settle(readyRows(rows).map((group) => ({ uid: group.uid, after: questionGroupValue(group) })));
      const changesTo = (after: QuestionGroup) => [
        { uid: body.uid, before: row && questionGroupValue(row.data), after: questionGroupValue(after) },
        ...(after.auto ? otherAutomatic(rows, body.uid) : []),
      ];
      const answer = await log.sending(how, changesTo(sentGroup(body)), () =>
        client.questionGroups.save(widgetId, body, { how: sentWay(how) }),
      );
      const stored = storedAs(body, answer);
      const after = { ...answer, ...sentGroup(stored), uid: body.uid };
      log.note(how, changesTo(after));
      return { rows: await list.put(after, stored.auto ? withoutAuto : undefined), uid: after.uid };
    },
    async remove(uid, beforeGone) {
      const before = list.find(uid);
      await deleteIfFound(client.questionGroups.delete(widgetId, uid));
      log.note('form', [{ uid, before: before && questionGroupValue(before) }]);
      beforeGone();
      await list.remove(uid);
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
    !row || isTreeTouched
      ? writeTree(withFolds(tree, collapsed ?? storedFolds(row?.data.treeJson)))
      : cleanTreeJson(row.data.treeJson);
  return { ...(accountId !== undefined && { accountId }), ...row?.raw, ...fields, uid, treeJson };
}

/** The folded questions of a stored tree. */
function storedFolds(treeJson = ''): ReadonlySet<string> {
  const stored = readTree(treeJson);
  return stored.status === 'ready' ? collapsedIds(stored.data) : new Set();
}

/** A group as it is stored once the server has it. */
function sentGroup(body: QuestionGroupRequest): QuestionGroup {
  const { shortcut = '', prompt = '' } = body;
  return { ...body, shortcut, prompt };
}

/** At most one group opens automatically: saving another turns these off. */
function otherAutomatic(rows: readonly Row<QuestionGroup>[], uid: string) {
  return readyRows(rows)
    .filter((group) => group.auto && group.uid !== uid)
    .map((group) => ({
      uid: group.uid,
      before: questionGroupValue(group),
      after: questionGroupValue({ ...group, auto: false }),
    }));
}

function withoutAuto(row: Row<QuestionGroup>): Row<QuestionGroup> {
  if (row.status === 'failed' || !row.data.auto) return row;
  return { ...row, data: { ...row.data, auto: false }, raw: { ...row.raw, auto: false } };
}
