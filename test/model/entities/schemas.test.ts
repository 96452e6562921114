import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountSchema,
  calls,
  conversationCountSchema,
  invoicesSchema,
  nextInvoiceSchema,
  planSchema,
  readAnswer,
  urlAnswerSchema,
  userSchema,
  widgetSchema,
  type QuestionNode,
} from 'chatdeck/model';
import { jsonEqual } from 'chatdeck/model/core/json-equal';
import { readyRows, toInstant } from 'chatdeck/model/core/tolerant';
import { chatSchema } from 'chatdeck/model/entities/chat';
import { usesLegacyOauth } from 'chatdeck/model/entities/widget';
import { readQuestionNodes } from 'chatdeck/model/settings/question-groups/tree-read';
import { makeAccount, makePlan, makeUser, makeWidget } from 'chatdeck/testing';
import { samples, type CallName } from '../../client/samples';

const names = Object.keys(calls) as CallName[];
const unexpected = (path?: string) => expect.objectContaining({ kind: 'unexpectedAnswer', path }) as Error;

describe('what is read', () => {
  it('takes defaults for harmless gaps, nulls and wrong types', () => {
    const { playSound: _p, onlineTitle: _o, operatingHours: _h, titleColor: _c, ...rest } = makeWidget();
    const odd = { ...rest, maxConcurrentConvos: '5', collapsedMode: null, off: 'no', status: 7, version: 7 };
    expect(readAnswer(widgetSchema, odd)).toMatchObject({
      playSound: false,
      onlineTitle: '',
      operatingHours: [],
      titleColor: '#3f51b5',
      maxConcurrentConvos: 0,
      collapsedMode: 'chip',
      off: false,
      status: '',
      version: undefined,
      apiKey: '',
    });
  });

  it('needs no date, and no list of plans', () => {
    const { trialEndAt: _t, cancelAt: _c, availablePlans: _a, ...rest } = makeAccount();
    expect(readAnswer(accountSchema, rest)).toMatchObject({ trialEndAt: null, cancelAt: null, availablePlans: null });
    for (const availablePlans of [null, 'odd', 7]) {
      expect(readAnswer(accountSchema, { ...rest, availablePlans }).availablePlans).toBeNull();
    }
  });

  it('leaves out a plan that has no price, and keeps the others', () => {
    const { price: _p, ...unpriced } = makePlan();
    const account = { ...makeAccount(), availablePlans: [makePlan({ label: 'Team' }), unpriced, null] };
    expect(readAnswer(accountSchema, account).availablePlans?.map((plan) => plan.label)).toEqual(['Team']);
  });

  it('takes null for a price as a custom one, and a plan without a known duration as monthly', () => {
    expect(readAnswer(planSchema, makePlan({ price: null })).price).toBeNull();
    for (const duration of [undefined, null, 'weekly', 12]) {
      expect(readAnswer(planSchema, { ...makePlan(), duration }).duration).toBe('monthly');
    }
  });

  it.each([
    ['Id', { ...makeUser(), Id: undefined }],
    ['Id', { ...makeUser(), Id: null }],
    ['Id', { ...makeUser(), Id: '' }],
    ['Id', { ...makeUser(), Id: 2 ** 53 }],
    ['account', { ...makeUser(), account: null }],
    ['account.Id', { ...makeUser(), account: { ...makeAccount(), Id: {} } }],
    ['account.plan.price', { ...makeUser(), account: { ...makeAccount(), plan: { ...makePlan(), price: 'cheap' } } }],
    ['ces', { ...makeUser(), ces: undefined }],
    ['ces', { ...makeUser(), ces: {} }],
  ])('names %s, without which a screen would lie', (path, answer) => {
    expect(() => readAnswer(userSchema, answer)).toThrow(unexpected(path));
  });

  it('names the field of a lone widget and of an amount', () => {
    expect(() => readAnswer(calls.updateConfig.answer, makeWidget({ Step: 'x' as '1' }))).toThrow(unexpected('Step'));
    expect(() => readAnswer(nextInvoiceSchema, { dateTs: 1 })).toThrow(unexpected('amount'));
    expect(() => readAnswer(nextInvoiceSchema, { amount: 1, dateTs: 1e300 })).toThrow(unexpected('dateTs'));
    expect(() => readAnswer(calls.createSession.answer, { token: '' })).toThrow(unexpected('token'));
  });

  it('fails one malformed widget, and not the list', () => {
    const user = readAnswer(userSchema, {
      ...makeUser(),
      ces: [makeWidget(), { RoomName: 'no Id' }, null, makeWidget({ Id: 12 })],
    });
    expect(user.ces.map((row) => (row.status === 'ready' ? row.data.Id : row.problem.path))).toEqual([
      11,
      '1.Id',
      '2',
      12,
    ]);
  });

  it('keeps unknown fields, at any depth', () => {
    const user = { ...makeUser({ ces: [makeWidget({ somethingNew: { a: 1 } })] }), more: [1] };
    const read = readAnswer(userSchema, { ...user, account: { ...user.account, plan: { ...makePlan(), seats: 3 } } });
    expect(read).toMatchObject({ more: [1], account: { plan: { seats: 3 } } });
    expect(readyRows(read.ces)[0]).toMatchObject({ somethingNew: { a: 1 } });
  });
});

describe('sentinels', () => {
  it.each([
    null,
    undefined,
    '',
    '0000-00-00T00:00:00Z',
    '0000',
    '0001-01-01T00:00:00Z',
    '0001-01-01',
    0,
    -1,
    'soon',
    {},
    1e300,
    Infinity,
  ])('%j is no date', (value) => {
    expect(toInstant(value)).toBeNull();
  });

  it.each([1750088530, '1750088530', '2025-06-16T15:42:10Z', '2025-06-16T08:42:10-07:00'])('%j is a date', (value) => {
    expect(toInstant(value)).toBe(Date.UTC(2025, 5, 16, 15, 42, 10));
  });

  it('recognizes a user who has not logged in, and a chat that no one answered', () => {
    const [row] = readyRows(
      readAnswer(calls.listDashboardUsers.answer, [{ Id: 1, lastSignedInAt: '0000-00-00 00:00:00' }]),
    );
    expect(row?.lastSignedInAt).toBeNull();
    const chat = readAnswer(chatSchema, { firstResponseAt: '0001-01-01T00:00:00Z', chatRating: '', visitor: null });
    expect(chat).toMatchObject({ firstResponseAt: null, chatRating: null, agentName: '', visitor: { name: '' } });
  });

  it('takes bare lists, numbers and texts for envelopes', () => {
    const invoice = { id: 'in_1', amount: 0, dateTs: 1 };
    for (const answer of [[invoice], { invoices: [invoice] }]) {
      expect(readyRows(readAnswer(invoicesSchema, answer))).toMatchObject([invoice]);
    }
    expect([7, { count: 7 }].map((answer) => readAnswer(conversationCountSchema, answer))).toEqual([7, 7]);
    expect(['u', { url: 'u' }].map((answer) => readAnswer(urlAnswerSchema, answer))).toEqual(['u', 'u']);
    for (const answer of [[{ label: 'Jun 1' }], { stats: [{ label: 'Jun 1' }] }]) {
      expect(readyRows(readAnswer(calls.availabilityReport.answer, answer))).toMatchObject([{ label: 'Jun 1' }]);
    }
    expect(readAnswer(invoicesSchema, null)).toEqual([]);
    expect(() => readAnswer(conversationCountSchema, { count: 'x' })).toThrow(unexpected('count'));
    expect(() => readAnswer(urlAnswerSchema, {})).toThrow(unexpected('url'));
  });

  it('reads either spelling of OauthV1, and keeps the one that came', () => {
    const { OauthV1: _o, ...widget } = makeWidget();
    const old = readAnswer(widgetSchema, { ...widget, oauthV1: true });
    expect([usesLegacyOauth(old), 'OauthV1' in old]).toEqual([true, false]);
    expect(usesLegacyOauth(readAnswer(widgetSchema, { ...widget, OauthV1: true }))).toBe(true);
    expect(usesLegacyOauth(readAnswer(widgetSchema, { ...widget, OauthV1: 'yes' }))).toBe(false);
  });
});

describe('what a save would write back', () => {
  it('is never half read: hours', () => {
    const hour = { weekday: 1, ceId: 11, start: 900, end: 1730 };
    const hoursOf = (operatingHours: unknown) =>
      readAnswer(widgetSchema, { ...makeWidget(), operatingHours }).operatingHours;
    expect(hoursOf([hour])).toEqual([hour]);
    expect(hoursOf(null)).toEqual([]);
    for (const odd of [[hour, { ...hour, start: 907 }], [{ ...hour, weekday: 7 }], [null], 'odd', {}]) {
      expect(hoursOf(odd)).toBeNull();
    }
  });

  it('is never half read: a question tree', () => {
    const tree = {
      id: 'a',
      isQ: true,
      children: [
        { id: 'b', text: 'Yes', mine: 1 },
        { id: 'c', children: null },
      ],
    };
    expect(readQuestionNodes([tree])).toMatchObject([
      {
        id: 'a',
        text: '',
        isQ: true,
        expanded: true,
        children: [
          { id: 'b', text: 'Yes', mine: 1, children: [] },
          { id: 'c', children: [] },
        ],
      },
    ]);
    expect(readQuestionNodes([{ id: 'a', children: [{ id: 'b', children: [{}] }] }])).toBeUndefined();
  });

  it('may be deep, but not without end', () => {
    expect(readQuestionNodes([chain(150)])).toBeDefined();
    expect(readQuestionNodes([chain(50_000)])).toBeUndefined();
  });
});

describe('reading', () => {
  it.each(names)('%s never throws and never changes what it reads', (name) => {
    const { answer } = calls[name];
    const known = fieldNames(samples[name].answer);
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(null, '', '0000', 0, -1, 2 ** 53, 1e308, Infinity, Number.NaN, undefined),
        fc.jsonValue(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...known, '__proto__', 'constructor'), tie('value'), { maxKeys: 8 }),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        const before = structuredClone(value);
        const result = answer.safeParse(value);
        expect(value).toEqual(before);
        return result.success || result.error.issues.length > 0;
      }),
      { numRuns: 60 },
    );
  });

  it('a good answer gives what came, whatever the values of its fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fieldNames(makeWidget()), 'other'), fc.jsonValue()), (patch) => {
        const raw = { ...makeWidget(), ...patch, Id: 7, Step: '3' };
        return jsonEqual(readAnswer(calls.updateConfig.answer, raw).raw, raw);
      }),
    );
  });
});

describe('what is sent', () => {
  it.each<[CallName, unknown, string]>([
    ['updateConfig', { maxConcurrentConvos: 'x' }, 'maxConcurrentConvos'],
    ['updateConfig', { playSound: null }, 'playSound'],
    ['updateConfig', { off: true }, 'off'],
    ['updateConfig', { operatingHours: [{ weekday: 1, ceId: 11, start: 905, end: 1700 }] }, 'operatingHours.0.start'],
    ['updateConfig', { operatingHours: [{ weekday: 1, ceId: 11, start: 900, end: 2400 }] }, 'operatingHours.0.end'],
    ['createSession', { email: 'a@b.test' }, 'password'],
    ['createUser', { email: 7, password: 'secret!' }, 'email'],
    ['resetPassword', { token: 'abc' }, 'password'],
    ['inviteDashboardUser', {}, 'email'],
    ['toggleDashboardAdmin', { id: null }, 'id'],
    ['removeDashboardUser', { id: 7 }, 'Id'],
    ['connectChannel', { RoomId: 'C1' }, 'RoomName'],
    ['renameChannel', { roomName: 7 }, 'roomName'],
    ['createChannel', { channelName: null }, 'channelName'],
    ['uploadTeamAvatar', { file: 'text', size: 4 }, 'file'],
    ['createCheckoutSession', { plan: '' }, 'plan'],
    ['createPortalSession', { type: 'away' }, 'type'],
    ['saveQuestionGroup', { uid: 'a', label: 'A', auto: 'yes', treeJson: '[]' }, 'auto'],
    ['saveQuestionGroup', { uid: 'a', label: 'A', auto: true, treeJson: '[]', prompt: 'x'.repeat(1025) }, 'prompt'],
    ['addBotUser', { name: 'Helper' }, 'userID'],
    ['removeBotUser', { name: 'Helper' }, 'ID'],
    ['saveSavedReply', { label: 'A', response: '' }, 'response'],
  ])('%s is rejected for %j at %s', (name, body, path) => {
    const result = calls[name].request?.safeParse(body);
    expect(result?.error?.issues[0]?.path.join('.')).toBe(path);
  });

  it('is stored as it came: nothing is added and nothing is dropped', () => {
    const body = { playSound: true, somethingNew: [1] };
    expect(calls.updateConfig.request?.parse(body)).toEqual(body);
    expect(calls.updateConfig.request?.parse({})).toEqual({});
    expect(calls.saveSavedReply.request?.parse({ label: 'A', response: 'B' })).toEqual({ label: 'A', response: 'B' });
  });

  it.each([
    ['a date', { startDate: '2025-06-01' }, 'startDate'],
    ['no zone', { tz: '' }, 'tz'],
    ['a rating', { rating: 'best' }, 'rating'],
    ['a page', { page: '-1' }, 'page'],
    ['a page size', { perPage: '1e3' }, 'perPage'],
    ['a flag', { missed: '1' }, 'missed'],
  ])('is rejected for %s of a report', (_title, odd, path) => {
    const range = { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59' };
    const good = { ...range, perPage: '15', page: '0' };
    expect(calls.chatsReport.query?.safeParse(good).success).toBe(true);
    const result = calls.chatsReport.query?.safeParse({ ...good, ...odd });
    expect(result?.error?.issues[0]?.path.join('.')).toBe(path);
  });
});

/** So many questions below each other. */
function chain(length: number): Pick<QuestionNode, 'id'> {
  let node: Pick<QuestionNode, 'id'> = { id: 'last' };
  for (let depth = 0; depth < length; depth++) node = { id: 'a', children: [node] } as unknown as QuestionNode;
  return node;
}

function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return ['Id'];
  const below = Object.values(value).flatMap(fieldNames);
  return [...new Set([...(Array.isArray(value) ? [] : Object.keys(value)), ...below])];
}
