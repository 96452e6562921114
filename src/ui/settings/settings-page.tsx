import type { Problem } from '../../model/core/problem';
import type { SettingsTab } from '../../model/places/route';
import type { SettingsContent, SettingsTabProps } from '../../model/settings/shared/settings-tab';
import type { Id } from '../../model/core/tolerant';
import { useRef, type ReactNode } from 'react';
import { useLabels } from '../theme/labels';
import { Link } from '../base/link';
import { NoticeCallout } from '../feedback/notice-callout';
import { ProblemCallout } from '../feedback/problem-callout';
import { useFieldArrival } from './field-arrival';
import { PlanRequired } from './plan-required';
import { settingsLabels } from './settings-labels';
import { SettingsNavigation } from './settings-navigation';
import { SkeletonGroup } from '../base/skeleton';
import { StaleNotice } from '../feedback/stale-notice';
import { WidgetHeader } from './widget-header';

export interface SettingsPageProps<T> {
  /** The widget and the other tabs. */
  place: SettingsTabProps;
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

/** What all settings tabs share: the widget and its switch, tabs, and the content or why there is none. */
export function SettingsPage<T>(props: SettingsPageProps<T>) {
  const { tab, content, actions, above } = props;
  // An unfinished widget isn't on or off yet.
  const place = content.status === 'setupRequired' ? { ...props.place, power: undefined } : props.place;
  const { widgetId, navigation } = place;
  const isOpen = content.status !== 'setupRequired' && content.status !== 'planRequired';
  const page = useRef<HTMLDivElement>(null);
  useFieldArrival(page, content.status === 'ready' ? place.field : undefined);
  return (
    <div ref={page} className="cd-settings" data-chatdeck="settings" data-state={content.status}>
      <WidgetHeader place={place} tab={tab} isLoading={content.status === 'loading'} actions={actions} />
      {navigation && <SettingsNavigation widgetId={widgetId} tab={tab} items={navigation} />}
      <div className="cd-settings-body">
        <PowerFailed power={place.power} shown={'problem' in content ? content.problem : undefined} />
        {isOpen && above}
        <SettingsBody {...props} />
      </div>
    </div>
  );
}

interface PowerFailedProps extends Pick<SettingsTabProps, 'power'> {
  /** What the form shows already. */
  shown: Problem | undefined;
}

/** Why the status is missing, or the switch didn't work. */
function PowerFailed({ power, shown }: PowerFailedProps) {
  const labels = useLabels(settingsLabels);
  if (power === undefined || !('problem' in power) || power.problem === undefined || power.problem === shown) {
    return null;
  }
  return power.status === 'failed' ? (
    <ProblemCallout title={labels.stateFailed} problem={power.problem} onRetry={power.onRetry} />
  ) : (
    <ProblemCallout title={labels.powerFailed} problem={power.problem} />
  );
}

function SettingsBody<T>({ content, place: { widgetId }, loading, children }: SettingsPageProps<T>) {
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
