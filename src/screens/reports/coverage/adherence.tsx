import { gapsOf, type Adherence, type Gap } from '../../../model/reports/coverage/adherence';
import type { CoverageBlock } from '../../../model/reports/coverage/coverage-report';
import type { RangeControl } from '../../../model/reports/props';
import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';
import { PagedTable } from '../../../ui/data-table/paged-table';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useDates } from '../../../ui/format/dates';
import { useDuration } from '../../../ui/format/duration';
import { useFormat } from '../../../ui/format/format';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { PartHeading } from '../controls/part';
import { reportsCoverageLabels } from './labels';
import { useWeekWords } from './words';

interface CoverageAdherenceProps {
  block: CoverageBlock;
  /** The widget's name. */
  name: string;
  range: RangeControl;
}

/** Operating hours compared with the time when operators were online; nothing when they are off. */
export function CoverageAdherence({ block, name, range }: CoverageAdherenceProps) {
  const labels = useLabels(reportsCoverageLabels);
  const { online, schedule } = block;
  if (online.status === 'failed') {
    return <ProblemCallout title={labels.onlineFailed(name)} problem={online.problem} onRetry={online.onRetry} />;
  }
  const stale = online.status === 'ready' && online.problem && <StaleNotice problem={online.problem} />;
  if (!schedule.isOn || schedule.week === null) return stale || null;
  return (
    <div className="cd-report-part" data-state={online.status} data-chatdeck="coverage-adherence">
      <PartHeading as="h3" title={labels.adherence} definition={labels.adherenceHelp} range={range} />
      {online.status === 'loading' && (
        <SkeletonGroup>
          <Skeleton width="240px" />
        </SkeletonGroup>
      )}
      {online.status === 'ready' && (
        <>
          {stale}
          {online.data.adherence && <Kept adherence={online.data.adherence} name={name} zone={range.zone} />}
          {online.data.unreadable > 0 && (
            <Text as="p" size="2" color="gray">
              {labels.unreadableDays(online.data.unreadable)}
            </Text>
          )}
        </>
      )}
    </div>
  );
}

interface KeptProps extends Pick<CoverageAdherenceProps, 'name'> {
  /** The report's time zone. */
  zone: string;
  adherence: Adherence;
}

const GAPS = 10;

function Kept({ adherence, name, zone }: KeptProps) {
  const labels = useLabels(reportsCoverageLabels);
  const { percent } = useFormat();
  const duration = useDuration();
  const dates = useDates(zone);
  const { planned, kept, extra } = adherence;
  const { hours } = useWeekWords();
  const gaps = useMemo(() => gapsOf(adherence), [adherence]);
  const columns = useMemo(
    (): DataTableColumn<Gap>[] => [
      { key: 'date', header: labels.date, cell: ({ from }) => dates.day(from) },
      { key: 'what', header: labels.what, cell: ({ kind }) => labels[kind] },
      { key: 'times', header: labels.times, cell: ({ from, to }) => labels.period(dates.time(from), dates.time(to)) },
      {
        key: 'length',
        header: labels.length,
        align: 'end',
        cell: ({ from, to }) => duration(Math.round((to - from) / 1000)),
      },
    ],
    [labels, dates, duration],
  );
  if (planned === 0) {
    return (
      <Text as="p" size="2">
        {labels.nothingPlanned}
      </Text>
    );
  }
  return (
    <>
      <Text as="p" size="2" className="cd-numbers">
        {labels.kept(percent(kept / planned), hours(kept), hours(planned))} {extra > 0 && labels.extra(hours(extra))}
      </Text>
      {gaps.length === 0 ? (
        <Text as="p" size="2" color="gray">
          {labels.allKept}
        </Text>
      ) : (
        <PagedTable
          label={`${name}: ${labels.gaps}`}
          columns={columns}
          rows={gaps}
          rowKey={({ from }) => from}
          rowName={({ from }) => dates.dayAndTime(from)}
          pageSize={GAPS}
        />
      )}
    </>
  );
}
