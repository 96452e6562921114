import type { CardStats, DashboardCard } from 'chatdeck/model';
import { expect, test } from 'vitest';
import { firstCards, narrow, wholeView } from '../../../src/screens/dashboard/narrow';

const card = (id: number, name: string): DashboardCard => ({
  status: 'ready',
  id,
  name,
  isFinished: true,
  isOnline: true,
});
const counts = (last30Days: number): CardStats => ({ today: 0, last30Days, averagePerDay: 0, daily: [] });
const workspaces = [
  { url: 'b', name: 'beta', cards: [card(1, 'room 10'), card(2, 'room 9'), card(3, 'Room 1')] },
  { url: 'a', name: 'alpha', cards: [card(4, 'shop')] },
];
const ids = (groups: ReturnType<typeof narrow>) =>
  groups.map(({ cards }) => cards.map((each) => (each.status === 'ready' ? each.id : each.name)));

test('sorts within each workspace, numbers as people count them', () => {
  expect(ids(narrow(workspaces, wholeView, {}, 'en'))).toEqual([[1, 2, 3], [4]]);
  expect(ids(narrow(workspaces, { ...wholeView, sort: 'name' }, {}, 'en'))).toEqual([[3, 2, 1], [4]]);
  const stats = { 1: counts(5), 2: counts(80) };
  expect(ids(narrow(workspaces, { ...wholeView, sort: 'chats' }, stats, 'en'))).toEqual([[2, 1, 3], [4]]);
});

test('finds by the name of the workspace as well, and leaves empty ones out', () => {
  expect(ids(narrow(workspaces, { ...wholeView, query: 'alpha' }, {}, 'en'))).toEqual([[4]]);
});

test('begins with the first cards, in the groups that they stand in', () => {
  expect(ids(firstCards(workspaces, 2))).toEqual([[1, 2]]);
  expect(ids(firstCards(workspaces, 4))).toEqual([[1, 2, 3], [4]]);
  expect(ids(firstCards(workspaces, Infinity))).toEqual([[1, 2, 3], [4]]);
});
