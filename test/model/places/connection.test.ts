import { describe, expect, it } from 'vitest';
import { currentTermsVersion, type RouteName } from 'chatdeck/model';
import { placeAfterDeletion } from 'chatdeck/model/places/access';
import { dotOf, isConnectionBroken, isLegacyOver, legacyApiEnd } from 'chatdeck/model/places/connection';
import { isInSettings } from 'chatdeck/model/places/route';
import { attentionReason, visitorFacts } from 'chatdeck/model/places/why-offline';
import { makeParsedUser, makeParsedWidget, makeWidget } from 'chatdeck/testing';
import { soundAccount } from './sound-account';

describe('the connection to Slack', () => {
  const legacy = makeParsedWidget({ OauthV1: true });

  it.each([
    [legacyApiEnd - 1, false],
    [legacyApiEnd, true],
  ])('of a legacy bot at %i is over: %s', (now, isOver) => {
    expect(isLegacyOver(legacy, now)).toBe(isOver);
    expect(isConnectionBroken(legacy, { now })).toBe(isOver);
    expect(isLegacyOver(makeParsedWidget(), now)).toBe(false);
  });

  it('is broken if Slack rejected it, whatever the type of its ID', () => {
    const of = (Id: number | string, expired?: Set<string>) =>
      isConnectionBroken(makeParsedWidget({ Id }), { now: legacyApiEnd, expired });
    expect([of(7, new Set(['7'])), of('7', new Set(['7'])), of(7, new Set(['8'])), of(7)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    [{ isOnline: true }, 'online'],
    [{ isOnline: false, isBroken: false }, 'offline'],
    [{ isOnline: true, isBroken: true }, 'broken'],
    [{ isOnline: false, isBroken: true }, 'broken'],
  ])('has a dot for %o: %s', (state, dot) => {
    expect(dotOf(state)).toBe(dot);
  });
});

describe('what someone has to fix about a widget', () => {
  const reasonOf = (fields: Parameters<typeof makeParsedWidget>[0], account = soundAccount()) =>
    attentionReason(makeParsedWidget(fields), { account, now: legacyApiEnd, expired: new Set(['7']) });

  it.each<[Parameters<typeof makeParsedWidget>[0], string | undefined]>([
    [{}, undefined],
    [{ Id: 7 }, 'connectionExpired'],
    [{ Id: 7, off: true, Step: '2' }, 'connectionExpired'],
    [{ off: true, Step: '2' }, 'switchedOff'],
    [{ Step: '2' }, 'setupUnfinished'],
    [{ OauthV1: true }, 'connectionExpired'],
  ])('with %o is %s', (fields, reason) => {
    expect(reasonOf(fields)).toBe(reason);
    expect(reasonOf(fields, soundAccount({ delinquent: true }))).toBe(reason);
  });

  it('is not what ends only later', () => {
    const facts = visitorFacts(makeParsedWidget({ OauthV1: true }), { account: soundAccount() });
    expect(facts.blockers).toEqual([{ reason: 'connectionExpired', from: legacyApiEnd }]);
    expect(
      attentionReason(makeParsedWidget({ OauthV1: true }), { account: soundAccount(), now: legacyApiEnd - 1 }),
    ).toBeUndefined();
  });
});

describe('the place after a widget is deleted', () => {
  const place = (...steps: string[]) =>
    placeAfterDeletion(
      makeParsedUser({
        ActiveTOSPP: currentTermsVersion,
        ces: [makeWidget({ Id: 1 }), ...steps.map((Step, index) => makeWidget({ Id: index + 2, Step: Step as '1' }))],
      }),
      1,
    );

  it.each([
    [[], 'dashboard'],
    [['1'], 'setup'],
    [['2'], 'dashboard'],
    [['3'], 'dashboard'],
    [['1', '1'], 'dashboard'],
  ])('with others at the steps %j is the %s', (steps, expected) => {
    expect(place(...steps)).toBe(expected);
  });
});

it.each<[RouteName, boolean]>([
  ['settings', true],
  ['compare', true],
  ['transfer', true],
  ['changes', true],
  ['setup', false],
  ['dashboard', false],
  ['permissions', false],
])('the page %s is in the settings: %s', (name, isIn) => {
  expect(isInSettings({ name, widgetId: 7, tab: 'behavior' } as never)).toBe(isIn);
});
