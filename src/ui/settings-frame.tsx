import type { Editor } from '../model/editor';
import type { Problem } from '../model/problem';
import type { SettingsTab } from '../model/route';
import type { SettingsEditor, SettingsTabProps } from '../model/settings';
import type { Id } from '../model/tolerant';
import { useContext, type ReactNode } from 'react';
import { EditorFrame } from './editor/editor-frame';
import { useLabels } from './labels';
import { Link } from './link';
import { NoticeCallout } from './notice-callout';
import { PageHeader } from './page-header';
import { ProblemCallout } from './problem-callout';
import { SectionOptionsContext } from './section-options';
import { settingsLabels } from './settings-labels';
import { SettingsNavigation } from './settings-navigation';
import { Skeleton, SkeletonGroup } from './skeleton';
import { StaleNotice } from './stale-notice';
import { useSectionEvents } from './use-section-events';

interface SettingsFrameProps<T extends object, Section extends string> extends SettingsTabProps {
  tab: SettingsTab;
  editor: SettingsEditor<T, Section>;
  /** At most two, at the end of the page header. */
  actions?: ReactNode;
  /** Skeletons of the form, in its final layout. */
  loading: ReactNode;
  /** What loads by itself and stands above the form: it is there whether or not the form is. */
  above?: ReactNode;
  /** The form. */
  children(editor: Editor<T, Section>): ReactNode;
}

/** What all settings tabs share: title and room, the way to the other tabs, and the form or why there is none. */
export function SettingsFrame<T extends object, Section extends string>(props: SettingsFrameProps<T, Section>) {
  const { tab, widgetId, roomName, navigation, editor, actions, above } = props;
  const labels = useLabels(settingsLabels);
  useSectionEvents(editor.status === 'ready' ? editor.data.sections : undefined);
  const context = roomName ?? (editor.status === 'loading' && <Skeleton width="120px" />);
  const isOpen = editor.status !== 'setupRequired' && editor.status !== 'planRequired';
  return (
    <div className="cd-settings" data-chatdeck="settings" data-state={editor.status}>
      <PageHeader title={labels[tab]} context={context} actions={actions} />
      {navigation && <SettingsNavigation widgetId={widgetId} tab={tab} items={navigation} />}
      <div className="cd-settings-body">
        {isOpen && above}
        <SettingsBody {...props} />
      </div>
    </div>
  );
}

function SettingsBody<T extends object, Section extends string>(props: SettingsFrameProps<T, Section>) {
  const { editor, widgetId, loading, children } = props;
  const { readOnly } = useContext(SectionOptionsContext);
  switch (editor.status) {
    case 'loading':
      return <SkeletonGroup>{loading}</SkeletonGroup>;
    case 'failed':
      return <FormFailed problem={editor.problem} onRetry={editor.onRetry} />;
    case 'setupRequired':
      return <SetupRequired widgetId={widgetId} />;
    case 'planRequired':
      return <PlanRequired feature={editor.feature} />;
    case 'ready':
      return (
        <>
          {editor.problem && <StaleNotice problem={editor.problem} />}
          <EditorFrame key={String(widgetId)} editor={editor.data} readOnly={readOnly}>
            {children(editor.data)}
          </EditorFrame>
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

function PlanRequired({ feature }: { feature: keyof typeof settingsLabels.defaults.feature }) {
  const labels = useLabels(settingsLabels);
  return (
    <NoticeCallout>
      {labels.planRequired(labels.feature[feature])} <Link to={{ name: 'account' }}>{labels.planLink}</Link>
    </NoticeCallout>
  );
}
