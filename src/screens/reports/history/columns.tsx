import type { HistoryChat, WidgetChat } from '../../../model/reports/history-view';
import { useLabels } from '../../../ui/theme/labels';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { useDates } from '../../../ui/format/dates';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useMemo } from 'react';
import { AgentCell, ShortAgentCell } from './agent';
import { reportsHistoryLabels } from './labels';
import { FeedbackCell, RatingCell, ShortRatingCell } from './rating';
import { ShortVisitorCell, VisitorCell } from './visitor';

type OpenChat = ((row: WidgetChat) => void) | undefined;

/** The columns of one widget's history, in order. */
export function useHistoryColumns(zone: string, onOpen: OpenChat): DataTableColumn<WidgetChat>[] {
  const labels = useLabels(reportsHistoryLabels);
  const dates = useDates(zone);
  return useMemo(
    () => [
      {
        key: 'started',
        header: labels.started,
        width: '21%',
        folded: 'line',
        cell: ({ chat }) => (
          <span className="cd-history-cell">
            <Started chat={chat} dates={dates} />
            {chat.location !== '' && <bdi className="cd-history-line">{chat.location}</bdi>}
          </span>
        ),
      },
      {
        key: 'visitor',
        header: labels.visitor,
        width: '31%',
        folded: 'title',
        cell: (row) => <VisitorCell row={row} dates={dates} onOpen={onOpen} />,
      },
      { key: 'agent', header: labels.agent, width: '23%', cell: ({ chat }) => <AgentCell chat={chat} /> },
      {
        key: 'rating',
        header: labels.rated,
        width: '13%',
        folded: 'end',
        cell: ({ chat }) => <RatingCell chat={chat} />,
      },
      { key: 'feedback', header: labels.feedback, cell: ({ chat }) => <FeedbackCell chat={chat} /> },
    ],
    [dates, labels, onOpen],
  );
}

/** The columns of the list of all widgets: a line per chat. */
export function useAllChatsColumns(zone: string, onOpen: OpenChat): DataTableColumn<WidgetChat>[] {
  const labels = useLabels(reportsHistoryLabels);
  const dates = useDates(zone);
  const nameOf = useWidgetName();
  return useMemo(
    () => [
      {
        key: 'started',
        header: labels.started,
        width: '14%',
        folded: 'line',
        cell: ({ chat }) => <Started chat={chat} dates={dates} />,
      },
      {
        key: 'visitor',
        header: labels.visitor,
        width: '26%',
        folded: 'title',
        cell: (row) => <ShortVisitorCell row={row} dates={dates} onOpen={onOpen} />,
      },
      {
        key: 'widget',
        header: labels.widget,
        width: '18%',
        cell: ({ widget }) => <bdi className="cd-history-clip">{nameOf(widget)}</bdi>,
      },
      {
        key: 'agent',
        header: labels.agentAndReply,
        width: '27%',
        cell: ({ chat }) => <ShortAgentCell chat={chat} />,
      },
      { key: 'rating', header: labels.rated, folded: 'end', cell: ({ chat }) => <ShortRatingCell chat={chat} /> },
    ],
    [dates, labels, nameOf, onOpen],
  );
}

interface StartedProps {
  chat: HistoryChat;
  dates: ReturnType<typeof useDates>;
}

/** When on the day of its group. */
function Started({ chat: { startedAt }, dates }: StartedProps) {
  const labels = useLabels(reportsHistoryLabels);
  if (startedAt === null) return labels.unknownTime;
  return (
    <time className="cd-numbers" dateTime={new Date(startedAt).toISOString()}>
      {dates.time(startedAt)}
    </time>
  );
}
