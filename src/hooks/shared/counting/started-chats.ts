import { useCallback } from 'react';
import type { ChatSink } from '../../../client/chat-collection';
import { readAllChats } from '../../../client/chat-reading';
import type { ChatCount, CountedDates, ReportHead } from '../../../model/counting/chat-count';
import type { Id } from '../../../model/core/tolerant';
import { useChatdeck } from '../chatdeck-context';
import { useChatCount } from './chat-count';

interface StartedChatsOptions<Part, Result> {
  /** Absent while there is none. */
  widget: { id: Id; name: string } | undefined;
  /** Keep it stable while it is the same; absent until it is asked for. */
  head: ReportHead | undefined;
  /** Names the count. */
  what: string;
  /** Its lists are filtered by `trigger`. Keep it stable. */
  sink: ChatSink<Part, Result>;
}

/** Chats that a trigger started are read apart from the others, because a chat itself doesn't say. */
const starts = [true, false];

/** Figures from all chats of a widget, by whether a trigger started them. */
export function useStartedChats<Part, Result>(options: StartedChatsOptions<Part, Result>): ChatCount<Result> {
  const { widget, head, what, sink } = options;
  const { client } = useChatdeck();
  const { id = '', name = '' } = widget ?? {};
  const zone = head?.zone ?? 'UTC';
  const begin = useCallback(
    ({ dates }: CountedDates) =>
      readAllChats(client.reports.chats, {
        dates,
        zone,
        lists: starts.map((trigger) => ({ widget: { id, name }, filters: { trigger } })),
        sink,
      }),
    [client, id, name, zone, sink],
  );
  return useChatCount({ of: widget && head && { widgetIds: [id], head }, what, begin });
}
