import { widgetName, type CardStats, type DashboardCard, type StatsById } from 'chatdeck/model';
import { expect, test } from 'vitest';
import { cardsFrom, narrow, wholeView } from '../../../src/screens/dashboard/narrow';

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
const nameOf = (widget: DashboardCard) => widgetName(widget, (id) => `Widget ${id}`);
const beside = (stats: StatsById = {}) => ({ stats, locale: 'en', nameOf });
const ids = (groups: ReturnType<typeof narrow>) =>
  groups.map(({ cards }) => cards.map((each) => (each.status === 'ready' ? each.id : each.name)));

test('sorts within each workspace, numbers as people count them', () => {
  expect(ids(narrow(workspaces, wholeView, beside()))).toEqual([[1, 2, 3], [4]]);
  expect(ids(narrow(workspaces, { ...wholeView, sort: 'name' }, beside()))).toEqual([[3, 2, 1], [4]]);
  const stats = { 1: counts(5), 2: counts(80) };
  expect(ids(narrow(workspaces, { ...wholeView, sort: 'chats' }, beside(stats)))).toEqual([[2, 1, 3], [4]]);
});

test('finds by the name of the workspace as well, and leaves empty ones out', () => {
  expect(ids(narrow(workspaces, { ...wholeView, query: 'alpha' }, beside()))).toEqual([[4]]);
});

test('finds and sorts unnamed widgets by what they are called', () => {
  const unnamed = [{ url: '', name: '', cards: [card(15, ''), card(14, ''), card(2, 'shop')] }];
  expect(ids(narrow(unnamed, { ...wholeView, query: 'widget 15' }, beside()))).toEqual([[15]]);
  expect(ids(narrow(unnamed, { ...wholeView, sort: 'name' }, beside()))).toEqual([[2, 14, 15]]);
});

test('starts with the first cards, in their groups', () => {
  expect(ids(cardsFrom(workspaces, 0, 2))).toEqual([[1, 2]]);
  expect(ids(cardsFrom(workspaces, 0, 4))).toEqual([[1, 2, 3], [4]]);
  expect(ids(cardsFrom(workspaces, 2, 2))).toEqual([[3], [4]]);
  expect(ids(cardsFrom(workspaces, 3, 1))).toEqual([[4]]);
  expect(ids(cardsFrom(workspaces, 4, 1))).toEqual([]);
  expect(ids(cardsFrom(workspaces, 0, Infinity))).toEqual([[1, 2, 3], [4]]);
});
