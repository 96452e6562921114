import { Dashboard } from 'chatdeck';
import { makeProblem, type DashboardCard, type DashboardProps, type Workspace } from 'chatdeck/model';
import { ready } from 'chatdeck/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const acme = 'https://acme.slack.com/';
const finished: DashboardCard = { status: 'ready', id: 11, name: 'website', isFinished: true, isOnline: true };
const unfinished: DashboardCard = {
  status: 'ready',
  id: 12,
  name: '',
  isFinished: false,
  isOnline: false,
  whyOffline: 'setupUnfinished',
};

function make(props: Partial<DashboardProps> = {}) {
  const workspaces: Workspace[] = [{ url: acme, name: 'acme', cards: [finished, unfinished] }];
  return <Dashboard workspaces={ready(workspaces)} stats={ready({})} planLabel="Team" {...props} />;
}

function cards(...list: DashboardCard[]) {
  return ready<Workspace[]>([{ url: acme, name: 'acme', cards: list }]);
}

const offlineCard = (whyOffline: NonNullable<typeof unfinished.whyOffline>): DashboardCard => ({
  ...finished,
  isOnline: false,
  whyOffline,
});

test('calls nothing by being there, and shows no control without its callback', async () => {
  const spies = { onAddChannel: vi.fn(), onAddWorkspace: vi.fn(), onDelete: vi.fn(), onUserSwappedDismiss: vi.fn() };
  const { rerender } = renderScreen(make({ ...spies, isUserSwapped: true }));
  expect(Object.values(spies).flatMap((spy) => spy.mock.calls)).toEqual([]);
  rerender(make());
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'About chat counts',
    'More actions for website',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'More actions for website' }));
  const items = await screen.findAllByRole('menuitem', undefined, { timeout: 20_000 });
  expect(items.map(({ textContent }) => textContent)).toEqual(['Embed code']);
});

test('adds a channel to a workspace, or to a new one', () => {
  const onAddChannel = vi.fn();
  const onAddWorkspace = vi.fn();
  renderScreen(make({ onAddChannel, onAddWorkspace }));
  fireEvent.click(screen.getByRole('button', { name: 'Add channel', description: 'acme' }));
  expect(onAddChannel.mock.calls).toEqual([[acme]]);
  fireEvent.click(screen.getByRole('button', { name: 'Add a channel to a new Slack Team' }));
  expect(onAddWorkspace.mock.calls).toEqual([[]]);
});

test('takes no other press while a channel is added', () => {
  const onAddChannel = vi.fn();
  const onAddWorkspace = vi.fn();
  renderScreen(make({ onAddChannel, onAddWorkspace, adding: { status: 'busy', place: acme } }));
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Adding channel…' }).getAttribute('aria-busy')).toBe('true');
  expect(onAddChannel).not.toHaveBeenCalled();
  expect(onAddWorkspace).not.toHaveBeenCalled();
});

test('says why no channel was added, with the focus there', () => {
  const { rerender } = renderScreen(make({ onAddChannel: vi.fn() }));
  rerender(make({ onAddChannel: vi.fn(), adding: { status: 'failed', place: acme } }));
  expect(screen.getByRole('alert').textContent).toContain('error creating new widget, contact support');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  const problem = makeProblem('invalid', { serverMessage: '<b>No</b>' });
  rerender(make({ onAddChannel: vi.fn(), adding: { status: 'failed', place: acme, problem } }));
  expect(screen.getByRole('alert').textContent).toContain('<b>No</b>');
  rerender(make({ onAddChannel: vi.fn(), adding: { status: 'channelLimit', place: acme } }));
  expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('#/please-upgrade');
});

test.each([
  ['switchedOff', 'Turned off manually.', '#/settings/11/behavior'],
  ['connectionExpired', 'The Slack connection has expired.', '#/permissions/11'],
  ['outsideHours', 'Outside operating hours.', '#/settings/11/op-hours'],
  ['nobodyActive', 'All operators are away and/or operating hours are enabled.', '#/settings/11/behavior'],
  ['paymentMissing', 'Your account’s payment is overdue.', '#/account?section=billing'],
  ['overQuota', 'Your account is over its plan limits.', '#/account?section=plans'],
] as const)('shows why a widget is offline (%s), with the link that fixes it', (why, text, href) => {
  const { container } = renderScreen(make({ workspaces: cards(offlineCard(why)), isAdmin: true }));
  const reason = container.querySelector<HTMLElement>('[data-chatdeck="why-offline"]');
  expect(reason?.textContent).toContain(text);
  expect(
    within(reason ?? container)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(href);
});

test('shows a widget without its Slack connection as broken, whatever else keeps it offline', () => {
  const card = { ...offlineCard('switchedOff'), attentionReason: 'connectionExpired' as const };
  const { container } = renderScreen(make({ workspaces: cards(card) }));
  const shown = container.querySelector('[data-chatdeck="widget-card"]');
  expect(shown?.getAttribute('data-state')).toBe('broken');
  expect(shown?.textContent).toContain('Disconnected: The Slack connection has expired.');
});

test('shows an agent no way to payment but to ask', () => {
  renderScreen(make({ workspaces: cards(offlineCard('paymentMissing')) }));
  expect(screen.getByText(/Ask an admin\./)).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/account', '#/settings/11/behavior']);
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Current plan: Team');
});

test('says what a return from Slack has done until that is dismissed', () => {
  const onUserSwappedDismiss = vi.fn();
  const { rerender } = renderScreen(make({ isUserSwapped: true, onUserSwappedDismiss }));
  expect(screen.getByText('Successfully swapped main user.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onUserSwappedDismiss).toHaveBeenCalledTimes(1);
  rerender(make({ onUserSwappedDismiss }));
  expect(screen.queryByText('Successfully swapped main user.')).toBeNull();
});

const many = Array.from({ length: 12 }, (_, index): DashboardCard => {
  const isOnline = index % 3 !== 0;
  return { status: 'ready', id: index, name: `café ${12 - index}`, isFinished: index !== 5, isOnline };
});
const names = () =>
  [...document.querySelectorAll('[data-chatdeck="widget-card"]')].map(
    (card) => card.textContent.match(/café \d+/)?.[0],
  );

test('offers no search for eight widgets', () => {
  renderScreen(make({ workspaces: cards(...many.slice(0, 8)) }));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('finds among more, whatever the accents, and says how many', async () => {
  renderScreen(make({ workspaces: cards(...many) }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a widget' }), { target: { value: 'CAFE 12' } });
  await waitFor(() => expect(names()).toEqual(['café 12']));
  await screen.findByText('1 widget found');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tea' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show all widgets' }));
  await waitFor(() => expect(names()).toHaveLength(12));
});

test('filters by status', async () => {
  renderScreen(make({ workspaces: cards(...many) }));
  fireEvent.click(screen.getByRole('radio', { name: 'Setup unfinished' }));
  await waitFor(() => expect(names()).toEqual(['café 7']));
  fireEvent.click(screen.getByRole('radio', { name: 'Offline' }));
  await waitFor(() => expect(names()).toEqual(['café 12', 'café 9', 'café 6', 'café 3']));
});

test('filters by a list, too, for where the segments do not fit', async () => {
  const many = Array.from({ length: 9 }, (_, id) => ({ ...finished, id, name: `room-${id}`, isOnline: id !== 4 }));
  renderScreen(make({ workspaces: cards(...many) }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'offline' } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'room-4' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Offline' }).getAttribute('aria-checked')).toBe('true');
});
