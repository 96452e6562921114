import {
  accountSchema,
  behaviorSections,
  behaviorSettings,
  calls,
  channelSchema,
  dashboardUserSchema,
  invoiceSchema,
  nextInvoiceSchema,
  planSchema,
  userSchema,
  widgetSchema,
  widgetStatsSchema,
} from 'chatdeck/model';
import { readyRows, rowsOf } from 'chatdeck/model/core/tolerant';
import {
  failed,
  makeAccount,
  makeChannel,
  makeChatStats,
  makeDashboardUser,
  makeEditor,
  makeForm,
  makeInvoice,
  makeNextInvoice,
  makeParsedAccount,
  makeParsedPlan,
  makeParsedUser,
  makeParsedWidget,
  makePlan,
  makeShellData,
  makeStatsById,
  makeUser,
  makeWidget,
  makeWidgets,
  makeWidgetStats,
  makeWorkspaces,
} from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';

describe('what a builder makes passes its answer schema without a repair', () => {
  test.each([
    ['makePlan', planSchema, makePlan()],
    ['makeAccount', accountSchema, makeAccount()],
    ['makeWidget', widgetSchema, makeWidget()],
    ['makeWidgetStats', widgetStatsSchema, makeWidgetStats()],
    ['makeUser', userSchema, makeUser()],
    ['makeInvoice', invoiceSchema, makeInvoice()],
    ['makeNextInvoice', nextInvoiceSchema, makeNextInvoice()],
    ['makeChannel', channelSchema, makeChannel()],
    ['makeDashboardUser', dashboardUserSchema, makeDashboardUser()],
  ])('%s', (_name, schema, raw) => {
    const read = schema.parse(raw) as Record<string, unknown>;
    const dates = [
      'canceledAt',
      'cancelAt',
      'trialEndAt',
      'created_at',
      'nextInvoiceAt',
      'lastSignedInAt',
      'slackAuthorizedAt',
    ];
    const transformed = ['ces', 'account', ...dates];
    for (const [name, value] of Object.entries(raw).filter(([key]) => !transformed.includes(key))) {
      expect(read[name], name).toEqual(value);
    }
  });

  test('each widget and each row of counts on its own', () => {
    const rows = rowsOf(widgetSchema).parse(makeWidgets());
    expect(readyRows(rows)).toHaveLength(5);
    const stats = calls.currentWidgets.answer.parse([makeWidgetStats(1), makeWidgetStats(2)]);
    expect(readyRows(stats).map((row) => row.Id)).toEqual([1, 2]);
  });
});

test('an override replaces a field, and an unknown field passes through', () => {
  expect(makeWidget({ Step: '1', future: true })).toMatchObject({ Step: '1', future: true });
  expect(makeParsedWidget({ onlineTitle: 'Hello' }).onlineTitle).toBe('Hello');
  expect(makeParsedUser({ admin: false }).admin).toBe(false);
  expect(makeParsedPlan({ label: 'Team' }).label).toBe('Team');
  expect(makeParsedAccount({ paymentType: 'none' }).paymentType).toBe('none');
});

test('a parsed user has a ready row for every widget and their account’s id', () => {
  const user = makeParsedUser({ account: makeAccount({ Id: 9, paymentType: 'none' }) });
  expect(user.ces.map((row) => row.status)).toEqual(Array(5).fill('ready'));
  expect(user).toMatchObject({ accountId: 9, isCcPresent: false });
});

test('two builds share nothing', () => {
  const [first, second] = [makeAccount(), makeAccount()];
  expect(first.availablePlans[0]).toEqual(second.availablePlans[0]);
  expect(first.availablePlans[0]).not.toBe(second.availablePlans[0]);
});

test('chat stats fit each other', () => {
  const stats = makeChatStats();
  const sum = stats.dailyCounts30d.reduce((total, day) => total + day.chats, 0);
  expect(stats.dailyCounts30d).toHaveLength(30);
  expect(stats.last24h).toBe(stats.dailyCounts30d[29]?.chats);
  expect(stats.avg30d).toBeCloseTo(sum / 30, 1);
});

test('an editor is static and accepts overrides of one section', () => {
  const settings = behaviorSettings(makeParsedWidget());
  const editor = makeEditor(settings, behaviorSections, { sections: { presence: { status: 'saving' } } });
  expect(editor.value).toBe(settings);
  expect(editor.sections.presence).toMatchObject({ status: 'saving' });
  expect(() => editor.sections.presence.onSave()).not.toThrow();
});

test('screens get what they take', () => {
  expect(makeWorkspaces().map((workspace) => workspace.name)).toEqual(['acme-support', 'acme', '']);
  expect(makeStatsById()).toHaveProperty('11.last30Days');
  expect(makeShellData().widgets).toHaveLength(3);
  expect(makeForm({ email: '' })).toMatchObject({ status: 'idle', errors: {} });
  expect(failed()).toMatchObject({ status: 'failed', problem: { kind: 'server' } });
});
