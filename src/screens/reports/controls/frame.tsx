import type { CompareControl, ReportData, ReportProps } from '../../../model/reports/props';
import { reportTabs, toReportTab, type ReportTab } from '../../../model/places/report-route';
import { useDateRange } from '../../../ui/format/date-range';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ReportsIcon } from '../../../ui/base/icons';
import { useLabels } from '../../../ui/theme/labels';
import { UpgradeButton } from '../../../ui/feedback/upgrade-button';
import { PageHeader } from '../../../ui/page/page-header';
import { TabNavigation } from '../../../ui/page/tab-navigation';
import type { ReactNode } from 'react';
import { reportLabels } from './labels';
import { ReportControls } from './row';

interface ReportFrameProps extends ReportProps {
  tab: ReportTab;
  status: ReportData<unknown>['status'];
  /** The label of the time zone field, if it differs from the shared one. */
  zoneLabel?: string | undefined;
  /** The dates, and what they are compared with; the dates alone if absent. */
  context?: string | undefined;
  /** What the range is compared with; absent hides the choice. */
  compare?: CompareControl | undefined;
  /** At the end of the controls. */
  downloads?: ReactNode;
  children: ReactNode;
}

/** What all report tabs share: title and range, tabs, controls, and who may not see any. */
export function ReportFrame(props: ReportFrameProps) {
  const { tab, status, range, route, zoneLabel, compare, downloads, children } = props;
  const labels = useLabels(reportLabels);
  const writeRange = useDateRange();
  const { context = writeRange(range.dates) } = props;
  const isOpen = status !== 'adminRequired' && status !== 'planRequired';
  return (
    <div className="cd-report" data-chatdeck="report" data-state={status}>
      <PageHeader title={labels.title} context={isOpen && context} />
      {isOpen && (
        <>
          <TabNavigation
            label={labels.tabs}
            items={reportTabs.map((each) => ({
              to: toReportTab(route, each),
              isCurrent: each === tab,
              content: labels[each],
            }))}
          />
          <ReportControls range={range} zoneLabel={zoneLabel} compare={compare} downloads={downloads} />
        </>
      )}
      {isOpen ? children : <NoReports status={status} />}
    </div>
  );
}

/** Why the user sees no reports, and what to do about it. */
function NoReports({ status }: { status: 'adminRequired' | 'planRequired' }) {
  const labels = useLabels(reportLabels);
  return (
    <EmptyState
      icon={<ReportsIcon size={24} aria-hidden />}
      title={labels.closed}
      action={status === 'planRequired' && <UpgradeButton />}
    >
      {labels[status]}
    </EmptyState>
  );
}
