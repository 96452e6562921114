import { BehaviorTab, ChatdeckTheme, Dashboard, type ChatdeckEvent, type ChatdeckThemeProps } from 'chatdeck';
import { behaviorSections, behaviorSettings, formatRoute, settingsNavigation, widgetPower } from 'chatdeck/model';
import { makeEditor, makeParsedUser, makeParsedWidget, makeStatsById, makeWorkspaces, ready } from 'chatdeck/testing';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import './host-page.css';

const meta = preview.meta({
  title: 'Foundations/Host page',
  parameters: {
    docs: {
      description: {
        component:
          'Two screens in the page of a partner: its own brand around them and in them, its own words before and after, sections left out and rows of its own.',
      },
    },
  },
});

const widget = makeParsedWidget();
const onEvent = fn<(event: ChatdeckEvent) => void>();

const behavior = (
  <BehaviorTab
    widgetId={widget.Id}
    roomName={widget.RoomName}
    navigation={settingsNavigation(makeParsedUser().account.plan, new Set())}
    power={ready(widgetPower(widget, false))}
    onPowerChange={fn()}
    avatarUpload={{ status: 'idle' }}
    onAvatarUpload={fn()}
    canSendTranscripts
    collectsVisitorData
    editor={ready(makeEditor(behaviorSettings(widget), behaviorSections))}
    className="harbor-settings"
    data-testid="behavior"
    header={<p className="harbor-note">Harbor’s care team looks after these settings with you.</p>}
    footer={<p className="harbor-note">Questions? Call Harbor on 0800 4040.</p>}
    hiddenSections={['avatars', 'notifications', 'webhooks']}
    extraRows={{
      misc: (
        <label>
          <input type="checkbox" defaultChecked /> Show Harbor’s own greeting, too
        </label>
      ),
    }}
  />
);

const dashboard = (
  <Dashboard workspaces={ready(makeWorkspaces())} stats={ready(makeStatsById())} planLabel="Harbor Plus" />
);

/** What a partner writes once around the screens. */
function Harbor({ look, children, ...theme }: Omit<ChatdeckThemeProps, 'appearance'> & { look: 'light' | 'dark' }) {
  return (
    <div className="harbor" data-look={look}>
      <header className="harbor-bar">
        <strong>Harbor</strong>
        <a href="#/orders">Orders</a>
        <a href="#/chat" aria-current="page">
          Chat
        </a>
      </header>
      <main className="harbor-main">
        <ChatdeckTheme
          appearance={look}
          accentColor="violet"
          radius="full"
          productName="Harbor Chat"
          hrefFor={(route) => `#/chat${formatRoute(route)}`}
          onNavigate={fn()}
          onEvent={onEvent}
          {...theme}
          className="harbor-panel"
        >
          {children}
        </ChatdeckTheme>
      </main>
    </div>
  );
}

const both = (
  <div style={{ display: 'grid', gap: 48 }}>
    {dashboard}
    {behavior}
  </div>
);
const page =
  (look: 'light' | 'dark', content: ReactNode = both) =>
  () => <Harbor look={look}>{content}</Harbor>;

export const Light = meta.story({ tags: ['looks'], render: page('light') });

export const Dark = meta.story({ render: page('dark') });

export const Small = meta.story({
  render: () => (
    <Harbor look="light" scaling="90%" radius="none">
      {both}
    </Harbor>
  ),
});

/** The host learns where people go, not what they write. */
export const Events = meta.story({
  tags: ['!autodocs'],
  render: page('light', behavior),
  play: async ({ canvas, userEvent }) => {
    const settings = within(canvas.getByTestId('behavior'));
    await userEvent.click(settings.getByRole('link', { name: 'Appearance' }));
    await expect(onEvent).toHaveBeenCalledWith({ name: 'navigated', to: 'settings', screen: 'behavior-tab' });
  },
});
