import type { CardStats, DashboardCard, ShellData, StatsById, Workspace } from 'chatdeck/model';

type ReadyCard = Extract<DashboardCard, { status: 'ready' }>;

const online = { status: 'ready', isFinished: true, isOnline: true } as const;
const broken: Pick<ReadyCard, 'isOnline' | 'whyOffline' | 'attentionReason'> = {
  isOnline: false,
  whyOffline: 'connectionExpired',
  attentionReason: 'connectionExpired',
};

const workspaces: Workspace[] = [
  {
    url: 'https://acme.slack.com/',
    name: 'acme',
    cards: [
      { ...online, id: 1, name: 'website' },
      { ...online, id: 2, name: 'pricing-page' },
      { ...online, id: 3, name: 'docs', isOnline: false, whyOffline: 'outsideHours' },
    ],
  },
  {
    url: 'https://acme-support.slack.com/',
    name: 'acme-support',
    cards: [
      { ...online, id: 4, name: 'order-questions' },
      { ...online, ...broken, id: 5, name: 'returns' },
      { status: 'ready', id: 6, name: '', isFinished: false, isOnline: false },
    ],
  },
];

/** Chats a day: fewer on weekends, and in waves. */
function statsOf(perDay: number): CardStats {
  const daily = Array.from({ length: 30 }, (_, day) => {
    const wave = 1 + 0.25 * Math.sin(day * 0.9) + 0.15 * Math.sin(day * 2.3);
    return Math.round(perDay * wave * (day % 7 < 5 ? 1.1 : 0.6));
  });
  const last30Days = daily.reduce((sum, chats) => sum + chats, 0);
  return { today: Math.round(perDay * 0.6), last30Days, averagePerDay: last30Days / 30, daily };
}

const stats: StatsById = { 1: statsOf(13), 2: statsOf(7), 3: statsOf(4), 4: statsOf(9), 5: statsOf(3) };

const shell: ShellData = {
  email: 'dana@acme.test',
  widgets: workspaces.flatMap(({ cards }) =>
    cards.flatMap((card) =>
      card.status === 'ready' && card.isFinished
        ? {
            id: card.id,
            name: card.name,
            isOnline: card.isOnline,
            isBroken: card.attentionReason === 'connectionExpired',
            hasDraft: card.id === 2,
          }
        : [],
    ),
  ),
  listsWidgets: true,
  showsSettings: true,
  showsAccount: true,
  showsReports: true,
};

/** An account with enough in it to show what the product looks like. */
export const showcase = { workspaces, stats, shell };
