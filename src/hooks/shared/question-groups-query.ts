import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import type { QuestionGroup } from '../../model/entities/question-group';
import type { Id, Row } from '../../model/core/tolerant';
import { readOptions } from './queries';

export type QuestionGroupRows = Row<QuestionGroup>[];

/** The account's question groups, which are the same for all of its widgets. `enabled` prevents unneeded calls. */
export function questionGroupsQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'question-groups'],
    queryFn: ({ signal }) => client.questionGroups.list(widgetId, { signal }),
    enabled,
  });
}
