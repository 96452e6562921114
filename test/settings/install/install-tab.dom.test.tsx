import { InstallTab } from 'chatdeck';
import { makeProblem, type InstallTabProps, type LiveSince } from 'chatdeck/model';
import { failed, ready, makeForm } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const embed = {
  scriptUrl: 'https://chat.example/widget.js',
  wordpressPluginUrl: 'https://wordpress.org/plugins/chatdeck/',
};

function open(props: Partial<InstallTabProps> = {}) {
  renderScreen(
    <InstallTab
      widgetId={11}
      roomName="website"
      install={ready({ uuid: 'f0e1-42', channel: 'website' })}
      rename={makeForm({ name: 'website' })}
      channelChange={{ status: 'idle' }}
      onChannelChange={vi.fn()}
      startOver={{ status: 'idle' }}
      onStartOver={vi.fn()}
      {...props}
    />,
    { embed },
  );
}

test('shows the code in three styles, for eight types of projects', () => {
  open();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  for (const name of [/^Standard/, /^Sidebar/, /^Embed inline/]) screen.getByRole('radio', { name });
  const projects = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(projects).toEqual(['HTML', 'React', 'NextJS', 'Svelte', 'Vue', 'Angular', 'Wordpress', 'Google Tag Manager']);
  expect(screen.getByRole('tabpanel').textContent).toContain('<chatdeck-widget widget-id="f0e1-42">');
});

test('shows the ID and the link to the plugin, and no code, for Wordpress', () => {
  open();
  const tab = screen.getByRole('tab', { name: 'Wordpress' });
  fireEvent.mouseDown(tab);
  fireEvent.click(tab);
  const panel = within(screen.getByRole('tabpanel', { name: 'Wordpress' }));
  panel.getByText('f0e1-42');
  expect(panel.getByRole('link', { name: 'View the plugin' }).getAttribute('href')).toBe(embed.wordpressPluginUrl);
  expect(screen.getByRole('tabpanel').textContent).not.toContain('<chatdeck-widget');
});

test('offers to rename the channel, to change it and to start over', () => {
  open();
  for (const name of ['Rename channel', 'Change channel', 'Start over']) screen.getByRole('button', { name });
});

test.each([
  ['the server’s words', makeProblem('invalid', { serverMessage: 'name_taken' }), 'Error: name_taken'],
  ['what is wrong', makeProblem('offline'), 'Error: We can’t reach the server.'],
  ['that the session ended', makeProblem('unauthorized'), 'Error: Your session has expired.'],
  ['an unknown error', makeProblem('unexpectedAnswer'), 'Error: an unknown error occurred, please contact support.'],
])('a rename that failed says %s', (_what, problem, text) => {
  open({ rename: makeForm({ name: 'front-desk' }, { status: 'failed', problem }) });
  expect(screen.getByRole('alert').textContent).toContain(text);
});

test('the field for a new name says what Slack takes, and the limit that holds here', () => {
  open();
  screen.getByRole('textbox', {
    name: 'Channel name',
    description:
      /^Slack channel names must be lowercase, without spaces or punctuation\. ?Chatdeck allows 1 to 21 characters/,
  });
});

test('keeps a source that is too long to be a page, and says how long one can be', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Check a page' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check a page' }));
  const source = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Page source' });
  fireEvent.change(source, { target: { value: 'x'.repeat(2_000_001) } });
  fireEvent.blur(source);
  fireEvent.click(dialog.getByRole('button', { name: 'Check' }));
  await dialog.findByText('Paste 2,000,000 characters or fewer.');
  expect(source.value).toHaveLength(2_000_001);
  expect(dialog.queryByRole('region', { name: 'Result' })).toBeNull();
});

test('says since when the widget is live, and nothing if that couldn’t be counted', () => {
  open({ live: ready<LiveSince>({ kind: 'since', at: Date.UTC(2026, 10, 3, 12), chats: 1234 }) });
  screen.getByText(/Live since Nov 3, 2026, going by the first chat\. Chats so far: 1,234/);
});

test('shows the whole tab without the counts', () => {
  open({ live: failed(makeProblem('server')) });
  screen.getByRole('heading', { name: 'Choose a style and copy the embed code' });
  expect(screen.queryByText(/Live|No chats/)).toBeNull();
});
