import type { HistoryFilters, ReportRoute } from '../../../model/places/report-route';
import { useFormat } from '../../../ui/format/format';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { countingLabels } from '../../../ui/counting/labels';
import { NumberLink } from './number-link';

/** How many chats a report counted. */
export interface ChatTotals {
  chats: number;
  missed: number;
  /** Absent where the report doesn't know. */
  triggered?: number | undefined;
}

interface CountedTotalsProps {
  totals: ChatTotals;
  /** The widget's history in the same range; absent when it wouldn't show exactly these chats. */
  history: ReportRoute | undefined;
}

/** How many chats there are in all, with links to exactly these chats. */
export function CountedTotals({ totals: { chats, missed, triggered }, history }: CountedTotalsProps) {
  const labels = useLabels(countingLabels);
  const { count } = useFormat();
  const total = (number: number, text: string, filters?: HistoryFilters) => {
    const to = number > 0 && history ? { ...history, filters: { ...history.filters, ...filters } } : undefined;
    return (
      <li>
        <NumberLink to={to}>
          {to ? (
            text
          ) : (
            <Text size="2" color="gray">
              {text}
            </Text>
          )}
        </NumberLink>
      </li>
    );
  };
  return (
    <ul className="cd-counted cd-numbers">
      {total(chats, labels.totalChats(chats, count(chats)))}
      {total(missed, labels.totalMissed(count(missed)), { missed: true })}
      {triggered !== undefined && total(triggered, labels.totalTriggered(count(triggered)), { trigger: true })}
    </ul>
  );
}
