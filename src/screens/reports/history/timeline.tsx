import type { HistoryChat, HistoryLink } from '../../../model/reports/history-view';
import type { Instant } from '../../../model/core/tolerant';
import { localDate } from '../../../model/time/zoned-time';
import { ExternalLink } from '../../../ui/base/link';
import { useDates } from '../../../ui/format/dates';
import { useDuration } from '../../../ui/format/duration';
import { Heading } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import type { ReactNode } from 'react';
import { reportsHistoryLabels } from './labels';
import { Thumb } from './rating';

interface TimelineProps {
  chat: HistoryChat;
  zone: string;
}

/** What happened in a chat, in order. */
export function Timeline({ chat, zone }: TimelineProps) {
  const labels = useLabels(reportsHistoryLabels);
  const duration = useDuration();
  const { startedAt, endedAt, agent, replySeconds, title, visitor, rating, feedback } = chat;
  const length = startedAt !== null && endedAt !== null && endedAt >= startedAt ? (endedAt - startedAt) / 1000 : null;
  const answeredAt = startedAt !== null && replySeconds !== null ? startedAt + replySeconds * 1000 : null;
  const timeOf = useTimes(startedAt, zone);
  return (
    <section className="cd-chat-part">
      <Heading as="h3" size="1" color="gray" className="cd-chat-caption">
        {labels.whatHappened}
        {length !== null && <span className="cd-numbers">{labels.inAll(duration(Math.round(length)))}</span>}
      </Heading>
      <ol className="cd-timeline cd-numbers">
        <Event time={timeOf(startedAt)}>
          <b>{visitor.page ? labels.chatStartedOn : labels.chatStarted}</b>{' '}
          {visitor.page && <PageLink page={visitor.page} />}
          {title !== '' && <Quote>{title}</Quote>}
        </Event>
        {agent ? (
          <Event time={timeOf(answeredAt)}>
            <bdi>{labels.chatAnswered(agent.name)}</bdi>{' '}
            {replySeconds !== null && (
              <span className="cd-chat-quiet">{labels.answeredAfter(duration(replySeconds))}</span>
            )}
          </Event>
        ) : (
          <Event>
            <span className="cd-history-missed">{labels.chatMissed}</span>
          </Event>
        )}
        {endedAt !== null && (
          <Event time={timeOf(endedAt)}>
            <b>{labels.chatEnded}</b>
          </Event>
        )}
        {(rating !== null || feedback !== '') && (
          <Event>
            {rating === null ? <b>{labels.feedback}</b> : <Thumb rating={rating}>{labels[rating]}</Thumb>}
            {feedback !== '' && <Quote>{feedback}</Quote>}
          </Event>
        )}
      </ol>
    </section>
  );
}

/** The page a visitor was on, without its protocol; its whole address as a hint. */
export function PageLink({ page }: { page: HistoryLink }) {
  return (
    <span title={page.address} className="cd-chat-page">
      <ExternalLink href={page.href ?? ''}>{page.text}</ExternalLink>
    </span>
  );
}

/** The time of day, with the day if it isn't that of the start. */
function useTimes(startedAt: Instant | null, zone: string) {
  const dates = useDates(zone);
  return (instant: Instant | null) => {
    if (instant === null) return undefined;
    const isSameDay = startedAt !== null && localDate(startedAt, zone) === localDate(instant, zone);
    const text = isSameDay ? dates.time(instant) : dates.dayAndTime(instant);
    return <time dateTime={new Date(instant).toISOString()}>{text}</time>;
  };
}

/** The server doesn't say when some events happened. */
function Event({ time, children }: { time?: ReactNode; children: ReactNode }) {
  return (
    <li className="cd-timeline-event" data-state={time ? 'timed' : 'undated'}>
      <span className="cd-chat-quiet">{time}</span>
      <span className="cd-timeline-line" aria-hidden="true" />
      <div className="cd-timeline-text">{children}</div>
    </li>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote className="cd-chat-quote">
      <bdi>{children}</bdi>
    </blockquote>
  );
}
