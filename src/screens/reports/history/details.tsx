import type { HistoryChat } from '../../../model/reports/history-view';
import { usePages } from '../../../ui/data-table/use-pages';
import { useLabels } from '../../../ui/theme/labels';
import type { useDates } from '../../../ui/format/dates';
import { ExternalLink } from '../../../ui/base/link';
import { Heading } from '../../../ui/radix';
import type { ReactNode } from 'react';
import { reportsHistoryLabels } from './labels';

interface VisitorDetailsProps {
  chat: HistoryChat;
  dates: ReturnType<typeof useDates>;
}

/** Everything known about a visitor and a chat. Unknown facts have no line. */
export function VisitorDetails({ chat, dates }: VisitorDetailsProps) {
  const labels = useLabels(reportsHistoryLabels);
  const { visitor, title, startedAt, endedAt, feedback } = chat;
  const { page, traits } = visitor;
  const { shown, pager } = usePages(traits);
  const time = (instant: number | null) => instant !== null && dates.dayAndTime(instant);
  return (
    <div className="cd-history-details">
      <dl className="cd-history-facts">
        <Fact name={labels.visitor}>{visitor.name}</Fact>
        <Fact name={labels.email}>{visitor.email}</Fact>
        <Fact name={labels.firstMessage}>{title}</Fact>
        <Fact name={labels.page}>
          {page && (
            <span title={page.address}>
              <ExternalLink href={page.href ?? ''}>{page.text}</ExternalLink>
            </span>
          )}
        </Fact>
        <Fact name={labels.startedAt}>{time(startedAt)}</Fact>
        <Fact name={labels.endedAt}>{time(endedAt)}</Fact>
        <Fact name={labels.visitorSince}>{time(visitor.createdAt)}</Fact>
        <Fact name={labels.userId}>{visitor.userId}</Fact>
        <Fact name={labels.feedback}>{feedback}</Fact>
      </dl>
      {traits.length > 0 && (
        <>
          <Heading as="h3" size="1" color="gray">
            {labels.traits}
          </Heading>
          <dl className="cd-history-facts">
            {shown.map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
          {pager}
        </>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === '' || children === false) return null;
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
