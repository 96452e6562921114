import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failed, mapLoadable, type Loadable } from '../../../model/core/loadable';
import { makeProblem } from '../../../model/core/problem';
import { isSameId, rawIdOf, type Id, type Row } from '../../../model/core/tolerant';
import type { WidgetLosses } from '../../../model/entities/widget-losses';
import { planIncludes } from '../../../model/entities/plan';
import { findWidget } from '../../../model/entities/user';
import { allChats, type WidgetStats } from '../../../model/entities/widget';
import { readTriggers } from '../../../model/settings/triggers/rules';
import { useChatdeck } from '../chatdeck-context';
import { currentUserQuery, savedRepliesQuery, toLoadable, useLoadable, widgetStatsQuery } from '../queries';

/** What is lost with the widget that the user is asked about. Nothing is loaded before. */
export function useLosses(): { losses?: WidgetLosses | undefined; onDeleteAsk(this: void, id: Id): void } {
  const { client, queryClient } = useChatdeck();
  const [id, setId] = useState<Id>();
  const user = useLoadable(currentUserQuery);
  const stats = useLoadable((known) => ({ ...widgetStatsQuery(known), enabled: id !== undefined }));
  const owner = user.status === 'ready' ? user.data : undefined;
  const hasReplies = owner !== undefined && planIncludes(owner.account.plan, 'savedReplies');
  const isAsked = id !== undefined && hasReplies;
  const replies = toLoadable(useQuery(savedRepliesQuery(client, id ?? '', isAsked), queryClient));
  const widget = owner && id !== undefined ? findWidget(owner, id) : undefined;
  if (!widget) return { onDeleteAsk: setId };
  const triggers = readTriggers(widget.triggerJson);
  return {
    onDeleteAsk: setId,
    losses: {
      id: widget.Id,
      chats: chatsOf(stats, widget.Id),
      savedReplies: hasReplies ? mapLoadable(replies, (rows) => rows.length) : undefined,
      triggers: triggers.status === 'ready' ? triggers.data.triggers.length : undefined,
    },
  };
}

function chatsOf(stats: Loadable<Row<WidgetStats>[]>, id: Id): Loadable<number> {
  if (stats.status !== 'ready') return stats;
  const row = stats.data.find((each) => {
    const rowId = each.status === 'ready' ? each.data.Id : rawIdOf(each.raw);
    return rowId !== undefined && isSameId(rowId, id);
  });
  if (row?.status === 'ready') return { ...stats, data: allChats(row.data.chatStats) };
  return failed(row?.problem ?? makeProblem('notFound'), () => undefined);
}
