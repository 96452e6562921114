import type { ChatCount } from '../../../model/counting/chat-count';
import type { ReportRoute } from '../../../model/places/report-route';
import { countingLabels } from '../../../ui/counting/labels';
import { ReadChats } from '../../../ui/counting/read-chats';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import type { ReactNode } from 'react';
import { CountedTotals, type ChatTotals } from './totals';

interface CountedChatsProps<T> {
  count: ChatCount<T>;
  /** The widget's name. */
  name: string;
  /** How many of the chats couldn't be read. */
  unreadableOf(data: T): number;
  /** What the chats add up to. */
  totalsOf(data: T): Omit<ChatTotals, 'chats'>;
  /** The widget's history in the same range and time zone. */
  history: ReportRoute;
  children(data: T): ReactNode;
}

/** What all chats of a range add up to, or how far counting them is. */
export function CountedChats<T>(props: CountedChatsProps<T>) {
  const { count, name, unreadableOf, totalsOf, history, children } = props;
  const labels = useLabels(countingLabels);
  return (
    <ReadChats count={count} task="count" failed={labels.failed(name)} unreadableOf={unreadableOf}>
      {(data, { chats, leftOut }) =>
        chats === 0 ? (
          <Text as="p" size="2" color="gray">
            {labels.empty}
          </Text>
        ) : (
          <>
            <CountedTotals
              totals={{ chats, ...totalsOf(data) }}
              history={leftOut === 0 && unreadableOf(data) === 0 ? history : undefined}
            />
            {children(data)}
          </>
        )
      }
    </ReadChats>
  );
}
