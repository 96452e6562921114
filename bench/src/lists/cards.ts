import type { CardStats, Workspace } from 'chatdeck/model';
import { size } from './size';

export const days = 30;
export const names = Array.from({ length: size }, (_, index) => `channel-${index + 1}`);
export const stats: CardStats[] = names.map((_, index) => {
  const daily = Array.from({ length: days }, (__, day) => ((index + 3) * (day + 7)) % 23);
  const last30Days = daily.reduce((sum, count) => sum + count, 0);
  return { today: daily.at(-1) ?? 0, last30Days, averagePerDay: last30Days / days, daily };
});

export const workspaces: Workspace[] = [
  {
    url: 'https://acme.slack.test',
    name: 'Acme',
    cards: names.map((name, index) => ({
      status: 'ready',
      id: index + 1,
      name,
      isFinished: true,
      isOnline: true,
    })),
  },
];
