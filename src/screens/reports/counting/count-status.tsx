import { chatLimit, type ChatCount, type CountedDates } from '../../../model/reports/chat-count';
import { CloseIcon } from '../../../ui/base/icons';
import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';
import { CalloutAction } from '../../../ui/feedback/callout-action';
import { ErrorCallout } from '../../../ui/feedback/error-callout';
import { NoticeCallout } from '../../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { useProblemText } from '../../../ui/feedback/problem-labels';
import { useDates } from '../../../ui/format/dates';
import { useFormat } from '../../../ui/format/format';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import type { ReactNode } from 'react';
import type { ReportRoute } from '../../../model/places/report-route';
import { countingLabels, type CountingLabels } from './labels';
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
  const texts = useCountTexts('count');
  if (count.status !== 'ready') {
    return <CountProgress count={count} task="count" failed={labels.failed(name)} />;
  }
  const unreadable = unreadableOf(count.data);
  return (
    <>
      <LeftOut {...count.counted} text={texts.leftOut} />
      {count.counted.chats === 0 ? (
        <Text as="p" size="2" color="gray">
          {labels.empty}
        </Text>
      ) : (
        <>
          <CountedTotals
            totals={{ chats: count.counted.chats, ...totalsOf(count.data) }}
            history={count.counted.leftOut === 0 && unreadable === 0 ? history : undefined}
          />
          {children(count.data)}
        </>
      )}
      <Unreadable count={unreadable} text={texts.unreadable} />
    </>
  );
}

interface FoundChatsProps {
  count: ChatCount<{ unreadable: number }>;
  /** What was found. */
  children: ReactNode;
}

/** What was found among all chats of a range, or how far the search is. */
export function FoundChats({ count, children }: FoundChatsProps) {
  const labels = useLabels(countingLabels);
  const texts = useCountTexts('find');
  if (count.status !== 'ready') return <CountProgress count={count} task="find" failed={labels.findFailed} />;
  return (
    <>
      <LeftOut {...count.counted} text={texts.leftOut} />
      {children}
      <Unreadable count={count.data.unreadable} text={texts.unreadable} />
    </>
  );
}

/** Why all chats are read. */
type CountTask = 'count' | 'find';

function useCountTexts(task: CountTask) {
  const labels = useLabels(countingLabels);
  if (task === 'count') return labels;
  return {
    start: labels.findStart,
    running: labels.finding,
    canceled: labels.findCanceled,
    stopped: labels.findStopped,
    soFar: labels.foundSoFar,
    leftOut: labels.findLeftOut,
    unreadable: labels.findUnreadable,
  };
}

interface CountProgressProps {
  count: Exclude<ChatCount<unknown>, { status: 'ready' }>;
  task: CountTask;
  /** Said when the number of chats couldn't be loaded. */
  failed: string;
}

function CountProgress({ count, task, failed }: CountProgressProps) {
  const labels = useLabels(countingLabels);
  const texts = useCountTexts(task);
  const format = useFormat();
  switch (count.status) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton height="224px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <ProblemCallout title={failed} problem={count.problem} onRetry={count.onRetry} />;
    case 'waiting':
      return (
        <StartCounting text={labels.many(format.count(count.chats))} label={texts.start} onStart={count.onStart} />
      );
    case 'canceled':
      return <StartCounting text={texts.canceled} label={texts.start} onStart={count.onStart} />;
    case 'running':
      return <Counting {...count} label={texts.running} />;
    case 'stopped':
      return <Stopped {...count} task={task} />;
  }
}

interface StartCountingProps {
  text: string;
  label: string;
  onStart(): void;
}

function StartCounting({ text, label, onStart }: StartCountingProps) {
  return (
    <div className="cd-counting">
      <Text as="p" size="2" color="gray">
        {text}
      </Text>
      <Button type="button" variant="outline" color="gray" onClick={onStart}>
        {label}
      </Button>
    </div>
  );
}

type Running = Extract<ChatCount<unknown>, { status: 'running' }>;

function Counting({ done, total, label, onCancel }: Running & { label: string }) {
  const labels = useLabels(countingLabels);
  const text = useProgressText()(done, total);
  return (
    <div className="cd-counting">
      <div className="cd-download-bar">
        <Text as="span" size="1" color="gray" className="cd-numbers" aria-hidden>
          {text}
        </Text>
        <progress
          aria-label={label}
          aria-valuetext={text}
          value={total === null ? undefined : Math.min(done, total)}
          max={total || 1}
        />
      </div>
      <Button type="button" size="1" variant="outline" color="gray" onClick={onCancel}>
        <CloseIcon size={14} aria-hidden />
        {labels.cancel}
      </Button>
    </div>
  );
}

type StoppedCount = Extract<ChatCount<unknown>, { status: 'stopped' }>;

/** Why counting stopped, and how to continue. */
function Stopped({ task, failure, done, total, onResume, onAccept, onCancel }: StoppedCount & { task: CountTask }) {
  const labels = useLabels(countingLabels);
  const texts = useCountTexts(task);
  const { count } = useFormat();
  const problemText = useProblemText();
  const text = useProgressText()(done, total);
  const reason = () => {
    if (failure.kind === 'problem') return problemText(failure.problem);
    return failure.kind === 'changed' ? labels.changed : labels.count(count(failure.found), count(failure.expected));
  };
  return (
    <ErrorCallout
      title={texts.stopped}
      actions={
        <span className="cd-download-ways">
          <CalloutAction onClick={onResume}>{labels.again}</CalloutAction>
          {failure.kind === 'count' && <CalloutAction onClick={onAccept}>{labels.accept}</CalloutAction>}
          <CalloutAction onClick={onCancel}>{labels.cancel}</CalloutAction>
        </span>
      }
    >
      {reason()} {failure.kind === 'problem' && done > 0 && texts.soFar(text)}
    </ErrorCallout>
  );
}

/** `1,000 of 5,000 chats` */
function useProgressText() {
  const labels = useLabels(countingLabels);
  const { count } = useFormat();
  return (done: number, total: number | null) =>
    total === null ? labels.progressOfUnknown(count(done)) : labels.progress(count(done), count(total));
}

/** Which chats are left out because there are too many. */
function LeftOut({ dates, leftOut, text }: CountedDates & { text: CountingLabels['leftOut'] }) {
  const { count } = useFormat();
  const { day } = useDates('UTC');
  if (leftOut === 0) return null;
  return <NoticeCallout>{text(count(chatLimit), day(Date.parse(dates.start)), count(leftOut))}</NoticeCallout>;
}

function Unreadable({ count, text }: { count: number; text: CountingLabels['unreadable'] }) {
  if (count === 0) return null;
  return (
    <Text as="p" size="2" color="gray">
      {text(count)}
    </Text>
  );
}
