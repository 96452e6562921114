import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { joinLoadables, mapLoadable, type Loadable } from '../../model/core/loadable';
import { isSameId, readyRows, type Id, type Row } from '../../model/core/tolerant';
import { memoizeByObject } from '../../model/core/memoize-by-key';
import type { QuestionGroup } from '../../model/entities/question-group';
import type { SavedReply } from '../../model/entities/saved-reply';
import { widgetsOf, type User } from '../../model/entities/user';
import { channelName, isFinished, workspaceName } from '../../model/entities/widget';
import type { ReplyCopy } from '../../model/settings/saved-replies/replies-tab';
import { savedReplyValue } from '../../model/settings/saved-replies/saved-replies';
import { takenShortcuts } from '../../model/settings/shared/shortcuts';
import { useChatdeck } from '../shared/chatdeck-context';
import { savedRepliesQuery, toLoadable } from '../shared/queries';

/** The account's other widgets, with the replies of those that are chosen to copy to. */
export function useReplyCopy(
  widgetId: Id,
  user: User | undefined,
  groups: Loadable<Row<QuestionGroup>[]>,
): ReplyCopy | undefined {
  const { client, queryClient } = useChatdeck();
  const [ids, setIds] = useState<readonly Id[]>([]);
  const widgets = useMemo(
    () =>
      (user ? widgetsOf(user) : [])
        .filter((widget) => isFinished(widget) && !isSameId(widget.Id, widgetId))
        .map((widget) => ({
          widgetId: widget.Id,
          name: channelName(widget),
          workspace: workspaceName(widget.slackBaseUrl),
        })),
    [user, widgetId],
  );
  const chosen = ids.filter((id) => widgets.some((widget) => isSameId(widget.widgetId, id)));
  const lists = useQueries({ queries: chosen.map((id) => savedRepliesQuery(client, id)) }, queryClient);
  if (widgets.length === 0) return undefined;
  return {
    widgets,
    targets: chosen.map((id, index) => {
      const list = lists[index];
      const rows: Loadable<Row<SavedReply>[]> = list ? toLoadable(list) : { status: 'loading' };
      return {
        widgetId: id,
        content: mapLoadable(joinLoadables({ rows, groups }), (known) => knownOf(known.rows)(known.groups)),
      };
    }),
    onTargetsChange: setIds,
  };
}

/** What a copy has to know of a widget: the same as long as neither list changes. */
const knownOf = memoizeByObject((rows: Row<SavedReply>[]) =>
  memoizeByObject((groups: Row<QuestionGroup>[]) => {
    const replies = readyRows(rows);
    return {
      listed: replies.map((reply) => ({ uid: String(reply.id), fields: savedReplyValue(reply) })),
      shortcuts: takenShortcuts({ replies, groups: readyRows(groups) }),
    };
  }),
);
