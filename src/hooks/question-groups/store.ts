import type { QuestionGroup } from '../../model/question-group';
import { readyRows, type Id } from '../../model/tolerant';
import type { Chatdeck } from '../shared/provider';
import { questionGroupsQuery, type QuestionGroupRows } from '../shared/question-groups-query';

/** Reads the groups anew, and shows them. */
export async function readQuestionGroups({ client, queryClient }: Chatdeck, widgetId: Id): Promise<QuestionGroupRows> {
  const query = questionGroupsQuery(client, widgetId);
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
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
