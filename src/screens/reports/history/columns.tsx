import type { HistoryChat } from '../../../model/reports/history-view';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { useDates } from '../../../ui/format/dates';
import { useMemo } from 'react';
import { AgentCell } from './agent';
import type { ReportsHistoryLabels } from './labels';
import { FeedbackCell, RatingCell } from './rating';
import { VisitorCell } from './visitor';

/** The columns of the specification, in its order. */
export function useHistoryColumns(zone: string, labels: ReportsHistoryLabels): DataTableColumn<HistoryChat>[] {
  const dates = useDates(zone);
  return useMemo(
    () => [
      {
        key: 'started',
        header: labels.started,
        width: '20%',
        cell: (chat) => <Started chat={chat} dates={dates} labels={labels} />,
      },
      {
        key: 'visitor',
        header: labels.visitor,
        width: '24%',
        cell: (chat) => <VisitorCell chat={chat} dates={dates} labels={labels} />,
      },
      { key: 'agent', header: labels.agent, width: '22%', cell: (chat) => <AgentCell chat={chat} labels={labels} /> },
      { key: 'rating', header: labels.rated, width: '14%', cell: (chat) => <RatingCell chat={chat} labels={labels} /> },
      { key: 'feedback', header: labels.feedback, cell: (chat) => <FeedbackCell chat={chat} labels={labels} /> },
    ],
    [dates, labels],
  );
}

interface StartedProps {
  chat: HistoryChat;
  dates: ReturnType<typeof useDates>;
  labels: ReportsHistoryLabels;
}

/** When, and from where. */
function Started({ chat: { startedAt, location }, dates, labels }: StartedProps) {
  return (
    <span className="cd-history-cell">
      {startedAt === null ? (
        labels.unknownTime
      ) : (
        <time className="cd-numbers" dateTime={new Date(startedAt).toISOString()}>
          {dates.dayAndTime(startedAt)}
        </time>
      )}
      {location !== '' && <bdi className="cd-history-line">{location}</bdi>}
    </span>
  );
}
