import type { Problem } from '../../model/core/problem';
import type { SettingsTab } from '../../model/places/route';
import type { SettingsContent, SettingsTabProps } from '../../model/settings/shared/settings-tab';
import type { Id } from '../../model/core/tolerant';
import type { ReactNode } from 'react';
import { useWidgetName } from '../format/widget-name';
import { useLabels } from '../theme/labels';
import { Link } from '../base/link';
import { NoticeCallout } from '../feedback/notice-callout';
import { PageHeader } from '../page/page-header';
import { ProblemCallout } from '../feedback/problem-callout';
import { PlanRequired } from './plan-required';
import { settingsLabels } from './settings-labels';
import { SettingsNavigation } from './settings-navigation';
import { Skeleton, SkeletonGroup } from '../base/skeleton';
import { StaleNotice } from '../feedback/stale-notice';

export interface SettingsPageProps<T> extends SettingsTabProps {
  /** Which tab this is. */
  tab: SettingsTab;
  content: SettingsContent<T>;
  /** At most two, at the end of the page header. */
  actions?: ReactNode;
  /** Skeletons of the content, in its final layout. */
  loading: ReactNode;
  /** Loads separately and is shown above the content, whether or not the content is there. */
  above?: ReactNode;
  children(content: T): ReactNode;
}

/** What all settings tabs share: title and room, tabs, and the content or why there is none. */
export function SettingsPage<T>(props: SettingsPageProps<T>) {
  const { tab, widgetId, roomName, navigation, content, actions, above } = props;
  const labels = useLabels(settingsLabels);
  const nameOf = useWidgetName();
  const isUnknown = roomName === undefined;
  const waiting = content.status === 'loading' && <Skeleton width="120px" />;
  const context = isUnknown ? waiting : nameOf({ id: widgetId, name: roomName });
  const isOpen = content.status !== 'setupRequired' && content.status !== 'planRequired';
  return (
    <div className="cd-settings" data-chatdeck="settings" data-state={content.status}>
      <PageHeader title={labels[tab]} context={context} actions={actions} />
      {navigation && <SettingsNavigation widgetId={widgetId} tab={tab} items={navigation} />}
      <div className="cd-settings-body">
        {isOpen && above}
        <SettingsBody {...props} />
      </div>
    </div>
  );
}

function SettingsBody<T>({ content, widgetId, loading, children }: SettingsPageProps<T>) {
  switch (content.status) {
    case 'loading':
      return <SkeletonGroup>{loading}</SkeletonGroup>;
    case 'failed':
      return <FormFailed problem={content.problem} onRetry={content.onRetry} />;
    case 'setupRequired':
      return <SetupRequired widgetId={widgetId} />;
    case 'planRequired':
      return <PlanRequired feature={content.feature} />;
    case 'ready':
      return (
        <>
          {content.problem && <StaleNotice problem={content.problem} />}
          {children(content.data)}
        </>
      );
  }
}

function FormFailed({ problem, onRetry }: { problem: Problem; onRetry(): void }) {
  const labels = useLabels(settingsLabels);
  return <ProblemCallout title={labels.formFailed} problem={problem} onRetry={onRetry} />;
}

/** Why there is no form here, and where to go first. */
function SetupRequired({ widgetId }: { widgetId: Id }) {
  const labels = useLabels(settingsLabels);
  return (
    <NoticeCallout>
      {labels.setupRequired} <Link to={{ name: 'setup', widgetId }}>{labels.setupLink}</Link>
    </NoticeCallout>
  );
}
