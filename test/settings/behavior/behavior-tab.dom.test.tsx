import { behaviorLabels, BehaviorTab, type BehaviorTabOptions } from 'chatdeck';
import {
  avatarFields,
  behaviorSections,
  behaviorSettings,
  makeProblem,
  settingsNavigation,
  widgetPower,
  type BehaviorSettings,
  type BehaviorTabProps,
} from 'chatdeck/model';
import { avatarFieldNames } from 'chatdeck/model/settings/behavior/avatar';
import { slackCommands } from 'chatdeck/model/settings/behavior/behavior';
import { failed, loading, makeEditor, makeParsedUser, makeParsedWidget, ready } from 'chatdeck/testing';
import { editorLabels, settingsLabels } from 'chatdeck/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const widget = makeParsedWidget();
const settings = behaviorSettings(widget);
const watched = {
  onEdit: vi.fn(),
  onResolve: vi.fn(),
  onSave: vi.fn(),
  onDiscard: vi.fn(),
  onPowerChange: vi.fn(),
  onAvatarUpload: vi.fn(),
  onRetry: vi.fn(),
};

function tab(value: Partial<BehaviorSettings> = {}, props: Partial<BehaviorTabProps & BehaviorTabOptions> = {}) {
  const { onEdit, onResolve, onSave, onDiscard, onPowerChange } = watched;
  const editor = makeEditor({ ...settings, ...value }, behaviorSections, {
    onEdit,
    onResolve,
    sections: { presence: { status: 'dirty', onSave, onDiscard } },
  });
  return (
    <BehaviorTab
      widgetId={widget.Id}
      roomName={widget.RoomName}
      navigation={settingsNavigation(makeParsedUser().account.plan, new Set())}
      power={ready(widgetPower(widget, false))}
      onPowerChange={onPowerChange}
      avatarUpload={{ status: 'idle' }}
      onAvatarUpload={watched.onAvatarUpload}
      canSendTranscripts
      collectsVisitorData
      editor={ready(editor)}
      {...props}
    />
  );
}

test('reports nothing by being there, whatever its state', () => {
  const problem = makeProblem('server');
  const states: Partial<BehaviorTabProps>[] = [
    {},
    { editor: loading, power: loading },
    { editor: failed(problem, watched.onRetry), power: failed(problem, watched.onRetry) },
    { editor: { status: 'setupRequired' } },
    { editor: { status: 'planRequired', feature: 'triggers' } },
  ];
  const { rerender } = renderScreen(tab({ maxVisitorInactiveMins: 7, noAnswerMessageAfterSecs: 45 }));
  for (const state of states) rerender(tab({}, state));
  for (const callback of Object.values(watched)) expect(callback).not.toHaveBeenCalled();
});

test('a click reports one patch', () => {
  renderScreen(tab());
  fireEvent.click(screen.getByRole('switch', { name: 'Hide the widget when offline' }));
  expect(watched.onEdit).toHaveBeenCalledExactlyOnceWith({ hideWhenOffline: !settings.hideWhenOffline });
});

test('shows a stored value that is no choice as it is', () => {
  renderScreen(tab({ maxVisitorInactiveMins: 7 }));
  const name = 'Show inactive visitors as offline after';
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name });
  expect(select.selectedOptions[0]?.textContent).toBe('7');
  expect(watched.onEdit).not.toHaveBeenCalled();
});

test('the limit starts with 5', () => {
  renderScreen(tab({ maxConcurrentConvos: 0 }));
  fireEvent.click(screen.getByRole('switch', { name: 'Limit concurrent chats' }));
  expect(watched.onEdit).toHaveBeenCalledExactlyOnceWith({ maxConcurrentConvos: 5 });
});

test('the limit comes back with the value it had before', () => {
  const { rerender } = renderScreen(tab({ maxConcurrentConvos: 8 }));
  const limit = screen.getByRole('switch', { name: 'Limit concurrent chats' });
  fireEvent.click(limit);
  rerender(tab({ maxConcurrentConvos: 0 }));
  fireEvent.click(limit);
  expect(watched.onEdit.mock.calls).toEqual([[{ maxConcurrentConvos: 0 }], [{ maxConcurrentConvos: 8 }]]);
});

test('the limit stays on while its number is cleared', () => {
  renderScreen(tab({ maxConcurrentConvos: null }));
  expect(screen.getByRole('switch', { name: 'Limit concurrent chats' }).getAttribute('aria-checked')).toBe('true');
  fireEvent.change(screen.getByLabelText('Chats at the same time'), { target: { value: '12' } });
  expect(watched.onEdit).toHaveBeenCalledExactlyOnceWith({ maxConcurrentConvos: 12 });
});

test.each([
  [undefined, 'Online', 'Visitors can chat', []],
  ['switchedOff', 'Offline', 'Turned off manually.', []],
  ['paymentMissing', 'Offline', 'Your account has no valid payment.', ['#/account?section=billing']],
  ['connectionExpired', 'Offline', 'Slack no longer accepts its connection.', ['#/permissions/11']],
  ['outsideHours', 'Offline', 'It is outside its operating hours.', ['#/settings/11/op-hours']],
  ['nobodyActive', 'Offline', 'All operators are away and/or operating hours are enabled.', []],
] as const)('says whether visitors can chat, and the offline reason with its fix: %s', (why, word, reason, links) => {
  const shown = makeParsedWidget({ status: why === undefined ? 'online' : 'offline', off: why === 'switchedOff' });
  renderScreen(tab({}, { isAdmin: true, power: ready(widgetPower(shown, false, why)) }));
  const power = document.querySelector<HTMLElement>('[data-chatdeck="power"]');
  expect(power?.textContent).toMatch(new RegExp(`^${word}.*${reason}`));
  const found = power ? within(power).queryAllByRole('link') : [];
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
});

test('the switch reports what is wanted, but not while a change is on its way', () => {
  const { rerender } = renderScreen(tab());
  fireEvent.click(screen.getByRole('switch', { name: 'Widget ON' }));
  expect(watched.onPowerChange).toHaveBeenCalledExactlyOnceWith(false);
  rerender(tab({}, { power: ready(widgetPower(makeParsedWidget({ off: true }), true)) }));
  fireEvent.click(screen.getByRole('switch', { name: 'Widget OFF' }));
  expect(watched.onPowerChange).toHaveBeenCalledTimes(1);
});

test('a refused switch says so beside a form that goes on', () => {
  const problem = makeProblem('invalid', { serverMessage: 'Not now.' });
  renderScreen(tab({}, { power: ready(widgetPower(widget, false), { problem }) }));
  expect(screen.getByRole('alert').textContent).toContain('The widget could not be switched. Error: Not now.');
  expect(screen.getByRole('switch', { name: 'Manual mode' })).toBeTruthy();
});

test('a failure of both is told once and can be tried again', () => {
  const problem = makeProblem('offline');
  const both = failed(problem, watched.onRetry);
  renderScreen(tab({}, { power: both, editor: both }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(watched.onRetry).toHaveBeenCalledTimes(1);
});

test('an unfinished widget has only the way to its setup', () => {
  renderScreen(tab({}, { editor: { status: 'setupRequired' } }));
  expect(screen.getByRole('link', { name: 'Finish setup first' }).getAttribute('href')).toBe('#/setup/11');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a host may hide the section, add to it, and speak its own words', () => {
  const { rerender } = renderScreen(
    tab(
      {},
      {
        extraRows: { presence: 'One row more' },
        labels: { fields: { manualMode: { label: 'Von Hand' } } },
        'data-test': 'x',
      },
    ),
  );
  expect(screen.getByText('One row more')).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Von Hand' })).toBeTruthy();
  expect(document.querySelector('[data-chatdeck="behavior-tab"]')?.getAttribute('data-test')).toBe('x');
  rerender(tab({}, { hiddenSections: ['presence', 'webhooks', 'misc'] }));
  const names = screen.getAllByRole('region').map((region) => region.dataset.name);
  expect(names).toEqual(['avatars', 'notifications']);
});

test('names every command of Slack once, beside the setting that it concerns', () => {
  renderScreen(tab());
  const shown = [...document.querySelectorAll('[data-chatdeck="slack-commands"] code')].map((code) => code.textContent);
  expect(shown.toSorted()).toEqual(
    [
      'on',
      'off',
      'require-info',
      'response-reminders',
      'operator-name',
      'notify-channel-on-msg',
      'print-visitor-info',
      'send-to-webhook',
      'ask email',
      'info',
    ].toSorted(),
  );
  expect(Object.values(slackCommands).flat()).toHaveLength(shown.length);
  screen.getByRole('switch', { name: 'Widget ON', description: 'Slack commands: on off' });
  screen.getByRole('switch', {
    name: 'Remind operators to respond',
    description: /Slack command: response-reminders$/,
  });
  screen.getByRole('textbox', { name: 'Transcript webhook', description: /Slack command: send-to-webhook$/ });
  screen.getByRole('radiogroup', { name: 'Avatar', description: 'Slack command: operator-name' });
});

test('a host may say how its operators type the commands', () => {
  renderScreen(tab({}, { labels: { slackCommand: (name) => `/acme ${name}` } }));
  screen.getByRole('switch', { name: 'Widget ON', description: 'Slack commands: /acme on /acme off' });
});

const ownWords = [
  behaviorLabels.with({ fields: { manualMode: { label: 'Von Hand' } } }),
  editorLabels.with({ save: 'Sichern' }),
  settingsLabels.with({ behavior: 'Verhalten' }),
];

test('a host may speak its own words in the parts inside this tab too', () => {
  renderScreen(tab({}, { labels: ownWords }));
  screen.getByRole('switch', { name: 'Von Hand', description: /^The widget is always shown/ });
  expect(screen.getAllByRole('button', { name: 'Sichern' })).toHaveLength(5);
  screen.getByRole('heading', { name: 'Verhalten' });
});

test.each([
  [makeProblem('invalid', { serverMessage: 'Not today.' }), 'Error: Not today.'],
  [makeProblem('offline'), 'Error: We cannot reach the server.'],
  [makeProblem('unexpectedAnswer'), 'Error: an unknown error occurred, please contact Chatdeck support.'],
])('says why no key was generated', async (problem, text) => {
  const keys = { apiKey: 'a', zapierApiKey: 'z', status: 'failed', problem } as const;
  renderScreen(tab({}, { keys, onKeyGenerate: vi.fn() }));
  expect((await screen.findByRole('alert')).textContent).toContain(`No new API key was generated. ${text}`);
});

test('says which of two stored lists of countries goes first', async () => {
  renderScreen(tab({ countryAllowList: 'DE', countryDenyList: 'FR' }));
  await screen.findByRole('combobox', {
    name: 'Not in these countries',
    description: /This one goes before the other/,
  });
});

test('an address of a mail and one of the web have the types that say so', () => {
  renderScreen(tab());
  const typeOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).type;
  expect(typeOf('Transcript webhook')).toBe('url');
  expect(typeOf('Transcript recipient')).toBe('email');
});

test('asks which avatar and which picture is kept, where somebody else has chosen another', async () => {
  const mine = { ...avatarFields('team-avatar'), teamAvatarUrl: '' };
  const theirs = { ...avatarFields('slack-avatars'), teamAvatarUrl: 'https://pictures.test/theirs.png' };
  const conflicts = {
    teamAvatarOn: { mine: mine.teamAvatarOn, theirs: theirs.teamAvatarOn },
    teamAvatarUrl: { mine: mine.teamAvatarUrl, theirs: theirs.teamAvatarUrl },
  };
  const editor = { ...makeEditor({ ...settings, ...theirs }, behaviorSections, watched), conflicts };
  renderScreen(tab({}, { editor: ready({ ...editor, value: { ...settings, ...mine } }) }));
  const setting = await screen.findByRole('group', { name: 'Changed elsewhere: Slack avatars' });
  fireEvent.click(within(setting).getByRole('button', { name: 'Take theirs' }));
  const picture = screen.getByRole('group', { name: 'Changed elsewhere: another picture' });
  fireEvent.click(within(picture).getByRole('button', { name: 'Keep mine' }));
  expect(watched.onResolve.mock.calls).toEqual([
    ['teamAvatarOn', 'theirs'],
    ['teamAvatarUrl', 'mine'],
  ]);
});

test('what one widget remembers does not act on another', () => {
  const { rerender } = renderScreen(tab({ maxConcurrentConvos: 8 }));
  rerender(tab({ maxConcurrentConvos: 0 }, { widgetId: 12 }));
  fireEvent.click(screen.getByRole('switch', { name: 'Limit concurrent chats' }));
  expect(watched.onEdit).toHaveBeenCalledExactlyOnceWith({ maxConcurrentConvos: 5 });
});

test('the review says the avatar and the picture in words', async () => {
  const saved = { ...settings, ...avatarFields('slack-avatars'), teamAvatarUrl: '' };
  const value = { ...saved, ...avatarFields('team-avatar'), teamAvatarUrl: 'https://pictures.test/mine.png' };
  const sections = { avatars: { status: 'dirty' } } as const;
  const editor = makeEditor<BehaviorSettings, keyof typeof behaviorSections>(value, behaviorSections, {
    saved,
    sections,
    groups: [avatarFieldNames],
  });
  renderScreen(tab({}, { editor: ready(editor) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
  const lines = dialog.getAllByRole('listitem').map((line) => line.textContent);
  const { avatarOptions } = behaviorLabels.defaults;
  expect(lines).toEqual([
    `AvatarSaved: ${avatarOptions['slack-avatars']} New: ${avatarOptions['team-avatar']}Revert`,
    'Team avatarSaved: no picture New: another pictureRevert',
  ]);
});
