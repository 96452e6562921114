import { describe, expect, it } from 'vitest';
import {
  behaviorSettings,
  checkBehavior,
  daysRemaining,
  groupByWorkspace,
  isOnline,
  planIncludes,
  planSchema,
  readAnswer,
  safeHref,
  shellData,
  statsById,
  trialDaysLeft,
  userSchema,
  widgetSchema,
  widgetPower,
  workspaceName,
} from 'chatdeck/model';
import { compareIds, toInstant } from 'chatdeck/model/core/tolerant';
import { shortWidgetName } from 'chatdeck/model/places/shell';
import { limitWhenSwitched } from 'chatdeck/model/settings/behavior/behavior';
import { wholeWidgetBody } from 'chatdeck/model/settings/shared/whole-widget';
import { makePlan, makeUser, makeWidget } from 'chatdeck/testing';

const DAY = 86_400_000;
const widget = (overrides: Parameters<typeof makeWidget>[0] = {}) => readAnswer(widgetSchema, makeWidget(overrides));

describe('a widget', () => {
  it.each<[Parameters<typeof makeWidget>[0], boolean]>([
    [{ Step: '3', off: false, status: 'online' }, true],
    [{ Step: '3', off: false, status: '' }, true],
    [{ Step: '3', off: true, status: 'online' }, false],
    [{ Step: '3', off: false, status: 'offline' }, false],
    [{ Step: '2', off: false, status: 'online' }, false],
  ])('%o is online: %s', (fields, expected) => {
    expect(isOnline(widget(fields))).toBe(expected);
  });

  it('says whether the switch or the team is why it is offline', () => {
    expect(widgetPower(widget({ off: true }), false).offlineReason).toBe('switchedOff');
    expect(widgetPower(widget({ off: false, status: 'offline' }), false).offlineReason).toBe('nobodyAvailable');
  });

  it.each([
    ['https://acme.slack.com/', 'acme'],
    ['acme-support.slack.com', 'acme-support'],
    ['', ''],
  ])('of %s belongs to the workspace %s', (url, name) => {
    expect(workspaceName(url)).toBe(name);
  });

  it('is saved whole, but without its switch', () => {
    expect(wholeWidgetBody({ Id: 7, off: true, requireInfo: true, unknown: 1 })).toEqual({
      Id: 7,
      requireInfo: true,
      unknown: 1,
    });
  });
});

describe('the Dashboard', () => {
  it('groups widgets by workspace, sorted by its address, and puts unconnected ones last', () => {
    const user = readAnswer(
      userSchema,
      makeUser({
        ces: [
          makeWidget({ Id: 1, slackBaseUrl: '' }),
          makeWidget({ Id: 2, slackBaseUrl: 'https://zebra.slack.com/' }),
          makeWidget({ Id: 3, slackBaseUrl: 'https://acme.slack.com/' }),
          makeWidget({ Id: 4, slackBaseUrl: 'https://zebra.slack.com/' }),
        ],
      }),
    );
    const groups = groupByWorkspace(user);
    expect(groups.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['acme', 1],
      ['zebra', 2],
      ['', 1],
    ]);
  });

  it('keeps the place of a malformed widget among the sound ones', () => {
    const broken = { RoomName: 'broken', slackBaseUrl: 'https://acme.slack.com/' };
    const user = readAnswer(userSchema, makeUser({ ces: [broken, makeWidget()] as never }));
    const cards = groupByWorkspace(user).flatMap((group) => group.cards);
    expect(cards.map((card) => card.status).toSorted()).toEqual(['failed', 'ready']);
    expect(cards.find((card) => card.status === 'failed')).toMatchObject({ name: 'broken', problem: { path: '0.Id' } });
  });

  it('counts 30 days by their sum, or by the total when there are no days', () => {
    const row = (chatStats: object) => {
      const data = { Id: 7, chatStats: { total: 40, last24h: 2, avg30d: 1.5, dailyCounts30d: [], ...chatStats } };
      return { status: 'ready' as const, data, raw: {} };
    };
    expect(statsById([row({ dailyCounts30d: [{ chats: 3 }, { chats: 4 }] })])['7']).toMatchObject({
      last30Days: 7,
      daily: [3, 4],
    });
    expect(statsById([row({})])['7']).toMatchObject({ last30Days: 40 });
  });
});

describe('the menu', () => {
  it.each([
    ['exactly 15 char', 'exactly 15 char'],
    ['sixteen letters!', 'sixteen letter…'],
    ['👩‍👩‍👧 emoji', '👩‍👩‍👧 emoji'],
  ])('shows %s as %s', (name, shown) => {
    expect(shortWidgetName(name)).toBe(shown);
  });

  it('lists finished widgets by their Id, and reports to admins of plans that have them', () => {
    const ces = [makeWidget({ Id: 10 }), makeWidget({ Id: 9 }), makeWidget({ Id: 1, Step: '1' })];
    const admin = shellData(readAnswer(userSchema, makeUser({ admin: true, ces })));
    expect(admin.widgets.map(({ id }) => id)).toEqual([9, 10]);
    expect(admin).toMatchObject({ showsAccount: true, showsReports: true });
    const agent = shellData(readAnswer(userSchema, makeUser({ admin: false, ces })));
    expect(agent).toMatchObject({ showsAccount: false, showsReports: false });
  });
});

describe('Behavior', () => {
  const settings = behaviorSettings(widget());

  it.each([
    [{ sendOfflineMessagesToEmail: 'nobody' }, { sendOfflineMessagesToEmail: 'invalidEmail' }],
    [{ sendOfflineMessagesToEmail: 'a@b.co' }, {}],
    [{ offlineMessageWebhookURL: 'javascript:alert(1)' }, { offlineMessageWebhookURL: 'invalidUrl' }],
    [{ offlineMessageWebhookURL: 'https://a.b/c' }, {}],
    [{ maxConcurrentConvos: null }, { maxConcurrentConvos: 'required' }],
    [{ maxConcurrentConvos: 1.5 }, { maxConcurrentConvos: 'notANumber' }],
    [{ maxConcurrentConvos: 0 }, {}],
  ])('checks %o', (patch, errors) => {
    expect(checkBehavior({ ...settings, sendOfflineMessagesToEmail: '', ...patch })).toEqual(errors);
  });

  it.each([
    [true, 0, 5],
    [true, null, 5],
    [true, 8, 8],
    [false, 8, 0],
  ])('switches the limit to %s after %s: %s', (isOn, previous, next) => {
    expect(limitWhenSwitched(isOn, previous)).toBe(next);
  });
});

describe('a plan', () => {
  const plan = (fields: object) => readAnswer(planSchema, { ...makePlan(), ...fields });

  it.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
    [null, false],
    [undefined, false],
  ])('whose flag is %s includes the feature: %s', (flag, expected) => {
    expect(planIncludes(plan({ triggers: flag }), 'triggers')).toBe(expected);
  });

  it('has operating hours unless it says that it has not', () => {
    const { operatingHours: _operatingHours, ...raw } = makePlan();
    expect(planIncludes(readAnswer(planSchema, raw), 'operatingHours')).toBe(true);
    expect(planIncludes(plan({ operatingHours: false }), 'operatingHours')).toBe(false);
  });
});

describe('time', () => {
  it.each([
    ['2026-01-02T03:04:05Z', Date.UTC(2026, 0, 2, 3, 4, 5)],
    [1_700_000_000, 1_700_000_000_000],
    ['1700000000', 1_700_000_000_000],
    ['0001-01-01T00:00:00Z', null],
    ['0000-00-00 00:00:00', null],
    ['', null],
    [null, null],
    ['tomorrow', null],
    [{}, null],
  ])('reads %s', (wire, instant) => {
    expect(toInstant(wire)).toBe(instant);
  });

  it.each([
    [2.5 * DAY, 3, 2],
    [DAY, 1, 0],
    [0.5 * DAY, 1, 0],
    [-0.5 * DAY, 0, -1],
  ])('counts the days of %d ms', (distance, remaining, trial) => {
    expect(daysRemaining(distance, 0)).toBe(remaining);
    expect(trialDaysLeft(distance, 0)).toBe(trial);
  });
});

describe('Ids and addresses', () => {
  it('orders numeric Ids as numbers and others as text', () => {
    expect([10, '9', 2].toSorted(compareIds)).toEqual([2, '9', 10]);
    expect(['b', 'a'].toSorted(compareIds)).toEqual(['a', 'b']);
  });

  it.each([
    ['https://a.b', 'https://a.b'],
    [' mailto:a@b.co ', 'mailto:a@b.co'],
    ['/docs', '/docs'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['not an address', undefined],
  ])('links to %s as %s', (address, href) => {
    expect(safeHref(address)).toBe(href);
  });
});
