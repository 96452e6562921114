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

describe('a page that a trigger names exactly', () => {
  it.each([
    ['/pricing', '/pricing?a=b#c', true],
    ['/pricing', '/pricing#c', true],
    ['/pricing/', '/pricing', true],
    ['/pricing?a=b', '/pricing?a=b', true],
    ['/pricing?a=b', '/pricing', false],
    ['/', 'acme.test', true],
    ['acme.test', 'https://acme.test/', true],
    ['https://acme.test/pricing', 'acme.test/pricing', true],
    ['http://acme.test/pricing', 'acme.test/pricing', false],
    ['http://acme.test/pricing', 'http://acme.test/pricing?a', true],
    ['acme.test:8080/a', 'http://acme.test:8080/a#b', true],
    ['HTTP://ACME.test/a', 'HTTP://ACME.test/a', true],
    ['acme.test/a', 'HTTP://ACME.test/a', true],
    ['/pricing?a=b#c', 'https://acme.test/pricing?a=b#c', true],
    ['acme.test/pricing?a=b#c', 'https://acme.test/pricing?a=b#c', true],
    ['app://home/a', 'app://home/a?b', true],
    ['https://a:b:c', 'https://a:b:c', true],
    ['https://a:b', 'https://a:b:c', false],
  ])('%s is %s: %s', (page, typed, expected) => {
    expect(matchesPage({ ...newTrigger('a'), matchType: 'exact', on: [page] }, typed)).toBe(expected);
  });
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

it('counts the minimum delay from the trigger that fired last, not from one that waits', () => {
  const list = [trigger('first'), trigger('second', { after: 30 }), trigger('third', { after: 60 })];
  expect(verdicts(list, { minDelay: 1 })).toEqual([
    ['trigger:first', 'fires'],
    ['trigger:second', 'waits', 'trigger:first'],
    ['trigger:third', 'fires'],
  ]);
  expect(triggersAt(list, address, { minDelay: null }).map(({ verdict }) => verdict)).toEqual([
    'fires',
    'fires',
    'fires',
  ]);
  expect(triggersAt(list, address).map(({ verdict }) => verdict)).toEqual(['fires', 'fires', 'fires']);
});

it('fires a trigger without a number of seconds at once', () => {
  expect(verdicts([trigger('late', { after: 1 }), trigger('empty', { after: null })])).toEqual([
    ['trigger:empty', 'fires'],
    ['trigger:late', 'fires'],
  ]);
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
    [{ matchType: 'startsWith' }, { matchType: 'exact', on: ['/pricing/team'] }, true],
    [{ matchType: 'startsWith' }, { matchType: 'exact', on: ['/docs/pricing'] }, false],
    [{}, { matchType: 'startsWith', on: ['/docs/pricing'] }, true],
    [{ matchType: 'exact' }, { matchType: 'exact', on: ['/pricing/team'] }, false],
    [{ matchType: 'exact' }, { matchType: 'startsWith' }, false],
    [{ on: ['/docs', '/pricing'] }, { on: ['/pricing', '/docs/a'] }, true],
    [{ on: [] }, {}, false],
    [{}, { on: [] }, false],
    [{ on: [], typedPages: '/pricing' }, {}, true],
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
