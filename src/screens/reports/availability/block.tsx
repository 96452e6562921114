import { daysInRange } from '../../../model/time/date-range';
import type { AvailabilityBlock, MissedChats, OnlineDays } from '../../../model/reports/availability';
import { isCut, missedOn, offlineCount } from '../../../model/reports/online-summary';
import type { RangeControl } from '../../../model/reports/props';
import type { ReportRoute } from '../../../model/places/report-route';
import { useLabels } from '../../../ui/theme/labels';
import { DayBars, type DayBar } from '../../../ui/charts/day-bars';
import { useFormat } from '../../../ui/format/format';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { Button, Heading, Text } from '../../../ui/radix';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useMemo } from 'react';
import { reportsAvailabilityLabels } from './labels';
import { OnlineSummaryCards } from './summary';
import { DaySkeletons } from './skeleton';
import { DayTimes } from './times';
import { WeekTable } from './weeks';
import { useDayWords } from './words';

export type AvailabilityView = 'chart' | 'times';

interface WidgetAvailabilityProps {
  block: AvailabilityBlock;
  /** The widget's name. */
  name: string;
  view: AvailabilityView;
  range: RangeControl;
  route: ReportRoute;
}

/** When operators of one widget were online. */
export function WidgetAvailability({ block, name, view, range, route }: WidgetAvailabilityProps) {
  const labels = useLabels(reportsAvailabilityLabels);
  const { online, missed, widget } = block;
  if (online.status === 'failed') {
    return <ProblemCallout title={labels.failed(name)} problem={online.problem} onRetry={online.onRetry} />;
  }
  const misses = missed?.status === 'ready' ? missed.data : undefined;
  const place = { widgetId: widget.id, range, route };
  return (
    <div className="cd-report-part" data-state={online.status}>
      <Heading as="h3" size="3">
        {labels.title}
      </Heading>
      <OnlineSummaryCards
        {...place}
        online={online.status === 'ready' ? online.data : undefined}
        missed={missed}
        misses={misses}
      />
      {online.status === 'loading' && <DaySkeletons count={daysInRange(range.dates)} />}
      {online.status === 'ready' && (
        <>
          {online.problem && <StaleNotice problem={online.problem} />}
          {missed?.status === 'failed' && (
            <Text as="p" size="1" color="gray" className="cd-report-compared" role="status">
              {labels.missedFailed(name)}{' '}
              <Button type="button" size="1" variant="ghost" onClick={() => missed.onRetry()}>
                {labels.retryMissed}
              </Button>
            </Text>
          )}
          <Days online={online.data} missed={misses} name={name} view={view} zone={range.zone} />
          <WeekTable online={online.data} missed={misses} name={name} range={range} />
        </>
      )}
    </div>
  );
}

interface DaysProps extends Pick<WidgetAvailabilityProps, 'name' | 'view'> {
  online: OnlineDays;
  missed: MissedChats | undefined;
  zone: string;
}

function Days({ online, missed, name, view, zone }: DaysProps) {
  const labels = useLabels(reportsAvailabilityLabels);
  const { count } = useFormat();
  const words = useDayWords(zone);
  const label = `${name}: ${labels.title}`;
  const bars = useMemo(
    () =>
      online.days.map((day): DayBar => {
        const times = words.times(day);
        const starts = missedOn(day, missed, zone) ?? [];
        const offline = offlineCount(starts) ?? 0;
        return {
          label: words.day(day),
          periods: day.periods.map(({ start, end }, index) => ({ start, end, times: times[index] })),
          share: day.isUnreadable ? null : day.share,
          hours: day.hours,
          marks: day.marks,
          elapsed: day.elapsed,
          moments: day.isUnreadable ? [] : starts.map(({ at, isOffline }) => ({ at, isOutside: isOffline })),
          momentsText:
            starts.length > 0 ? labels.missedOn(starts.length, count(starts.length), count(offline)) : undefined,
          note: words.note(day),
        };
      }),
    [online, missed, zone, words, labels, count],
  );
  const isKnown = online.unreadable < online.days.length;
  const isMarked = view === 'chart' && bars.some(({ moments = [] }) => moments.length > 0);
  return (
    <>
      {isKnown && online.online === 0 && (
        <Text as="p" size="2" color="gray">
          {labels.nobody}
        </Text>
      )}
      {online.unreadable > 0 && (
        <Text as="p" size="2" color="gray">
          {labels.unreadableDays(online.unreadable)}
        </Text>
      )}
      {missed && isCut(missed) && (
        <Text as="p" size="2" color="gray">
          {labels.latestMissed(count(missed.starts.length), count(missed.total))}
        </Text>
      )}
      {missed?.unreadable !== undefined && missed.unreadable > 0 && (
        <Text as="p" size="2" color="gray">
          {labels.unreadableMissed(missed.unreadable)}
        </Text>
      )}
      {isMarked && (
        <Text as="p" size="1" color="gray" aria-hidden className="cd-report-keys">
          <span data-key="outside">{labels.marks}</span>
          <span data-key="inside">{labels.inside}</span>
        </Text>
      )}
      {view === 'chart' ? (
        <DayBars label={label} days={bars} />
      ) : (
        <DayTimes label={label} days={online.days} missed={missed} zone={zone} words={words} />
      )}
    </>
  );
}
