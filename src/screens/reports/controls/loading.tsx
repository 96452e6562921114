import { reportTabs, type ReportTab } from '../../../model/places/report-route';
import { useLabels } from '../../../ui/theme/labels';
import { PageHeader } from '../../../ui/page/page-header';
import { Skeleton } from '../../../ui/base/skeleton';
import { TabNavigation } from '../../../ui/page/tab-navigation';
import type { ReactNode } from 'react';
import { reportLabels } from './labels';

/** Placeholder for a report while its code loads. */
export function ReportFrameLoading({ tab, children }: { tab: ReportTab; children: ReactNode }) {
  const labels = useLabels(reportLabels);
  return (
    <div className="cd-report" data-chatdeck="report" data-state="loading">
      <PageHeader title={labels.title} context={<Skeleton width="160px" />} />
      <TabNavigation
        label={labels.tabs}
        items={reportTabs.map((each) => ({
          to: { name: 'reports', tab: each },
          isCurrent: each === tab,
          content: labels[each],
        }))}
      />
      <div className="cd-report-controls" aria-hidden="true">
        <Skeleton width="160px" height="32px" />
        <Skeleton width="200px" height="32px" />
      </div>
      <div className="cd-report-blocks">{children}</div>
    </div>
  );
}
