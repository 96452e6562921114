import { describe, expect, it } from 'vitest';
import { newTrigger, type TriggerDraft } from 'chatdeck/model';
import {
  matchesPage,
  neverFiring,
  splitAddresses,
  triggersAt,
  type ListedTrigger,
} from 'chatdeck/model/settings/triggers/match';

const address = 'https://www.acme.test/pricing/team?plan=a#top';
const trigger = (uid: string, fields: Partial<TriggerDraft> = {}): ListedTrigger => ({
  field: `trigger:${uid}`,
  trigger: { ...newTrigger(uid), message: uid, on: ['/pricing'], ...fields },
});
const verdicts = (list: readonly ListedTrigger[], { isHidden = false, minDelay = 0 } = {}) =>
  triggersAt(list, address, { isHidden, minDelay }).map(({ field, verdict, by }) => [
    field,
    verdict,
    ...(by ? [by] : []),
  ]);

describe('matchesPage', () => {
  it.each([
    ['contains', '/pricing', true],
    ['contains', 'plan=a', true],
    ['contains', 'acme.test', true],
    ['contains', '/docs', false],
    ['startsWith', '/pricing', true],
    ['startsWith', 'https://www.acme.test/', true],
    ['startsWith', 'www.acme.test/pricing', true],
    ['startsWith', 'team', false],
    ['startsWith', 'http://www.acme.test', false],
    ['exact', '/pricing/team', true],
    ['exact', '/pricing/team/', true],
    ['exact', '/pricing/team?plan=a', true],
    ['exact', 'www.acme.test/pricing/team', true],
    ['exact', 'https://www.acme.test/pricing/team', true],
    ['exact', '/pricing', false],
  ])('%s %s: %s', (matchType, page, expected) => {
    expect(matchesPage({ ...newTrigger('a'), matchType, on: ['/never', page] }, address)).toBe(expected);
  });

  it.each(['acme.test/pricing', '/pricing', '/pricing?a=b', 'not a url /pricing', 'https://acme.test/pricing'])(
    'understands %s',
    (typed) => {
      expect(matchesPage({ ...newTrigger('a'), on: ['/pricing'] }, typed)).toBe(true);
    },
  );
});

describe('triggersAt', () => {
  it('tells in which order they fire, the earlier in the list first where one has to', () => {
    const list = [
      trigger('late', { after: 30 }),
      trigger('soon', { after: 5 }),
      trigger('elsewhere', { on: ['/docs'] }),
    ];
    expect(verdicts(list)).toEqual([
      ['trigger:soon', 'fires'],
      ['trigger:late', 'fires'],
    ]);
  });

  it('tells which never fire there, and why', () => {
    const list = [
      trigger('off', { enabled: false }),
      trigger('first'),
      trigger('same'),
      trigger('later', { after: 1 }),
    ];
    expect(verdicts(list)).toEqual([
      ['trigger:first', 'fires'],
      ['trigger:off', 'disabled'],
      ['trigger:same', 'shadowed', 'trigger:first'],
      ['trigger:later', 'fires'],
    ]);
    expect(verdicts(list, { isHidden: true }).map(([, verdict]) => verdict)).toEqual([
      'disabled',
      'hidden',
      'hidden',
      'hidden',
    ]);
  });

  it.each([
    [59, 'waits'],
    [60, 'fires'],
  ])(
    'lets a trigger wait for the minimum delay after the one that fired last: %s seconds of 1 minute',
    (after, expected) => {
      const list = [trigger('first'), trigger('second', { after }), trigger('third', { after: 120 })];
      expect(verdicts(list, { minDelay: 1 })).toEqual([
        ['trigger:first', 'fires'],
        ['trigger:second', expected, ...(expected === 'waits' ? ['trigger:first'] : [])],
        ['trigger:third', 'fires'],
      ]);
    },
  );
});

describe('neverFiring', () => {
  const pair = (wide: Partial<TriggerDraft>, narrow: Partial<TriggerDraft>) =>
    neverFiring([trigger('wide', wide), trigger('narrow', narrow)]);

  it.each<[Partial<TriggerDraft>, Partial<TriggerDraft>, boolean]>([
    [{}, {}, true],
    [{ on: ['/pri'] }, { on: ['/pricing', '/private'] }, true],
    [{ on: ['/pri'] }, { on: ['/pricing', '/docs'] }, false],
    [{}, { matchType: 'exact' }, true],
    [{ matchType: 'exact' }, {}, false],
    [{ matchType: 'exact' }, { matchType: 'exact', on: ['/pricing/'] }, true],
    [{ matchType: 'startsWith' }, { matchType: 'startsWith', on: ['/pricing/team'] }, true],
    [{ matchType: 'startsWith' }, {}, false],
    [{ after: 3 }, {}, false],
    [{ enabled: false }, {}, false],
    [{}, { enabled: false }, false],
  ])('of %j before %j: %s', (wide, narrow, expected) => {
    expect(pair(wide, narrow)).toEqual(expected ? [{ field: 'trigger:narrow', by: 'trigger:wide' }] : []);
  });
});

it('splits pasted addresses at white space only, each once', () => {
  expect(splitAddresses(' https://a.test/x,y\nhttps://a.test/x,y\t/b ')).toEqual(['https://a.test/x,y', '/b']);
  expect(splitAddresses('  ')).toEqual([]);
});
