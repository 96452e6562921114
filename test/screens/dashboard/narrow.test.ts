import { makeProblem, widgetName, type CardStats, type DashboardCard, type StatsById } from 'chatdeck/model';
import { expect, test } from 'vitest';
import { cardsFrom, narrow } from '../../../src/screens/dashboard/narrow';

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
  expect(ids(narrow(workspaces, {}, beside()))).toEqual([[1, 2, 3], [4]]);
  expect(ids(narrow(workspaces, { sort: 'name' }, beside()))).toEqual([[3, 2, 1], [4]]);
  const stats = { 1: counts(5), 2: counts(80) };
  expect(ids(narrow(workspaces, { sort: 'chats' }, beside(stats)))).toEqual([[2, 1, 3], [4]]);
});

test('finds by the name of the workspace as well, and leaves empty ones out', () => {
  expect(ids(narrow(workspaces, { query: 'alpha' }, beside()))).toEqual([[4]]);
});

test('finds and sorts unnamed widgets by what they are called', () => {
  const unnamed = [{ url: '', name: '', cards: [card(15, ''), card(14, ''), card(2, 'shop')] }];
  expect(ids(narrow(unnamed, { query: 'widget 15' }, beside()))).toEqual([[15]]);
  expect(ids(narrow(unnamed, { sort: 'name' }, beside()))).toEqual([[2, 14, 15]]);
});

test('starts with the first cards, in their groups', () => {
  expect(ids(cardsFrom(workspaces, 0, 2))).toEqual([[1, 2]]);
  expect(ids(cardsFrom(workspaces, 0, 4))).toEqual([[1, 2, 3], [4]]);
  expect(ids(cardsFrom(workspaces, 2, 2))).toEqual([[3], [4]]);
  expect(ids(cardsFrom(workspaces, 3, 1))).toEqual([[4]]);
  expect(ids(cardsFrom(workspaces, 4, 1))).toEqual([]);
  expect(ids(cardsFrom(workspaces, 0, Infinity))).toEqual([[1, 2, 3], [4]]);
});

const states = (card: Partial<Extract<DashboardCard, { status: 'ready' }>>, id: number): DashboardCard => ({
  status: 'ready',
  id,
  name: `w${id}`,
  isFinished: true,
  isOnline: false,
  ...card,
});

test('sorts by status: first what needs attention, last what is online or unreadable', () => {
  const cards: DashboardCard[] = [
    { status: 'failed', name: 'broken', problem: makeProblem('unexpectedAnswer') },
    states({ isOnline: true }, 1),
    states({ whyOffline: 'nobodyActive' }, 2),
    states({ isFinished: false, whyOffline: 'setupUnfinished' }, 3),
    states({ whyOffline: 'switchedOff' }, 4),
    states({ whyOffline: 'connectionExpired' }, 5),
  ];
  const groups = [{ url: 'a', name: 'a', cards }];
  expect(ids(narrow(groups, { sort: 'status' }, beside()))).toEqual([[5, 4, 3, 2, 1, 'broken']]);
  expect(ids(narrow(groups, { sort: 'status', order: 'descending' }, beside()))).toEqual([[1, 2, 3, 4, 5, 'broken']]);
});

/** So many chats on each day of a week, and of the one after it. */
const weeks = (before: number, after: number) => Array.from({ length: 14 }, (_, day) => (day < 7 ? before : after));

test('sorts by each count and its change, in both orders, with those without counts last', () => {
  const stats: StatsById = {
    1: { today: 3, last30Days: 10, averagePerDay: 2, daily: weeks(10, 15) },
    2: { today: 1, last30Days: 30, averagePerDay: 3, daily: weeks(10, 30) },
    3: makeProblem('unexpectedAnswer'),
  };
  const [first] = workspaces;
  const groups = first ? [first] : [];
  const order = { today: [1, 2, 3], chats: [2, 1, 3], average: [2, 1, 3], change: [2, 1, 3] };
  for (const sort of ['today', 'chats', 'average', 'change'] as const) {
    expect(ids(narrow(groups, { sort }, beside(stats))), sort).toEqual([order[sort]]);
    const [a, b] = order[sort];
    expect(ids(narrow(groups, { sort, order: 'ascending' }, beside(stats))), sort).toEqual([[b, a, 3]]);
  }
});
