import { useCallback, useState } from 'react';
import { readAllChats } from '../../client/chat-reading';
import type { ChatSink } from '../../client/chat-collection';
import type { CountedDates } from '../../model/counting/chat-count';
import type { Id } from '../../model/core/tolerant';
import { planIncludes } from '../../model/entities/plan';
import type { User } from '../../model/entities/user';
import type { Widget } from '../../model/entities/widget';
import {
  addVisited,
  noneVisited,
  visitedPages,
  type VisitedControl,
  type VisitedCounts,
  type VisitedPages,
  type VisitedRange,
} from '../../model/settings/triggers/visited';
import { presetRange } from '../../model/time/chosen-range';
import { useChatdeck } from '../shared/chatdeck-context';
import { useChatCount } from '../shared/counting/chat-count';

/** The days and the time zone of a range, as they were when it was asked for. */
interface Asked {
  widgetId: Id;
  range: VisitedRange;
  head: { dates: CountedDates['dates']; zone: string };
}

/** Chats that a trigger started are read apart from the others, because a chat itself doesn't say. */
const lists = [true, false];

const sink: ChatSink<VisitedCounts, VisitedPages> = {
  begin: noneVisited,
  add: (counts, chats, { filters }) => addVisited(counts, chats, filters.trigger === true),
  end: (counts) => counts,
  finish: visitedPages,
};

/** The pages of a widget's chats, read on request; undefined for users without reports. */
export function useVisited(user: User | undefined, widget: Widget | undefined): VisitedControl | undefined {
  const { client } = useChatdeck();
  const [last, setAsked] = useState<Asked>();
  const { Id: id = '', RoomName: name = '' } = widget ?? {};
  const asked = last?.widgetId === id ? last : undefined;
  const zone = asked?.head.zone ?? 'UTC';
  const begin = useCallback(
    ({ dates }: CountedDates) =>
      readAllChats(client.reports.chats, {
        dates,
        zone,
        lists: lists.map((trigger) => ({ widget: { id, name }, filters: { trigger } })),
        sink,
      }),
    [client, id, name, zone],
  );
  const of = widget && asked && { widgetIds: [id], head: asked.head };
  const visited = useChatCount({ of, what: 'visited', begin });
  if (!widget || !user?.admin || !planIncludes(user.account.plan, 'reports')) return undefined;
  return {
    range: asked?.range,
    onRangeChange: (range) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      setAsked({ widgetId: id, range, head: { dates: presetRange(range, Date.now(), timeZone), zone: timeZone } });
    },
    visited: asked && visited,
  };
}
