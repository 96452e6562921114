import type { Loadable } from '../../model/core/loadable';
import { isInSettings, type Route } from '../../model/places/route';
import type { ShellData } from '../../model/places/shell';
import { useLabels } from '../../ui/theme/labels';
import { AccountIcon, DashboardIcon, ReportsIcon, SettingsIcon } from '../../ui/base/icons';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { shellLabels } from './labels';
import { RailItem } from './rail-item';
import { RailSkeleton } from './rail-skeleton';
import { DraftMark, WidgetList } from './widget-list';

interface RailProps {
  shell: Loadable<ShellData>;
  route: Route;
  /** A link was followed. */
  onFollow?: (() => void) | undefined;
}

/** The main menu. The home link is always there. */
export function Rail({ shell, route, onFollow }: RailProps) {
  const labels = useLabels(shellLabels);
  return (
    <nav className="cd-nav" aria-label={labels.navigation} aria-busy={shell.status === 'loading'}>
      <ul className="cd-nav-list">
        <RailItem
          to={{ name: 'dashboard' }}
          icon={<DashboardIcon size={16} />}
          isCurrent={route.name === 'dashboard'}
          onFollow={onFollow}
        >
          {labels.dashboard}
        </RailItem>
        {shell.status === 'loading' && <RailSkeleton count={3} />}
        {shell.status === 'ready' && <Entries data={shell.data} route={route} onFollow={onFollow} />}
      </ul>
      {shell.status === 'failed' && <ProblemCallout problem={shell.problem} onRetry={shell.onRetry} />}
    </nav>
  );
}

function Entries({ data, route, onFollow }: Omit<RailProps, 'shell'> & { data: ShellData }) {
  const labels = useLabels(shellLabels);
  const [firstWidget] = data.widgets;
  const hasList = data.listsWidgets && data.widgets.length > 0;
  return (
    <>
      {data.showsSettings && (
        <RailItem
          to={{ name: 'settings', widgetId: firstWidget?.id, tab: 'behavior' }}
          icon={<SettingsIcon size={16} />}
          isCurrent={isInSettings(route) && !hasList}
          isAround={isInSettings(route) && hasList}
          list={hasList && <WidgetList widgets={data.widgets} route={route} onFollow={onFollow} />}
          onFollow={onFollow}
        >
          {labels.settings}
          {!hasList && firstWidget?.hasDraft && <DraftMark />}
        </RailItem>
      )}
      {data.showsAccount && (
        <RailItem
          to={{ name: 'account' }}
          icon={<AccountIcon size={16} />}
          isCurrent={route.name === 'account'}
          onFollow={onFollow}
        >
          {labels.account}
        </RailItem>
      )}
      {data.showsReports && (
        <RailItem
          to={{ name: 'reports' }}
          icon={<ReportsIcon size={16} />}
          isCurrent={route.name === 'reports'}
          onFollow={onFollow}
        >
          {labels.reports}
        </RailItem>
      )}
    </>
  );
}
