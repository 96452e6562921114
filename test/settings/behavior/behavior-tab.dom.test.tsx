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
import { avatarFieldNames, avatarSettings } from 'chatdeck/model/settings/behavior/avatar';
import { slackCommands } from 'chatdeck/model/settings/behavior/behavior';
import { powerCommands } from 'chatdeck/model/settings/shared/power';
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
  const name = 'Show idle visitors as offline after';
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
  fireEvent.change(screen.getByLabelText('Maximum concurrent chats'), { target: { value: '12' } });
  expect(watched.onEdit).toHaveBeenCalledExactlyOnceWith({ maxConcurrentConvos: 12 });
});

test.each([
  [undefined, 'Online', '', []],
  ['switchedOff', 'Offline', 'Turned off manually.', []],
  ['paymentMissing', 'Offline', 'Your account’s payment is overdue.', ['#/account?section=billing']],
  ['connectionExpired', 'Offline', 'The Slack connection has expired.', ['#/permissions/11']],
  ['outsideHours', 'Offline', 'Outside operating hours.', ['#/settings/11/op-hours']],
  ['nobodyActive', 'Offline', 'All operators are away and/or operating hours are enabled.', []],
] as const)('says whether visitors can chat, and the offline reason with its fix: %s', (why, word, reason, links) => {
  const shown = makeParsedWidget({ status: why === undefined ? 'online' : 'offline', off: why === 'switchedOff' });
  renderScreen(tab({}, { isAdmin: true, power: ready(widgetPower(shown, false, why)) }));
  const power = document.querySelector<HTMLElement>('[data-chatdeck="widget-status"]');
  expect(power?.textContent).toMatch(new RegExp(`${word}.*${reason}`));
  const found = power ? within(power).queryAllByRole('link') : [];
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
});

test('says that the Slack connection is lost, whatever else keeps the widget offline', () => {
  const power = ready(widgetPower(makeParsedWidget({ off: true }), false, 'switchedOff', true));
  renderScreen(tab({}, { power }));
  const status = document.querySelector<HTMLElement>('[data-chatdeck="widget-status"]');
  expect(status?.textContent).toMatch(/Disconnected: The Slack connection has expired\. Connect Slack again$/);
  expect(document.querySelector('.cd-widget-title [data-state="broken"]')).not.toBeNull();
});

test('the switch reports what is wanted, but not while a change is on its way', () => {
  const { rerender } = renderScreen(tab());
  fireEvent.click(screen.getByRole('switch', { name: 'Widget ON' }));
  expect(watched.onPowerChange).toHaveBeenCalledExactlyOnceWith(false);
  rerender(tab({}, { power: ready(widgetPower(makeParsedWidget({ off: true }), true)) }));
  fireEvent.click(screen.getByRole('switch', { name: 'Widget OFF' }));
  expect(watched.onPowerChange).toHaveBeenCalledTimes(1);
});

test('a rejected switch says so next to a working form', () => {
  const problem = makeProblem('invalid', { serverMessage: 'Not now.' });
  renderScreen(tab({}, { power: ready(widgetPower(widget, false), { problem }) }));
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t turn the widget on or off. Error: Not now.');
  expect(screen.getByRole('switch', { name: 'Manual mode' })).toBeTruthy();
});

test('a failure of both is shown once and can be retried', () => {
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
  expect([...powerCommands, ...Object.values(slackCommands).flat()]).toHaveLength(shown.length);
  screen.getByRole('switch', { name: 'Widget ON', description: 'Slack commands: on off' });
  screen.getByRole('switch', {
    name: 'Remind operators to reply',
    description: /Slack command: response-reminders$/,
  });
  screen.getByRole('button', {
    name: 'Add webhook Transcript webhook',
    description: /Slack command: send-to-webhook$/,
  });
  screen.getByRole('radiogroup', { name: 'Avatar', description: 'Slack command: operator-name' });
});

test('a host may say how its operators type the commands', () => {
  renderScreen(tab({}, { labels: [settingsLabels.with({ slackCommand: (name) => `/acme ${name}` })] }));
  screen.getByRole('switch', { name: 'Widget ON', description: 'Slack commands: /acme on /acme off' });
});

const ownWords = [
  behaviorLabels.with({ fields: { manualMode: { label: 'Von Hand' } } }),
  editorLabels.with({ save: 'Sichern' }),
  settingsLabels.with({ behavior: 'Verhalten' }),
];

test('a host may speak its own words in the parts inside this tab too', () => {
  renderScreen(tab({}, { labels: ownWords }));
  screen.getByRole('switch', { name: 'Von Hand', description: /^Shows the widget/ });
  expect(screen.getAllByRole('button', { name: 'Sichern' })).toHaveLength(5);
  screen.getByRole('heading', { name: /Verhalten$/ });
});

test.each([
  [makeProblem('invalid', { serverMessage: 'Not today.' }), 'Error: Not today.'],
  [makeProblem('offline'), 'Error: We can’t reach the server.'],
  [makeProblem('unauthorized'), 'Error: Your session has expired.'],
  [makeProblem('unexpectedAnswer'), 'Error: an unknown error occurred, please contact Chatdeck support.'],
])('says why no key was generated', async (problem, text) => {
  const keys = { apiKey: 'a', zapierApiKey: 'z', status: 'failed', problem } as const;
  renderScreen(tab({}, { keys, onKeyGenerate: vi.fn() }));
  expect((await screen.findByRole('alert')).textContent).toContain(`Couldn’t generate a new API key. ${text}`);
});

test('says which of two stored lists of countries goes first', async () => {
  renderScreen(tab({ countryAllowList: 'DE', countryDenyList: 'FR' }));
  await screen.findByRole('combobox', {
    name: 'Hide in these countries',
    description: /This one takes precedence/,
  });
});

test('an address of a mail and one of the web have the types that say so', () => {
  renderScreen(tab({ webhookUrl: 'https://hooks.test/chats' }));
  const typeOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).type;
  expect(typeOf('Transcript webhook')).toBe('url');
  expect(typeOf('Transcript recipient')).toBe('email');
});

test('a webhook that is not set is one button, which gives way to its field', async () => {
  renderScreen(tab({ webhookUrl: 'https://hooks.test/chats' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Transcript webhook' }).value).toMatch(/chats$/);
  expect(screen.queryByRole('textbox', { name: 'New chat webhook' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add webhook New chat webhook' }));
  const field = screen.getByRole('textbox', { name: 'New chat webhook' });
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(watched.onEdit).not.toHaveBeenCalled();
});

test('asks which avatar and picture to keep if someone else has chosen another', async () => {
  const mine = { ...avatarFields('team-avatar'), teamAvatarUrl: '' };
  const theirs = { ...avatarFields('slack-avatars'), teamAvatarUrl: 'https://pictures.test/theirs.png' };
  const conflicts = {
    teamAvatarOn: { mine: mine.teamAvatarOn, theirs: theirs.teamAvatarOn },
    teamAvatarUrl: { mine: mine.teamAvatarUrl, theirs: theirs.teamAvatarUrl },
  };
  const editor = { ...makeEditor({ ...settings, ...theirs }, behaviorSections, watched), conflicts };
  renderScreen(tab({}, { editor: ready({ ...editor, value: { ...settings, ...mine } }) }));
  const setting = await screen.findByRole('group', { name: 'Changed elsewhere: Slack avatars' });
  fireEvent.click(within(setting).getByRole('button', { name: 'Use theirs' }));
  const picture = screen.getByRole('group', { name: 'Changed elsewhere: another avatar' });
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

test('shows a symbol instead of a team avatar that cannot be loaded, and the next picture again', async () => {
  const at = (name: string) => tab({ ...avatarFields('team-avatar'), teamAvatarUrl: `https://pictures.test/${name}` });
  const { rerender } = renderScreen(at('blocked.png'));
  const avatar = () => screen.findByRole('img', { name: 'Your team avatar' });
  fireEvent.error(await avatar());
  expect((await avatar()).tagName).toBe('SPAN');
  rerender(at('mine.png'));
  expect((await avatar()).getAttribute('src')).toBe('https://pictures.test/mine.png');
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
    'Team avatarSaved: no avatar New: another avatarRevert',
  ]);
});

test.each([false, true])('avatars with the team avatar can be chosen once one is uploaded: %s', async (isUploaded) => {
  renderScreen(tab({ ...avatarFields('no-avatar'), teamAvatarUrl: isUploaded ? '/team.png' : '' }));
  const cards = within(await screen.findByRole('radiogroup', { name: 'Avatar' }));
  const { avatarOptions } = behaviorLabels.defaults;
  const open = avatarSettings.filter((setting) =>
    cards.getByRole('radio', { name: avatarOptions[setting] }).matches(':enabled'),
  );
  expect(open).toEqual(isUploaded ? avatarSettings : ['no-avatar', 'slack-avatars']);
});

test('the team avatar shows at 50 by 50 pixels, and stays while the chosen avatar needs it', async () => {
  const { rerender } = renderScreen(tab({ ...avatarFields('team-avatar'), teamAvatarUrl: '/team.png' }));
  const row = within(await screen.findByRole('group', { name: 'Team avatar' }));
  const picture = row.getByRole('img', { name: 'Your team avatar' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['50', '50']);
  const remove = row.getByRole('button', {
    name: 'Remove',
    description: 'Please choose a non "team avatar" option above before removing your team avatar',
  });
  fireEvent.click(remove);
  expect(watched.onEdit).not.toHaveBeenCalled();
  rerender(tab({ ...avatarFields('slack-avatars'), teamAvatarUrl: '/team.png' }));
  fireEvent.click(remove);
  expect(watched.onEdit).toHaveBeenCalledExactlyOnceWith({ teamAvatarUrl: '' });
});

test.each([false, true])(
  'transcripts can be set where Slack lets them be made, or lead there: %s',
  (canSendTranscripts) => {
    renderScreen(tab({}, { canSendTranscripts }));
    const controls = [
      screen.getByRole('button', { name: 'Add webhook Transcript webhook' }),
      screen.getByRole('textbox', { name: 'Transcript recipient' }),
    ];
    for (const control of controls) expect(control.matches(':enabled')).toBe(canSendTranscripts);
    const links = screen.queryAllByRole('link', { name: 'Authorize expanded permissions' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(canSendTranscripts ? [] : ['#/permissions/11']);
  },
);

test.each([false, true])('countries can be set where visitor data is collected: %s', async (collectsVisitorData) => {
  renderScreen(tab({}, { collectsVisitorData }));
  for (const name of ['Show only in these countries', 'Hide in these countries']) {
    const field = await screen.findByRole('combobox', { name });
    expect(field.matches(':enabled')).toBe(collectsVisitorData);
  }
});

test.each([
  ['Remind operators every', ['30 seconds', '1 minute', '90 seconds', '2 minutes']],
  [
    'Send the message after',
    ['30 seconds', '1 minute', '90 seconds', '2 minutes', '3 minutes', '4 minutes', '5 minutes'],
  ],
  [
    'Show idle visitors as offline after',
    ['Immediately', '1 minute', '2 minutes', '3 minutes', '4 minutes', '5 minutes', '10 minutes', '15 minutes'],
  ],
])('“%s” has these choices: %j', (name, choices) => {
  renderScreen(tab({ responseReminders: true, noAnswerMessageOn: true, noAnswerMessageAfterSecs: 60 }));
  const options = within(screen.getByRole('combobox', { name })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(choices);
});

const keys = { apiKey: 'cd_live_0f3a', zapierApiKey: 'cd_zap_77b1', status: 'idle' } as const;

test('has the sections of the form in their order', async () => {
  renderScreen(tab());
  await screen.findByRole('region', { name: 'Misc' });
  const names = screen
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading', { level: 2 }).textContent);
  expect(names).toEqual([
    'Presence and widget behavior',
    'Avatars and agent labels',
    'Notifications and your Slack channel',
    'Webhooks and post-chat actions',
    'Misc',
  ]);
});

test('shows the API key and the Zapier API key only where the host hands them over', async () => {
  const { rerender } = renderScreen(tab({}, { keys, onKeyGenerate: vi.fn() }));
  const region = within(await screen.findByRole('region', { name: 'API keys' }));
  expect(region.getByLabelText('API key')).toBeTruthy();
  expect(region.getByLabelText('Zapier API key')).toBeTruthy();
  rerender(tab());
  expect(screen.queryByText(/API key/)).toBeNull();
});

test('each key is masked until it is shown, and hidden again', async () => {
  renderScreen(tab({}, { keys }));
  const region = within(await screen.findByRole('region', { name: 'API keys' }));
  for (const [name, key] of [
    ['API key', keys.apiKey],
    ['Zapier API key', keys.zapierApiKey],
  ] as const) {
    const shown = () => region.getByLabelText<HTMLInputElement>(name).value;
    expect(shown()).not.toContain(key);
    fireEvent.click(region.getByRole('button', { name: `Show: ${name}` }));
    expect(shown()).toBe(key);
    fireEvent.click(region.getByRole('button', { name: `Hide: ${name}` }));
    expect(shown()).not.toContain(key);
  }
});

test.each([
  [{ ...keys, apiKey: '' }, 'Generate API key'],
  [keys, 'Regenerate API key'],
  [{ ...keys, status: 'generating' as const }, 'Generating...'],
])('the button of the API key reads as its state asks: %#', async (state, name) => {
  renderScreen(tab({}, { keys: state, onKeyGenerate: vi.fn() }));
  const region = await screen.findByRole('region', { name: 'API keys' });
  expect(within(region).getByRole('button', { name: /generat/i }).textContent).toBe(name);
});

test.each([
  [{ status: 'uploading', percent: 42 } as const, 'Uploading: 42%'],
  [{ status: 'done' } as const, 'Uploaded.'],
  [{ status: 'failed', problem: makeProblem('server') } as const, 'Avatar upload error. Contact Chatdeck support!'],
])('the upload of an avatar says how far it is: %#', async (avatarUpload, text) => {
  renderScreen(tab({}, { avatarUpload }));
  const row = within(await screen.findByRole('region', { name: 'Avatars and agent labels' }));
  expect((await row.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
});

test('says what manual mode does, and what visitors get while the widget is offline', () => {
  renderScreen(tab());
  screen.getByRole('switch', {
    name: 'Manual mode',
    description: /^Shows the widget until you turn it off yourself/,
  });
  screen.getByRole('switch', {
    name: 'Hide the widget when offline',
    description: 'When this is off, visitors can leave an offline message instead.',
  });
});
