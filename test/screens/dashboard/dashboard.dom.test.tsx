import { Dashboard } from 'chatdeck';
import { makeProblem, type CardStats, type DashboardProps, type Workspace } from 'chatdeck/model';
import { failed, loading, ready } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const workspaces: Workspace[] = [
  {
    url: 'https://acme.slack.com/',
    name: 'acme',
    cards: [
      { status: 'ready', id: 11, name: 'website', isFinished: true, isOnline: true },
      { status: 'ready', id: 12, name: 'sales', isFinished: true, isOnline: false },
    ],
  },
  { url: '', name: '', cards: [{ status: 'ready', id: 13, name: '', isFinished: false, isOnline: false }] },
];
const counts: CardStats = { today: 1204, last30Days: 33840, averagePerDay: 11.25, daily: [2, 19, 11] };

function renderDashboard(props: Partial<DashboardProps> = {}, theme?: Parameters<typeof renderScreen>[1]) {
  const all = {
    workspaces: ready(workspaces),
    stats: ready({ 11: counts, 12: counts }),
    planLabel: 'Business',
    ...props,
  };
  return renderScreen(<Dashboard {...all} />, theme);
}

function cardOf(name: string) {
  const card = screen.getByText(name).closest<HTMLElement>('[data-chatdeck="widget-card"]');
  if (!card) throw new Error(`There is no card "${name}".`);
  return card;
}

// The code of charts loads with the first.
beforeAll(async () => {
  const { unmount } = renderDashboard();
  await screen.findAllByRole('slider');
  unmount();
});

test('reports nothing by being there', () => {
  const onRetry = vi.fn();
  const onNavigate = vi.fn();
  renderDashboard({ stats: failed(undefined, onRetry) }, { onNavigate });
  renderDashboard({ workspaces: failed(undefined, onRetry) }, { onNavigate });
  expect([onRetry, onNavigate].flatMap((spy) => spy.mock.calls)).toEqual([]);
});

test('is titled Dashboard, and draws the mean of each widget across its chats a day', () => {
  renderDashboard();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard');
  for (const name of ['website', 'sales']) {
    expect(cardOf(name).querySelector('.cd-sparkline-mean')).not.toBeNull();
  }
});

test('draws all charts on one scale, so that a quiet widget looks quiet', () => {
  const quiet = { ...counts, averagePerDay: 1, daily: [0, 1] };
  renderDashboard({ stats: ready({ 11: { ...quiet, daily: [0, 2] }, 12: quiet }) });
  const lines = ['website', 'sales'].map((name) => cardOf(name).querySelector('.cd-sparkline-line')?.getAttribute('d'));
  expect(lines).toEqual(['M0,38L300,2', 'M0,38L300,20']);
});

test('groups cards by workspace, each with its counts in words', () => {
  renderDashboard();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Needs attention',
    'acme',
    'Not connected yet',
  ]);
  const card = cardOf('website');
  expect(card.textContent).toContain('Online');
  expect(card.textContent).toContain('1,204 today 33,840 in 30 days 11.3 per day');
  expect(within(card).getByRole('slider').getAttribute('aria-label')).toBe(
    'Chats per day over the last 30 days: between 2 and 19, 11.3 on average',
  );
  expect(within(cardOf('sales')).getByText('Offline')).toBeTruthy();
});

test('reads each day of a chart by arrow keys and under the pointer, in place of the counts', () => {
  vi.useFakeTimers({ now: Date.parse('2025-06-18T12:00:00Z'), toFake: ['Date'] });
  renderDashboard({}, { locale: 'en-US' });
  const card = cardOf('website');
  const chart = within(card).getByRole('slider');
  const line = () => card.querySelector('.cd-counts-line')?.textContent;
  expect(chart.getAttribute('aria-valuetext')).toBe('Last 24 hours: 11 chats');
  fireEvent.focus(chart);
  expect(line()).toBe('Last 24 hours: 11 chats');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(line()).toMatch(/^Jun 1[67] – 1[78]: 19 chats$/);
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^Jun 1[67] – 1[78]: 19 chats$/);
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(line()).toMatch(/^Jun 1[56] – 1[67]: 2 chats$/);
  fireEvent.blur(chart);
  expect(line()).toContain('1,204 today');

  vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 40));
  fireEvent.pointerMove(chart, { clientX: 95 });
  expect(line()).toMatch(/^Jun 1[67] – 1[78]: 19 chats$/);
  fireEvent.pointerLeave(chart);
  expect(line()).toContain('1,204 today');
  vi.useRealTimers();
});

test('says how the last week compares with the one before, if there are two', () => {
  const week = (chats: number) => Array.from({ length: 7 }, () => chats);
  renderDashboard({ stats: ready({ 11: { ...counts, daily: [...week(4), ...week(5)] }, 12: counts }) });
  expect(cardOf('website').textContent).toContain('+25% week over week');
  expect(cardOf('sales').textContent).not.toContain('week over week');
});

test('writes numbers as the locale does', () => {
  renderDashboard({}, { locale: 'de-DE' });
  expect(cardOf('website').textContent).toContain('1.204 today 33.840 in 30 days 11,3 per day');
});

test('makes each card one link, to the settings or to the rest of the setup', () => {
  renderDashboard();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Current plan: Business', '#/account'],
    ['Finish setup', '#/setup/13'],
    ['website', '#/settings/11/behavior'],
    ['sales', '#/settings/12/behavior'],
    ['Finish setup', '#/setup/13'],
  ]);
});

test('keeps every text where the host has none of the screens', () => {
  renderDashboard({}, { hrefFor: () => undefined });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Current plan: Business')).toBeTruthy();
  expect(screen.getByText('website')).toBeTruthy();
});

test('keeps the cards when the counts fail, with one notice and one retry', () => {
  const onRetry = vi.fn();
  renderDashboard({ stats: failed(makeProblem('server'), onRetry) });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByText('Counts unavailable')).toHaveLength(2);
  expect(screen.queryByText('No counts yet')).toBeNull();
  expect(cardOf('website').textContent).toContain('Online');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('failed stats read differently from no stats', () => {
  renderDashboard({ stats: ready({ 11: makeProblem('unexpectedAnswer') }) });
  const stateOf = (name: string) => cardOf(name).querySelector('.cd-counts')?.getAttribute('data-state');
  expect([stateOf('website'), stateOf('sales')]).toEqual(['failed', 'empty']);
  expect(cardOf('sales').textContent).toContain('No counts yet');
});

test('one mark for all cards says what "Today" and "30 days" count, also by focus', async () => {
  renderDashboard();
  screen.getByRole('button', { name: 'About chat counts' }).focus();
  const { textContent } = await screen.findByRole('tooltip');
  expect(textContent).toContain('“Today” counts chats that started in the last 24 hours.');
  expect(textContent).toContain('“30 days” adds up the last 30 daily counts');
  // Why a report of the last 30 days may have a few more or fewer.
  expect(textContent).toContain('Reports count by calendar day instead.');
});

test('keeps the other widgets when the counts of one are malformed', () => {
  renderDashboard({ stats: ready({ 11: makeProblem('unexpectedAnswer'), 12: counts }) });
  expect(cardOf('website').textContent).toContain('This widget’s counts couldn’t be displayed.');
  expect(within(cardOf('sales')).getByRole('slider')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the other widgets when one is malformed', () => {
  const [first] = workspaces;
  const broken: Workspace = {
    url: 'https://acme.slack.com/',
    name: 'acme',
    cards: [{ status: 'failed', name: 'partners', problem: makeProblem('unexpectedAnswer') }, ...(first?.cards ?? [])],
  };
  renderDashboard({ workspaces: ready([broken]) });
  expect(cardOf('partners').textContent).toContain('couldn’t be displayed');
  expect(within(cardOf('website')).getByRole('slider')).toBeTruthy();
});

test('says that old data is old', () => {
  renderDashboard({ workspaces: ready(workspaces, { problem: makeProblem('offline') }) });
  expect(screen.getByText(/may be out of date/)).toBeTruthy();
  expect(screen.getByText('website')).toBeTruthy();
});

test('says that it is loading, and leaves the retry to the person when that fails', () => {
  const onRetry = vi.fn();
  const { rerender } = renderDashboard({ workspaces: loading, stats: loading, planLabel: '' });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  rerender(<Dashboard workspaces={failed(makeProblem('offline'), onRetry)} stats={loading} planLabel="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('says what widgets are for when there is none', () => {
  renderDashboard({ workspaces: ready([]), stats: ready({}) }, { addresses: { docs: 'https://docs.acme.test' } });
  expect(screen.getByRole('heading', { name: 'No widgets yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How widgets work' }).getAttribute('href')).toBe('https://docs.acme.test');
});
