import { ChatdeckTheme, Dashboard, DashboardLoading } from 'chatdeck';
import { makeProblem, type CardStats, type StatsById, type WhyOffline, type Workspace } from 'chatdeck/model';
import { failed, loading, makeStatsById, makeWorkspaces, ready } from 'chatdeck/testing';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const workspaces = makeWorkspaces();
const stats = makeStatsById();

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: Dashboard,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: {
    workspaces: ready(workspaces),
    stats: ready(stats),
    planLabel: 'Business',
    isAdmin: true,
    onUserSwappedDismiss: fn(),
    onAddChannel: fn(),
    onAddWorkspace: fn(),
    onDelete: fn(),
    onDeleteAsk: fn(),
    onDeletionUndo: fn(),
    onDeletionRetry: fn(),
    onDeletionDismiss: fn(),
  },
});

export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { workspaces: loading, stats: loading, planLabel: '' } });

export const Placeholder = meta.story({ render: () => <DashboardLoading /> });

export const StatsLoading = meta.story({ args: { stats: loading } });

export const StatsFailed = meta.story({ args: { stats: failed() } });

/** One widget is malformed, and of another the counts are. */
export const OneCardBroken = meta.story({
  args: {
    workspaces: ready(workspaces.map((workspace, index) => (index === 0 ? withBrokenCard(workspace) : workspace))),
    stats: ready({ ...stats, 12: makeProblem('unexpectedAnswer', { path: 'chatStats' }) }),
  },
});

export const Empty = meta.story({ args: { workspaces: ready([]), stats: ready({}) } });

export const Failed = meta.story({ args: { workspaces: failed(), stats: loading } });

export const Stale = meta.story({ args: { workspaces: ready(workspaces, { problem: makeProblem('offline') }) } });

export const NoChats = meta.story({
  args: {
    stats: ready(
      sameCounts(
        workspaces,
        makeCounts(() => 0),
      ),
    ),
  },
});

export const HugeCounts = meta.story({
  args: {
    stats: ready(
      sameCounts(
        workspaces,
        makeCounts((day) => 30000 + ((day * 7919) % 21000)),
      ),
    ),
  },
});

export const ManyWidgets = meta.story({
  tags: ['looks'],
  args: {
    workspaces: ready(manyWorkspaces()),
    stats: ready(
      sameCounts(
        manyWorkspaces(),
        makeCounts((day) => 4 + ((day * 7) % 13)),
      ),
    ),
  },
});

/** One line per widget, in any order. */
export const Table = meta.story({ tags: ['looks'], args: { view: { layout: 'table' } } });

export const TableStatsLoading = meta.story({ args: { view: { layout: 'table' }, stats: loading } });

/** One widget is malformed, and of another the counts are; the last deletion failed. */
export const TableOneBroken = meta.story({
  args: {
    view: { layout: 'table' },
    workspaces: ready(workspaces.map((workspace, index) => (index === 0 ? withBrokenCard(workspace) : workspace))),
    stats: ready({ ...stats, 12: makeProblem('unexpectedAnswer', { path: 'chatStats' }) }),
    deletions: [{ id: 11, name: 'website', isFinished: true, status: 'failed', problem: makeProblem('server') }],
  },
});

/** Only the rows in view are in the page. Arrow keys move between them. */
export const TableOf500 = meta.story({
  tags: ['looks'],
  args: {
    view: { layout: 'table', sort: 'chats' },
    workspaces: ready(manyWorkspaces(167)),
    stats: ready(growingCounts(manyWorkspaces(167))),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const rows = () => canvas.getAllByRole('row');
    await expect(rows().length).toBeLessThan(80);
    const [first] = canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link'));
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('rowheader')[2]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{End}');
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '502');
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveAttribute('href', first?.getAttribute('href') ?? '');
  },
});

export const TableNothingFound = meta.story({
  args: {
    view: { layout: 'table', query: 'nothing like that' },
    workspaces: ready(manyWorkspaces()),
    stats: ready({}),
  },
});

const longWorkspace: Workspace = {
  url: 'https://the-most-patient-customer-service-team-of-all.enterprise.slack.com/',
  name: 'the-most-patient-customer-service-team-of-all',
  cards: [
    {
      status: 'ready',
      id: 11,
      name: 'customer-questions-about-returns-refunds-and-exchanges-in-north-america-2024',
      isFinished: true,
      isOnline: true,
    },
    { status: 'ready', id: 12, name: 'sales', isFinished: true, isOnline: false },
  ],
};
const longContent = {
  workspaces: ready([longWorkspace]),
  planLabel: 'Enterprise with extended support for regulated industries',
};

export const LongContent = meta.story({ args: longContent });

export const TableLongContent = meta.story({ args: { ...longContent, view: { layout: 'table' } } });

const unfinished = workspaces.flatMap(({ cards }) => cards).find((card) => card.status === 'ready' && !card.isFinished);
const unfinishedId = unfinished?.status === 'ready' ? unfinished.id : 0;
const reasons: WhyOffline[] = [
  'switchedOff',
  'paymentMissing',
  'overQuota',
  'connectionExpired',
  'outsideHours',
  'nobodyActive',
];

/** Each reason that a finished widget may have. */
export const WhyOfflineEach = meta.story({ args: { workspaces: ready(offlineWorkspaces()) } });

/** More than fit above the cards at first. */
export const ManyNeedAttention = meta.story({
  args: {
    workspaces: ready(
      Array.from({ length: 4 }, (_, index) => ({
        url: `https://team-${index}.slack.com/`,
        name: `team-${index}`,
        cards: (['connectionExpired', 'switchedOff', 'nobodyActive'] as const).map((whyOffline, card) => ({
          status: 'ready' as const,
          id: index * 10 + card,
          name: `${whyOffline === 'nobodyActive' ? 'away' : 'channel'}-${index}${card}`,
          isFinished: true,
          isOnline: false,
          whyOffline,
        })),
      })),
    ),
  },
});

/** Only an admin can fix payment and limits. */
export const NonAdmin = meta.story({
  args: { workspaces: ready(offlineWorkspaces()), isAdmin: false },
});

/** The address says what a return from Slack has done. */
export const UserSwapped = meta.story({ args: { isUserSwapped: true } });

export const Adding = meta.story({ args: { adding: { status: 'busy', place: workspaces[0]?.url ?? '' } } });

export const AddingFailed = meta.story({ args: { adding: { status: 'failed', place: workspaces[0]?.url ?? '' } } });

export const ChannelLimit = meta.story({ args: { adding: { status: 'channelLimit', place: '' } } });

const waiting = { name: 'website', isFinished: true, status: 'waiting' } as const;

/** Two deletions that can be undone. Their widgets are left out of the cards and counts. */
export const Deleting = meta.story({
  tags: ['looks'],
  args: {
    deletions: [
      { ...waiting, id: 11, until: Date.now() + 10_000 },
      { ...waiting, id: unfinishedId, name: '', isFinished: false, until: Date.now() + 10_000 },
    ],
  },
});

/** What each deletion comes to. */
export const DeletionsOver = meta.story({
  args: {
    deletions: [
      { id: 11, name: 'website', isFinished: true, status: 'deleting' },
      { id: 12, name: 'sales', isFinished: true, status: 'deleted' },
      { id: unfinishedId, name: '', isFinished: false, status: 'finishedMeanwhile' },
    ],
  },
});

/** The card is back. */
export const DeletionFailed = meta.story({
  tags: ['looks'],
  args: {
    deletions: [{ id: 11, name: 'website', isFinished: true, status: 'failed', problem: makeProblem('server') }],
  },
});

export const DeletionUnknown = meta.story({
  args: {
    deletions: [
      {
        id: 11,
        name: 'website',
        isFinished: true,
        status: 'failed',
        problem: makeProblem('offline'),
        isUnknown: true,
      },
    ],
  },
});

/** What is lost with a finished widget, in numbers. Its name confirms. */
export const DeletingAsks = meta.story({
  tags: ['looks'],
  args: { losses: { id: 11, chats: ready(1204), savedReplies: ready(12), triggers: 3 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for website' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the widget #website?' }));
    await expect(args.onDeleteAsk).toHaveBeenCalledWith(11);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete widget' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

/** A partner who embeds only this screen: nothing leads anywhere. */
export const WithoutLinks = meta.story({
  render: (args) => (
    <ChatdeckTheme hrefFor={() => undefined}>
      <Dashboard {...args} />
    </ChatdeckTheme>
  ),
});

function withBrokenCard(workspace: Workspace): Workspace {
  const problem = makeProblem('unexpectedAnswer', { path: 'ces.1.Step' });
  return { ...workspace, cards: [...workspace.cards, { status: 'failed', name: 'partners', problem }] };
}

function offlineWorkspaces(): Workspace[] {
  const cards = reasons.map((whyOffline, index) => {
    return {
      status: 'ready',
      id: index,
      name: `room-${index + 1}`,
      isFinished: true,
      isOnline: false,
      whyOffline,
    } as const;
  });
  return [{ url: 'https://acme.slack.com/', name: 'acme', cards }];
}

function manyWorkspaces(each = 24): Workspace[] {
  return ['acme', 'acme-support', 'globex'].map((name) => ({
    url: `https://${name}.slack.com/`,
    name,
    cards: Array.from({ length: each }, (_, index) => ({
      status: 'ready',
      id: `${name}-${index}`,
      name: `${name}-channel-${index + 1}`,
      isFinished: true,
      isOnline: index % 4 !== 0,
    })),
  }));
}

function makeCounts(chatsOf: (day: number) => number): CardStats {
  const daily = Array.from({ length: 30 }, (_, day) => chatsOf(day));
  const sum = daily.reduce((a, b) => a + b, 0);
  return { today: daily.at(-1) ?? 0, last30Days: sum, averagePerDay: sum / 30, daily };
}

function growingCounts(groups: Workspace[]): StatsById {
  const cards = groups.flatMap((group) => group.cards).flatMap((card) => (card.status === 'ready' ? [card] : []));
  return Object.fromEntries(
    cards.map(({ id }, index) => [String(id), makeCounts((day) => Math.round((index * (day + 7)) / 90))]),
  );
}

function sameCounts(groups: Workspace[], counts: CardStats): StatsById {
  const cards = groups.flatMap((group) => group.cards);
  return Object.fromEntries(cards.flatMap((card) => (card.status === 'ready' ? [[String(card.id), counts]] : [])));
}
