import { Dashboard } from 'chatdeck';
import type { CardStats, DashboardCard, DashboardProps, WhyOffline, Workspace } from 'chatdeck/model';
import { loading, makeStatsById, ready } from 'chatdeck/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../render-screen';

function renderDashboard(props: Partial<DashboardProps>) {
  return renderScreen(<Dashboard workspaces={ready([])} stats={ready({})} planLabel="Business" isAdmin {...props} />);
}

const card = (id: number, whyOffline?: WhyOffline, name = `w${id}`): DashboardCard => ({
  status: 'ready',
  id,
  name,
  isFinished: true,
  isOnline: whyOffline === undefined,
  whyOffline,
});
const acme = (...cards: DashboardCard[]): Workspace => ({ url: 'https://acme.slack.com/', name: 'acme', cards });
const unfinished: DashboardCard = { status: 'ready', id: 9, name: '', isFinished: false, isOnline: false };
const notConnected: Workspace = { url: '', name: '', cards: [unfinished] };

const list = () => screen.queryByRole('region', { name: 'Needs attention' });
const rows = () =>
  within(list() as HTMLElement)
    .getAllByRole('listitem')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('needs attention', () => {
  test('says what is wrong with each widget, and links to where it can be fixed', () => {
    renderDashboard({
      workspaces: ready([acme(card(4, 'switchedOff', 'docs'), card(5, 'connectionExpired', 'returns')), notConnected]),
    });
    expect(within(list() as HTMLElement).getByText('3 widgets')).toBeTruthy();
    expect(rows()).toEqual([
      ['Disconnected', 'returns in acme', 'The Slack connection has expired.', 'Connect Slack again'],
      ['Offline', 'docs in acme', 'Turned off manually.', 'Turn on the widget'],
      ['Unfinished', 'Widget 9', 'Setup isn’t finished.', 'Finish setup'],
    ]);
    const links = within(list() as HTMLElement).getAllByRole('link');
    // One button of the page leads: that of the most urgent widget.
    expect(links.map((link) => link.matches('.rt-variant-solid'))).toEqual([true, false, false]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/permissions/5',
      '#/settings/4/behavior',
      '#/setup/9',
    ]);
    // Links with the same words differ by the widget that describes them.
    const described = links.map(
      (link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toEqual(['returns in acme', 'docs in acme', 'Widget 9']);
  });

  test.each([
    ['all is well', [acme(card(4), card(5))]],
    ['widgets come back automatically', [acme(card(4, 'outsideHours'), card(5, 'nobodyActive'))]],
    ['a banner tells of the whole account', [acme(card(4, 'paymentMissing'), card(5, 'overQuota'))]],
    ['a single widget’s card says it', [acme(card(4, 'switchedOff'))]],
  ])('isn’t there where %s', (_, workspaces) => {
    renderDashboard({ workspaces: ready(workspaces) });
    expect(list()).toBeNull();
  });

  test('shows five at first, and all on demand', () => {
    renderDashboard({
      workspaces: ready([acme(...Array.from({ length: 7 }, (_, index) => card(index, 'switchedOff')))]),
    });
    expect(rows()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(rows()).toHaveLength(7);
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(rows()).toHaveLength(5);
  });

  test('renders at most a thousand rows at once', () => {
    renderDashboard({
      workspaces: ready([acme(...Array.from({ length: 1001 }, (_, index) => card(index, 'switchedOff')))]),
    });
    fireEvent.click(screen.getByText('Show all 1001'));
    expect(document.querySelectorAll('.cd-attention-row')).toHaveLength(1000);
  });

  test('leaves out a widget that is being deleted', () => {
    renderDashboard({
      workspaces: ready([acme(card(4, 'switchedOff'), card(5)), notConnected]),
      deletions: [{ id: 9, name: '', isFinished: false, status: 'deleting' }],
    });
    expect(rows()).toHaveLength(1);
  });
});

describe('the account at a glance', () => {
  const header = () => document.querySelector('.cd-page-header-context')?.textContent;

  test('is the plan, the widgets online, and all chats', () => {
    renderDashboard({ workspaces: ready([acme(card(11), card(12, 'outsideHours'))]), stats: ready(makeStatsById()) });
    expect(header()).toBe(
      'Current plan: Business · 1 of 2 widgets online · Chats: 29 today (4 missed), 521 in 30 days',
    );
  });

  test('is the plan alone for a single widget, whose card says the rest, but for missed chats', () => {
    const { 11: counts } = makeStatsById();
    const shown = (missedToday?: number) => {
      renderDashboard({
        workspaces: ready([acme(card(11))]),
        stats: ready({ 11: { ...(counts as CardStats), missedToday } }),
      });
      const text = header();
      cleanup();
      return text;
    };
    expect(shown()).toBe('Current plan: Business');
    expect(shown(2)).toMatch(/^Current plan: Business · Chats: \d+ today \(2 missed\), \d+ in 30 days$/);
  });

  test('leaves out a widget that is being deleted, with its chats', () => {
    renderDashboard({
      workspaces: ready([acme(card(11), card(12), card(13))]),
      stats: ready(makeStatsById()),
      deletions: [{ id: 12, name: 'w12', isFinished: true, status: 'waiting', until: Date.now() + 10_000 }],
    });
    const { [11]: first, [13]: other } = makeStatsById() as Record<string, CardStats>;
    const today = (first?.today ?? 0) + (other?.today ?? 0);
    expect(header()).toContain(`2 of 2 widgets online · Chats: ${today} today`);
  });

  test('ends in the counts, so that nothing moves when they arrive', () => {
    renderDashboard({ workspaces: ready([acme(card(11), card(12))]), stats: loading });
    expect(header()).toBe('Current plan: Business · 2 of 2 widgets online');
  });
});
