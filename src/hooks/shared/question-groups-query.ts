import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import type { QuestionGroup } from '../../model/entities/question-group';
import type { Id, Row } from '../../model/core/tolerant';
import { readOptions } from './queries';

export type QuestionGroupRows = Row<QuestionGroup>[];

/** The groups of the account, which every one of its widgets answers alike. `enabled` keeps the call from who needs none. */
export function questionGroupsQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'question-groups'],
    queryFn: ({ signal }) => client.questionGroups.list(widgetId, { signal }),
    enabled,
  });
}
