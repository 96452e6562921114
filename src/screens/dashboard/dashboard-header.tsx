import { useLabels } from '../../ui/theme/labels';
import { Link, useHasScreen } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { Skeleton } from '../../ui/base/skeleton';
import { dashboardLabels } from './labels';

interface DashboardHeaderProps {
  planLabel: string;
  isLoading: boolean;
}

/** The title and the plan, with a link to the account if the host has that page. */
export function DashboardHeader({ planLabel, isLoading }: DashboardHeaderProps) {
  const labels = useLabels(dashboardLabels);
  const hasScreen = useHasScreen();
  return <PageHeader title={labels.title} context={contextOf()} />;

  function contextOf() {
    if (planLabel === '') return isLoading ? <Skeleton width="160px" height="20px" /> : undefined;
    const text = labels.plan(planLabel);
    return hasScreen({ name: 'account' }) ? <Link to={{ name: 'account' }}>{text}</Link> : text;
  }
}
