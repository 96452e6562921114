import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paletteData } from 'chatdeck/model';
import { makeAccount, makeParsedUser, makePlan, makeWidget } from 'chatdeck/testing';
import { fieldPlaces } from '../../../src/model/palette/fields';
import { addRecent, readRecent, writeRecent } from '../../../src/model/palette/recent';

describe('paletteData', () => {
  it('has every page, tab, and range for an admin', () => {
    const data = paletteData(makeParsedUser());
    expect(data.pages).toContain('billing');
    expect(data.ranges).toHaveLength(9);
    expect(data.tabs).toHaveLength(8);
  });

  it('has no account and no reports for an agent', () => {
    const { pages, ranges } = paletteData(makeParsedUser({ admin: false }));
    expect(pages).toEqual(['dashboard', 'compare', 'support', 'changePassword', 'addWidget']);
    expect(ranges).toEqual([]);
  });

  it('has no reports without the feature, and says which tabs need an upgrade', () => {
    const plan = makePlan({ reports: false, triggers: false });
    const data = paletteData(makeParsedUser({ account: makeAccount({ plan }) }));
    expect(data.pages).not.toContain('overview');
    expect(data.tabs.find(({ tab }) => tab === 'triggers')).toEqual({ tab: 'triggers', needsUpgrade: true });
  });

  it('marks the widgets whose Slack connection has expired', () => {
    const user = makeParsedUser({ ces: [makeWidget({ Id: 9 }), makeWidget({ Id: 10 })] });
    const { widgets } = paletteData(user, { now: 0, expired: new Set(['10']) });
    expect(widgets.map(({ isBroken }) => isBroken)).toEqual([false, true]);
  });

  it('lists widgets by their IDs, and compares two that are finished', () => {
    const [nine, ten] = [makeWidget({ Id: 9 }), makeWidget({ Id: 10 })];
    const unfinished = makeWidget({ Id: 1, Step: '2' });
    const two = paletteData(makeParsedUser({ ces: [ten, unfinished, nine] }));
    expect(two.widgets.map(({ id }) => id)).toEqual([9, 10]);
    expect(two.pages).toContain('compare');
    const one = paletteData(makeParsedUser({ ces: [ten, unfinished] }));
    expect(one.pages).not.toContain('compare');
    expect(one.pages).toEqual(two.pages.filter((page) => page !== 'compare'));
  });

  it.each([
    [1, true],
    [2, false],
  ])('knows of a plan with %i channels that one widget has reached its limit: %s', (maxChannels, isReached) => {
    const account = makeAccount({ plan: makePlan({ maxChannels }) });
    expect(paletteData(makeParsedUser({ account, ces: [makeWidget()] })).isChannelLimitReached).toBe(isReached);
  });

  it('has finished widgets only, and no tabs without one', () => {
    const data = paletteData(makeParsedUser({ ces: [makeWidget({ Id: 9, Step: '2' })] }));
    expect(data.widgets).toEqual([]);
    expect(data.tabs).toEqual([]);
    expect(data.pages).not.toContain('compare');
  });
});

it('has a place for each field, the avatar as one', () => {
  const names = fieldPlaces.map(({ field }) => field);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name === 'avatarSetting')).toHaveLength(1);
  expect(names).toEqual(expect.arrayContaining(['countryAllowList', 'countryDenyList', 'weekHours', 'titleColor']));
});

describe('recent places', () => {
  const id = fc.stringMatching(/^[a-z]+:[a-zA-Z]+(@\d+)?$/);

  it('keep the newest eight, the last one first and each once', () => {
    fc.assert(
      fc.property(fc.array(id), (visits) => {
        const recent = visits.reduce(addRecent, [] as string[]);
        expect(recent).toEqual([...new Set(visits.toReversed())].slice(0, 8));
        expect(readRecent(writeRecent(recent))).toEqual(recent);
      }),
    );
  });

  it('move to the front when they are visited again', () => {
    expect(addRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  });

  it('are none when nothing is stored, and eight of more', () => {
    expect(readRecent(undefined)).toEqual([]);
    expect(readRecent(' a  b ')).toEqual(['a', 'b']);
    expect(readRecent('a b c d e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });
});
