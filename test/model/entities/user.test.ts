import { describe, expect, it } from 'vitest';
import {
  defaultWidget,
  findWidget,
  findWidgetRow,
  widgetsOf,
  withoutWidget,
  withWidgetRow,
} from 'chatdeck/model/entities/user';
import { allChats, chatsIn30Days, widgetName, workspaceHost, workspaceName } from 'chatdeck/model/entities/widget';
import { makeParsedUser, makeParsedWidget, makeWidget } from 'chatdeck/testing';

const user = makeParsedUser({
  ces: [makeWidget({ Id: 10 }), makeWidget({ Id: '9', RoomName: 'nine' }), { Id: 5, Step: {} }, { Step: {} }] as never,
});
const idsOf = ({ ces }: typeof user) =>
  ces.map((row) => (row.status === 'ready' ? row.data.Id : (row.raw as { Id?: number }).Id));

describe('the widgets of a user', () => {
  it('are those that can be read, the lowest ID being the default', () => {
    expect(widgetsOf(user).map(({ Id }) => Id)).toEqual([10, '9']);
    expect(defaultWidget(user)?.Id).toBe('9');
    expect(defaultWidget({ ...user, ces: [] })).toBeUndefined();
  });

  it('are found by an ID of either type', () => {
    expect(findWidget(user, 9)?.RoomName).toBe('nine');
    expect(findWidget(user, '10')?.Id).toBe(10);
    expect(findWidget(user, 5)).toBeUndefined();
    expect(findWidgetRow(user, '10')?.status).toBe('ready');
    expect(findWidgetRow(user, '5')?.status).toBe('failed');
    expect(findWidgetRow(user, 'undefined')).toBeUndefined();
  });

  it('are replaced and removed one by one', () => {
    const data = makeParsedWidget({ Id: 9, RoomName: 'new' });
    const replaced = withWidgetRow(user, { status: 'ready', data, raw: {} });
    expect(widgetsOf(replaced).map(({ RoomName }) => RoomName)).toEqual(['website', 'new']);
    expect(replaced.ces).toHaveLength(4);
    expect(idsOf(withWidgetRow(user, { status: 'ready', data: { ...data, Id: 5 }, raw: {} }))).toEqual([
      10,
      '9',
      5,
      undefined,
    ]);
    expect(idsOf(withoutWidget(user, '10'))).toEqual(['9', 5, undefined]);
    expect(idsOf(withoutWidget(user, '5'))).toEqual([10, '9', undefined]);
    expect(idsOf(withoutWidget(user, 7))).toEqual([10, '9', 5, undefined]);
  });
});

describe('a widget in a list', () => {
  const unnamed = (id: unknown) => `Widget ${String(id)}`;

  it('has the name of its channel, or one by its ID', () => {
    expect(widgetName({ id: 7, name: 'sales' }, unnamed)).toBe('sales');
    expect(widgetName({ id: 7, name: '' }, unnamed)).toBe('Widget 7');
  });

  it.each([
    ['https://acme.slack.com/', 'acme.slack.com', 'acme'],
    ['https://acme.slack.com:443/a', 'acme.slack.com', 'acme'],
    ['acme.slack.com', 'acme.slack.com', 'acme'],
    ['', '', ''],
  ])('at %j is in the workspace %s, which is called %s', (address, host, name) => {
    expect([workspaceHost(address), workspaceName(address)]).toEqual([host, name]);
  });

  const counts = (total: number, ...days: number[]) => ({
    total,
    last24h: 0,
    avg30d: 0,
    dailyCounts30d: days.map((chats) => ({ chats })),
    missed24h: undefined,
  });

  it.each([
    [counts(9), 9, 9],
    [counts(9, 1, 2), 3, 9],
    [counts(2, 1, 2), 3, 3],
    [counts(0), 0, 0],
  ])('with the counts %o has had %i chats in 30 days, and %i in all', (stats, recent, total) => {
    expect([chatsIn30Days(stats), allChats(stats)]).toEqual([recent, total]);
  });
});
