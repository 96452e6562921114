import { chatLimit, type ChatCount, type CountedDates } from '../../model/counting/chat-count';
import { CloseIcon } from '../base/icons';
import { Skeleton, SkeletonGroup } from '../base/skeleton';
import { CalloutAction } from '../feedback/callout-action';
import { ErrorCallout } from '../feedback/error-callout';
import { NoticeCallout } from '../feedback/notice-callout';
import { ProblemCallout } from '../feedback/problem-callout';
import { useProblemText } from '../feedback/problem-labels';
import { useDates } from '../format/dates';
import { useFormat } from '../format/format';
import { Button } from '@radix-ui/themes';
import { Text } from '../base/text';
import { useLabels } from '../theme/labels';
import type { ReactNode } from 'react';
import { countingLabels, type CountingLabels } from './labels';

interface ReadChatsProps<T> {
  count: ChatCount<T>;
  task: CountTask;
  /** Said instead of a general sentence when the number of chats couldn't be loaded. */
  failed?: string | undefined;
  /** How many of the chats couldn't be read. */
  unreadableOf(data: T): number;
  /** What the chats add up to. */
  children(data: T, counted: CountedDates): ReactNode;
}

/** What was found in all chats of a range, or how far reading them is. */
export function ReadChats<T>({ count, task, failed, unreadableOf, children }: ReadChatsProps<T>) {
  const texts = useCountTexts(task);
  if (count.status !== 'ready') return <CountProgress count={count} task={task} failed={failed} />;
  return (
    <>
      <LeftOut {...count.counted} text={texts.leftOut} />
      {children(count.data, count.counted)}
      <Unreadable count={unreadableOf(count.data)} text={texts.unreadable} />
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
  failed: string | undefined;
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
      return <ProblemCallout title={failed ?? labels.findFailed} problem={count.problem} onRetry={count.onRetry} />;
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
    if (failure.kind === 'problem') return problemText(failure.problem, 'read');
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
