import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from 'chatdeck/model/core/tolerant';
import type { ChangeEntry } from 'chatdeck/model/entities/change-entry';
import { widgetSchema } from 'chatdeck/model/entities/widget';
import {
  answeredByCopy,
  changesBetween,
  changesSince,
  keptEntries,
  replayChanges,
  rewindChanges,
  valuesBefore,
  type LoggedState,
  type SentChange,
} from 'chatdeck/model/settings/across/change-log';
import { changesPerDay } from 'chatdeck/model/settings/across/changes-per-day';
import { loggedState } from 'chatdeck/model/settings/across/logged-state';
import { makeWidget } from 'chatdeck/testing';

const name = fc.constantFrom('onlineTitle', 'off', 'reply:7', 'trigger:a', 'group:__proto__', '__proto__');
const value = fc.oneof(fc.string({ maxLength: 5 }), fc.boolean(), fc.record({ label: fc.string({ maxLength: 3 }) }));
const anyState = fc.array(fc.tuple(name, value), { maxLength: 6 }).map((all): LoggedState => Object.fromEntries(all));

function logOf(states: readonly LoggedState[]): ChangeEntry[] {
  return states.slice(1).map((after, index) => ({
    id: String(index),
    at: index,
    who: '',
    how: 'form',
    changes: changesBetween(states[index] ?? {}, after),
  }));
}

describe('the change log', () => {
  it('replayed from the start, yields what is stored; rewound, what there was', () => {
    fc.assert(
      fc.property(fc.array(anyState, { minLength: 1, maxLength: 5 }), (states) => {
        const log = logOf(states);
        const [first = {}, last = {}] = [states[0], states.at(-1)];
        expect(replayChanges(first, log)).toEqual(last);
        expect(rewindChanges(last, log.toReversed())).toEqual(first);
      }),
    );
  });

  it('knows what to set to return to any moment', () => {
    fc.assert(
      fc.property(fc.array(anyState, { minLength: 2, maxLength: 5 }), fc.nat(), (states, pick) => {
        const log = logOf(states);
        const index = pick % log.length;
        const { values } = valuesBefore(changesSince(log.toReversed(), String(index)));
        const restored = { ...states.at(-1), ...values };
        const present = Object.entries(restored).filter(([, each]) => each !== null);
        expect(Object.fromEntries(present)).toEqual(states[index + 1]);
      }),
    );
  });

  it('names secrets and long values without keeping them', () => {
    const before = loggedState(readAnswer(widgetSchema, makeWidget()));
    const after = { ...before, segmentWriteKey: 'abc', offlineTitle: 'x'.repeat(30_000), onlineTitle: 'Hello' };
    expect(changesBetween(before, after)).toEqual([
      { name: 'segmentWriteKey', isHidden: true },
      { name: 'onlineTitle', before: before.onlineTitle, after: 'Hello' },
      { name: 'offlineTitle', isHidden: true },
    ]);
  });

  it('does not restore what a hidden change has covered, and names it', () => {
    expect(
      valuesBefore([
        { name: 'offlineTitle', isHidden: true },
        { name: 'offlineTitle', before: 'later', after: 'now' },
        { name: 'reply:7', after: { label: 'A' } },
      ]),
    ).toEqual({ values: { 'reply:7': null }, hidden: ['offlineTitle'] });
  });

  it('keeps what is neither too old nor too much', () => {
    const day = 24 * 60 * 60 * 1000;
    const entries = [100, 99, 50, 9].map((at) => ({ at: at * day }));
    expect(keptEntries(entries, { now: 100 * day, days: 90, most: 2 })).toEqual(entries.slice(0, 2));
    expect(keptEntries(entries, { now: 100 * day, days: 90, most: 9 })).toEqual(entries.slice(0, 3));
  });

  it('counts changes per day of a zone', () => {
    const times = [Date.UTC(2026, 10, 24, 3), Date.UTC(2026, 10, 24, 12), Date.UTC(2026, 10, 24, 23), null];
    const entries = times.map((at, id): ChangeEntry => ({ id: String(id), at, who: '', how: 'form', changes: [] }));
    expect(changesPerDay(entries, 'UTC')).toEqual({ '2026-11-24': 3 });
    expect(changesPerDay(entries, 'America/New_York')).toEqual({ '2026-11-23': 1, '2026-11-24': 2 });
  });
});

describe('a newer copy, after calls without an answer', () => {
  const sent = (at: number, before: string, after: string, more: LoggedState = {}): SentChange => ({
    at,
    who: 'agent@acme.test',
    how: 'form',
    before: { onlineTitle: before },
    after: { onlineTitle: after, ...more },
  });
  const told = (calls: readonly SentChange[], newest: LoggedState) => {
    const { stored, open } = answeredByCopy(calls, 'widget', newest);
    return { stored: stored.map(({ at, changes }) => [at, ...changes.map((change) => change.name)]), open };
  };
  const [first, second, third] = [sent(1, 'Hi', 'B'), sent(2, 'Hi', 'A'), sent(3, 'A', 'B')];

  it.each([
    ['the last of two that sent the same', [first, third], 'B', [[3, 'onlineTitle']], []],
    ['the one that sent this, and no longer expects an earlier one', [first, second], 'A', [[2, 'onlineTitle']], []],
    ['the one that sent this, and leaves a later one open', [first, second], 'B', [[1, 'onlineTitle']], [second]],
    ['none of those that sent something else', [first, second], 'C', [], [first, second]],
  ] as const)('shows %s', (_, calls, onlineTitle, stored, open) => {
    expect(told(calls, { onlineTitle })).toEqual({ stored, open });
  });

  it('shows two calls for two settings in the order in which they were sent', () => {
    const both = [sent(1, 'Hi', 'Hi', { off: true }), sent(2, 'Hi', 'B')];
    expect(told(both, { onlineTitle: 'B', off: true })).toEqual({
      stored: [
        [1, 'off'],
        [2, 'onlineTitle'],
      ],
      open: [],
    });
  });

  it('tells nothing of calls for another part', () => {
    const reply = { ...first, before: {}, after: { 'reply:7': { label: 'Hello' } } };
    expect(told([reply], { 'reply:7': { label: 'Hello' } })).toEqual({ stored: [], open: [reply] });
  });
});
