import { useState } from 'react';
import type { ChatSink } from '../../client/chat-collection';
import type { ReportHead } from '../../model/counting/chat-count';
import type { Id, Instant } from '../../model/core/tolerant';
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
import { useStartedChats } from '../shared/counting/started-chats';

/** The days and the time zone of a range, as they were when it was asked for. */
interface Asked {
  widgetId: Id;
  range: VisitedRange;
  head: ReportHead;
  at: Instant;
}

const sink: ChatSink<VisitedCounts, VisitedPages> = {
  begin: noneVisited,
  add: (counts, chats, { filters }) => addVisited(counts, chats, filters.trigger === true),
  end: (counts) => counts,
  finish: visitedPages,
};

/** The pages of a widget's chats, read on request; undefined for users without reports. */
export function useVisited(user: User | undefined, widget: Widget | undefined): VisitedControl | undefined {
  const [last, setAsked] = useState<Asked>();
  const { Id: id = '', RoomName: name = '' } = widget ?? {};
  const asked = last?.widgetId === id ? last : undefined;
  // Asking again reads again, whatever is known.
  const what = `visited ${asked?.at}`;
  const visited = useStartedChats({ widget: widget && { id, name }, head: asked?.head, what, sink });
  if (!widget || !user?.admin || !planIncludes(user.account.plan, 'reports')) return undefined;
  return {
    range: asked?.range,
    readAt: asked?.at,
    onRangeChange: (range) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const at = Date.now();
      setAsked({ widgetId: id, range, head: { dates: presetRange(range, at, timeZone), zone: timeZone }, at });
    },
    visited: asked && visited,
  };
}
