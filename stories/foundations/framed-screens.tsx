import { Account, BehaviorTab, Dashboard, Shell, Users } from 'chatdeck';
import {
  behaviorSections,
  behaviorSettings,
  settingsNavigation,
  widgetPower,
  type Banner,
  type Route,
} from 'chatdeck/model';
import {
  makeAccountProps,
  makeEditor,
  makeParsedUser,
  makeParsedWidget,
  makeShellData,
  makeStatsById,
  makeUsersProps,
  makeWorkspaces,
  ready,
  sampleNow,
} from 'chatdeck/testing';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

/** A screen in the shell, as people see it. */
export function framed(route: Route, screen: ReactNode, banners: readonly Banner[] = []) {
  return (
    <Shell shell={ready(makeShellData())} banners={banners} route={route} onSignOut={fn()}>
      {screen}
    </Shell>
  );
}

export const dashboard = framed(
  { name: 'dashboard' },
  <Dashboard
    workspaces={ready(makeWorkspaces())}
    stats={ready(makeStatsById())}
    planLabel="Business"
    isAdmin
    onAddChannel={fn()}
    onAddWorkspace={fn()}
    onDelete={fn()}
  />,
  [
    { name: 'delinquent', isAdmin: true },
    { name: 'scheduledCancellation', endsAt: sampleNow + 8.5 * 86_400_000, daysLeft: 9, canRenew: true },
  ],
);

export const account = framed(
  { name: 'account' },
  <Account {...makeAccountProps()} users={<Users {...makeUsersProps()} />} />,
);

export const widget = makeParsedWidget();
export const behavior = framed(
  { name: 'settings', widgetId: widget.Id, tab: 'behavior' },
  <BehaviorTab
    widgetId={widget.Id}
    roomName={widget.RoomName}
    navigation={settingsNavigation(makeParsedUser().account.plan, new Set(['appearance']))}
    power={ready(widgetPower(widget, false))}
    onPowerChange={fn()}
    avatarUpload={{ status: 'idle' }}
    onAvatarUpload={fn()}
    canSendTranscripts={false}
    collectsVisitorData
    editor={ready(makeEditor(behaviorSettings(widget), behaviorSections))}
  />,
);
