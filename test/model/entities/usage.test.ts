import { describe, expect, it } from 'vitest';
import {
  canAddChannel,
  planLimit,
  planSchema,
  quotaExcess,
  readAnswer,
  usageLevel,
  userSchema,
  type Plan,
} from 'chatdeck/model';
import { makeAccount, makePlan, makeUser, makeWidget } from 'chatdeck/testing';

const plan = (fields: Partial<Plan>) => readAnswer(planSchema, { ...makePlan(), ...fields });

describe('usage', () => {
  it.each([
    ['maxOperators', 0, 'unlimited'],
    ['maxOperators', 3, 3],
    ['maxChannels', 0, 0],
    ['convosPerMonth', 0, 0],
  ] as const)('reads %s of %s as %s', (name, value, limit) => {
    expect(planLimit(plan({ [name]: value }), name)).toBe(limit);
  });

  it.each([
    [0, 10, 'normal'],
    [79, 100, 'normal'],
    [80, 100, 'warning'],
    [99, 100, 'warning'],
    [100, 100, 'danger'],
    [101, 100, 'danger'],
    [0, 0, 'danger'],
    [1_000_000, 'unlimited', 'normal'],
  ] as const)('marks %s of %s as %s', (used, limit, level) => {
    expect(usageLevel(used, limit)).toBe(level);
  });

  it.each([
    [1, 2, true],
    [2, 2, false],
    [3, 2, false],
    [0, 0, false],
  ])('with %d widgets of %d leaves room: %s', (count, maxChannels, expected) => {
    const ces = Array.from({ length: count }, (_, index) => makeWidget({ Id: index + 1 }));
    const account = makeAccount({ plan: makePlan({ maxChannels }) });
    expect(canAddChannel(readAnswer(userSchema, makeUser({ ces, account })))).toBe(expected);
  });

  it('counts a malformed widget', () => {
    const account = makeAccount({ plan: makePlan({ maxChannels: 1 }) });
    expect(canAddChannel(readAnswer(userSchema, makeUser({ ces: [{}] as never, account })))).toBe(false);
  });

  it.each<[string, object]>([
    ['convosPerMonth', { limit: 'convosPerMonth', included: 100 }],
    ['conversations', { limit: 'convosPerMonth', included: 100 }],
    ['too_many_conversations', { limit: 'convosPerMonth', included: 100 }],
    ['channels', { limit: 'maxChannels', included: 2 }],
    ['MAX_CHANNELS', { limit: 'maxChannels', included: 2 }],
    ['operators', { text: '' }],
    ['E4711', { text: '' }],
    ['', { text: '' }],
    ['  ', { text: '' }],
    ['There were 130 conversations.', { text: 'There were 130 conversations.' }],
  ])('puts the quota reason "%s" in words, never in code', (reason, excess) => {
    const small = plan({ convosPerMonth: 100, maxChannels: 2, maxOperators: 0 });
    expect(quotaExcess({ plan: small, quota: { isOverquota: true, reason } })).toEqual(excess);
  });
});
