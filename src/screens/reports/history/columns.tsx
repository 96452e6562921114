import type { HistoryChat } from '../../../model/reports/history-view';
import { useLabels } from '../../../ui/theme/labels';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { useDates } from '../../../ui/format/dates';
import { useMemo } from 'react';
import { AgentCell } from './agent';
import { reportsHistoryLabels } from './labels';
import { FeedbackCell, RatingCell } from './rating';
import { VisitorCell } from './visitor';

/** The history's columns, in order. */
export function useHistoryColumns(zone: string): DataTableColumn<HistoryChat>[] {
  const labels = useLabels(reportsHistoryLabels);
  const dates = useDates(zone);
  return useMemo(
    () => [
      {
        key: 'started',
        header: labels.started,
        width: '22%',
        folded: 'line',
        cell: (chat) => <Started chat={chat} dates={dates} />,
      },
      {
        key: 'visitor',
        header: labels.visitor,
        width: '32%',
        folded: 'title',
        cell: (chat) => <VisitorCell chat={chat} dates={dates} />,
      },
      { key: 'agent', header: labels.agent, width: '24%', cell: (chat) => <AgentCell chat={chat} /> },
      {
        key: 'rating',
        header: labels.rated,
        width: '11%',
        folded: 'end',
        cell: (chat) => <RatingCell chat={chat} />,
      },
      { key: 'feedback', header: labels.feedback, cell: (chat) => <FeedbackCell chat={chat} /> },
    ],
    [dates, labels],
  );
}

interface StartedProps {
  chat: HistoryChat;
  dates: ReturnType<typeof useDates>;
}

/** When on the day of its group, and from where. */
function Started({ chat: { startedAt, location }, dates }: StartedProps) {
  const labels = useLabels(reportsHistoryLabels);
  return (
    <span className="cd-history-cell">
      {startedAt === null ? (
        labels.unknownTime
      ) : (
        <time className="cd-numbers" dateTime={new Date(startedAt).toISOString()}>
          {dates.time(startedAt)}
        </time>
      )}
      {location !== '' && <bdi className="cd-history-line">{location}</bdi>}
    </span>
  );
}
