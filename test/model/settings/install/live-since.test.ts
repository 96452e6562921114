import { liveSince } from 'chatdeck/model/settings/install/live-since';
import { expect, it } from 'vitest';

const now = Date.UTC(2026, 10, 28, 12);
const day = 86_400_000;
const stats = (total: number, ...chats: number[]) => ({
  total,
  last24h: chats.at(-1) ?? 0,
  avg30d: 0,
  dailyCounts30d: chats.map((count) => ({ chats: count })),
});

it.each([
  ['no chat', stats(0), { kind: 'noChats' }],
  ['thirty days without a chat', stats(0, ...Array.from({ length: 30 }, () => 0)), { kind: 'noChats' }],
  ['its first chat today', stats(1, 0, 0, 1), { kind: 'since', at: now, chats: 1 }],
  ['its first chat yesterday', stats(3, 0, 1, 2), { kind: 'since', at: now - day, chats: 3 }],
  [
    'its first chat on the first of the counted days',
    stats(4, 4, 0, 0),
    { kind: 'since', at: now - 2 * day, chats: 4 },
  ],
  ['a chat before the counted days', stats(5, 4, 0, 0), { kind: 'longer', chats: 5 }],
  ['chats, but none lately', stats(9, 0, 0, 0), { kind: 'longer', chats: 9 }],
  ['a total without days', stats(7), { kind: 'longer', chats: 7 }],
  ['a total that lags behind its days', stats(1, 0, 3), { kind: 'since', at: now, chats: 3 }],
])('knows since when a widget with %s is live', (_, counts, expected) => {
  expect(liveSince(counts, now)).toEqual(expected);
});
