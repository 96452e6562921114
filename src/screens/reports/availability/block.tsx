import { daysInRange } from '../../../model/time/date-range';
import type { AvailabilityBlock, OnlineDays } from '../../../model/reports/availability';
import type { RangeControl } from '../../../model/reports/props';
import { useLabels } from '../../../ui/theme/labels';
import { DayBars, type DayBar } from '../../../ui/charts/day-bars';
import { useFormat } from '../../../ui/format/format';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { Heading, Text } from '../../../ui/radix';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useMemo } from 'react';
import { reportsAvailabilityLabels } from './labels';
import { DaySkeletons } from './skeleton';
import { DayTimes } from './times';
import { useDayWords } from './words';

export type AvailabilityView = 'chart' | 'times';

interface WidgetAvailabilityProps {
  block: AvailabilityBlock;
  /** The widget's name. */
  name: string;
  view: AvailabilityView;
  range: RangeControl;
}

/** When operators of one widget were online. */
export function WidgetAvailability({ block, name, view, range }: WidgetAvailabilityProps) {
  const labels = useLabels(reportsAvailabilityLabels);
  const { online } = block;
  if (online.status === 'failed') {
    return <ProblemCallout title={labels.failed(name)} problem={online.problem} onRetry={online.onRetry} />;
  }
  return (
    <div className="cd-report-part" data-state={online.status}>
      <Heading as="h3" size="3">
        {labels.title}
      </Heading>
      {online.status === 'loading' && <DaySkeletons count={daysInRange(range.dates)} />}
      {online.status === 'ready' && (
        <>
          {online.problem && <StaleNotice problem={online.problem} />}
          <Days online={online.data} name={name} view={view} zone={range.zone} />
        </>
      )}
    </div>
  );
}

interface DaysProps extends Pick<WidgetAvailabilityProps, 'name' | 'view'> {
  online: OnlineDays;
  zone: string;
}

function Days({ online, name, view, zone }: DaysProps) {
  const labels = useLabels(reportsAvailabilityLabels);
  const { percent } = useFormat();
  const words = useDayWords(zone);
  const label = `${name}: ${labels.title}`;
  const bars = useMemo(
    () =>
      online.days.map((day): DayBar => {
        const times = words.times(day);
        return {
          label: words.day(day),
          periods: day.periods.map(({ start, end }, index) => ({ start, end, times: times[index] })),
          share: day.isUnreadable ? null : day.share,
          hours: day.hours,
          marks: day.marks,
          elapsed: day.elapsed,
          note: words.note(day),
        };
      }),
    [online, words],
  );
  const isKnown = online.unreadable < online.days.length;
  return (
    <>
      {isKnown && (
        <Text as="p" size="2" color="gray" className="cd-numbers">
          {online.online > 0 ? labels.total(words.hours(online.online), percent(online.share)) : labels.nobody}
        </Text>
      )}
      {online.unreadable > 0 && (
        <Text as="p" size="2" color="gray">
          {labels.unreadableDays(online.unreadable)}
        </Text>
      )}
      {view === 'chart' ? (
        <DayBars label={label} days={bars} />
      ) : (
        <DayTimes label={label} days={online.days} words={words} />
      )}
    </>
  );
}
