import type { QuestionGroup } from '../../model/entities/question-group';
import { readyRows, type Id } from '../../model/core/tolerant';
import type { Chatdeck } from '../shared/chatdeck-context';
import { fetchFresh } from '../shared/queries';
import { questionGroupsQuery, type QuestionGroupRows } from '../shared/question-groups-query';

/** Reads the groups anew, and shows them. */
export function readQuestionGroups(chatdeck: Chatdeck, widgetId: Id): Promise<QuestionGroupRows> {
  return fetchFresh(chatdeck, questionGroupsQuery(chatdeck.client, widgetId));
}

/** Changes the groups that are shown. A read that is on its way was asked before, and does not undo it. */
export async function storeQuestionGroups(
  { client, queryClient }: Chatdeck,
  widgetId: Id,
  change: (rows: QuestionGroupRows) => QuestionGroupRows,
): Promise<QuestionGroupRows> {
  const { queryKey } = questionGroupsQuery(client, widgetId);
  await queryClient.cancelQueries({ queryKey });
  return queryClient.setQueryData(queryKey, (rows) => change(rows ?? [])) ?? [];
}

export function findGroup(rows: QuestionGroupRows, uid: string): QuestionGroup | undefined {
  return readyRows(rows).find((group) => group.uid === uid);
}
