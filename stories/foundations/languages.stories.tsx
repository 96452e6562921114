import { Account, BehaviorTab, Dashboard, Shell, Users } from 'chatdeck';
import { behaviorSections, behaviorSettings, settingsNavigation, widgetPower, type Route } from 'chatdeck/model';
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
} from 'chatdeck/testing';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const meta = preview.meta({ title: 'Foundations/Languages', decorators: [withLinks] });

function framed(route: Route, screen: ReactNode) {
  return (
    <Shell shell={ready(makeShellData())} route={route} onSignOut={fn()}>
      {screen}
    </Shell>
  );
}

const dashboard = framed(
  { name: 'dashboard' },
  <Dashboard
    workspaces={ready(makeWorkspaces())}
    stats={ready(makeStatsById())}
    planLabel="Business"
    isAdmin
    banners={[{ name: 'delinquent' }, { name: 'scheduledCancellation', daysLeft: 9, canRenew: true }]}
    onAddChannel={fn()}
    onAddWorkspace={fn()}
    onDelete={fn()}
  />,
);

const account = framed(
  { name: 'account' },
  <Account {...makeAccountProps()} users={<Users {...makeUsersProps()} />} />,
);

const widget = makeParsedWidget();
const behavior = framed(
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

/** Nothing is left in English; what people call things is theirs. */
async function expectGerman({ canvasElement }: { canvasElement: HTMLElement }) {
  const root = canvasElement.querySelector<HTMLElement>('[lang="de"]');
  await expect(root?.innerText).toMatch(/\b(Ihre|Sie)\b/);
  await expect(root?.innerText).not.toMatch(/\b(the|your|and|save|settings|loading)\b/i);
}

async function expectMarked({ canvas }: { canvas: { findAllByRole(role: string): Promise<HTMLElement[]> } }) {
  for (const heading of await canvas.findAllByRole('heading')) {
    await expect(heading.textContent).toMatch(/^\[!!! .*!!!\]/);
  }
}

export const German = meta.story({ globals: { language: 'de' }, render: () => account, play: expectGerman });
export const GermanOnPhone = meta.story({
  globals: { ...phone, language: 'de' },
  render: () => behavior,
  play: expectGerman,
});
export const DashboardInGermanOnPhone = meta.story({
  globals: { ...phone, language: 'de' },
  render: () => dashboard,
  play: expectGerman,
});

/** Every text in accents and brackets, and four tenths longer. */
export const Pseudo = meta.story({ globals: { language: 'pseudo' }, render: () => behavior, play: expectMarked });
export const PseudoOnPhone = meta.story({
  globals: { ...phone, language: 'pseudo' },
  render: () => behavior,
  play: expectMarked,
});
