import type { Id } from '../../../model/core/tolerant';
import type { AvailabilityBlock, MissedChats, OnlineDays } from '../../../model/reports/availability';
import { onlineSummary } from '../../../model/reports/online-summary';
import type { RangeControl } from '../../../model/reports/props';
import { toReportTab, type ReportRoute } from '../../../model/places/report-route';
import { PlainLink } from '../../../ui/base/link';
import { StatCard, StatCards } from '../../../ui/charts/stat-card';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { useDefinition } from '../controls/part';
import { reportsAvailabilityLabels } from './labels';
import { useDayWords } from './words';

interface OnlineSummaryCardsProps {
  widgetId: Id;
  range: RangeControl;
  route: ReportRoute;
  /** Absent while loading. */
  online: OnlineDays | undefined;
  missed: AvailabilityBlock['missed'];
  misses: MissedChats | undefined;
}

/** What the days come to: total, average, worst day, and chats missed while no one was online. */
export function OnlineSummaryCards({ widgetId, range, route, online, missed, misses }: OnlineSummaryCardsProps) {
  const labels = useLabels(reportsAvailabilityLabels);
  const { count, percent } = useFormat();
  const { zone } = range;
  const words = useDayWords(zone);
  const summary = online && onlineSummary(online.days, misses, zone);
  const write = useDefinition(range);
  const define = (name: keyof typeof labels.definition) => ({
    definition: write(labels.definition[name]),
  });
  const unknown = { value: labels.none, valueLabel: labels.notMeasured, state: 'none' as const };
  if (!summary) {
    const names = ['totalOnline', 'average', 'worst', ...(missed ? (['missedOffline'] as const) : [])] as const;
    return (
      <StatCards>
        {names.map((name) => (
          <StatCard key={name} label={labels[name]} value={undefined} {...define(name)} />
        ))}
      </StatCards>
    );
  }
  const { total, average, worst } = summary;
  const allMissed = labels.ofMissed(count(misses?.total ?? 0));
  return (
    <StatCards>
      <StatCard
        label={labels.totalOnline}
        {...define('totalOnline')}
        {...(total.share === null
          ? unknown
          : { value: words.hours(total.online), detail: labels.ofTime(percent(total.share)) })}
      />
      <StatCard
        label={labels.average}
        {...define('average')}
        {...(average === null ? unknown : { value: words.hours(average), detail: labels.aDay })}
      />
      <StatCard
        label={labels.worst}
        {...define('worst')}
        {...(worst ? { value: words.day(worst.day), detail: labels.ofTime(percent(worst.day.share)) } : unknown)}
      />
      {missed && missed.status !== 'failed' && (
        <StatCard
          label={labels.missedOffline}
          {...define('missedOffline')}
          {...(misses && total.missedOffline === null
            ? unknown
            : { value: misses && count(total.missedOffline ?? 0), state: total.missedOffline ? 'counted' : 'none' })}
          detail={
            misses && misses.total > 0 ? (
              <PlainLink
                to={{ ...toReportTab(route, 'history'), widgetId, filters: { missed: true } }}
                className="cd-number-link"
                aria-label={labels.toHistory(allMissed)}
              >
                {allMissed}
              </PlainLink>
            ) : (
              allMissed
            )
          }
        />
      )}
    </StatCards>
  );
}
