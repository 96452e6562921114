import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldPlaces } from '../../../src/model/palette/fields';
import { makeFindableSearch, matchQuality, type Findable } from '../../../src/model/palette/search';
import { typoDistance } from '../../../src/model/palette/typo-distance';
import { appearanceLabels } from '../../../src/settings/appearance/labels';
import { behaviorLabels } from '../../../src/settings/behavior/labels';
import { operatingHoursLabels } from '../../../src/settings/operating-hours/labels';
import { triggersLabels } from '../../../src/settings/triggers/labels';
import { commandPaletteLabels } from '../../../src/screens/command-palette/labels';
import type { FieldTexts } from '../../../src/ui/editor/editor-context';

// cspell:ignore welcom mesage countires soun soubd mesasge messsage mesag trasncirpt masage sousd bcdef
const texts: Record<string, FieldTexts> = {
  ...behaviorLabels.defaults.fields,
  ...appearanceLabels.defaults.fields,
  ...operatingHoursLabels.defaults.fields,
  triggerMinDelay: triggersLabels.defaults.fields.triggerMinDelay,
  apiKey: { label: behaviorLabels.defaults.apiKey },
  zapierApiKey: { label: behaviorLabels.defaults.zapierApiKey },
};
const { synonyms } = commandPaletteLabels.defaults;
const entries: Findable[] = fieldPlaces.map(({ tab, field }) => ({
  id: field,
  label: texts[field]?.label ?? '',
  help: texts[field]?.help,
  place: tab,
  synonyms: synonyms.fields[field],
  isPerWidget: true,
}));
const widgets = [
  { id: '1', label: 'website' },
  { id: '2', label: 'order-questions' },
];
const search = makeFindableSearch(entries, widgets);
const first = (query: string, recent?: string[]) => search(query, recent)[0];

describe('makeFindableSearch', () => {
  it.each([
    ['play a sound', 'playSound'],
    ['SOUND', 'playSound'],
    ['noi', 'playSound'],
    ['hide offline', 'hideWhenOffline'],
    ['timezone', 'tz'],
    ['csat', 'showConversationRating'],
    ['welcom mesage', 'autoResponseMessage'],
    ['countires', 'countryAllowList'],
    ['attachments', 'enableFileUploads'],
  ])('finds %s', (query, id) => {
    expect(first(query)?.id).toBe(id);
  });

  it('finds a setting of the widget that the query names', () => {
    expect(first('questions sound')).toEqual({ id: 'playSound', widgetId: '2' });
    expect(first('#order sound')).toEqual({ id: 'playSound', widgetId: '2' });
    expect(search('nowhere sound')).toEqual([]);
  });

  it('puts what was used last first among equals', () => {
    const same = makeFindableSearch([
      { id: 'a', label: 'Send button' },
      { id: 'b', label: 'Send button' },
    ]);
    expect(same('send').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(same('send', ['b']).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('puts a field first that was used in a widget, in that widget if the query names it', () => {
    const two = [
      { id: 'a', label: 'Send button', isPerWidget: true },
      { id: 'b', label: 'Send button', isPerWidget: true },
    ];
    const same = makeFindableSearch(two, [
      { id: '1', label: 'shop one' },
      { id: '2', label: 'shop two' },
    ]);
    expect(same('send', ['b@2']).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(same('send shop', ['b@2'])[0]).toEqual({ id: 'b', widgetId: '2' });
  });

  it('finds a field of the widget that the query names, even if the field’s own text has that word', () => {
    const noted = makeFindableSearch(
      [{ id: 'sound', label: 'Play a sound', help: 'On your website and here.', isPerWidget: true }],
      [{ id: '1', label: 'website' }],
    );
    expect(noted('sound website')[0]).toEqual({ id: 'sound', widgetId: '1' });
    expect(noted('sound')).toEqual([{ id: 'sound', widgetId: undefined }]);
    expect(noted('website')).toEqual([{ id: 'sound', widgetId: undefined }]);
  });

  it('finds no page in a widget, only what each widget has', () => {
    const pages = makeFindableSearch([{ id: 'account', label: 'Account' }], [{ id: '1', label: 'website' }]);
    expect(pages('account website')).toEqual([]);
    expect(pages('account')).toEqual([{ id: 'account', widgetId: undefined }]);
  });

  it('puts what was used before first, also if something else was used since', () => {
    const same = makeFindableSearch([
      { id: 'a', label: 'Send button' },
      { id: 'b', label: 'Send button' },
    ]);
    expect(same('send', ['elsewhere', 'b']).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(same('send', ['b2', 'elsewhere']).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('finds a field of the twelve widgets whose names match best', () => {
    const shops = Array.from({ length: 13 }, (_, index) => ({
      id: String(index),
      label: index < 12 ? `shopping ${index}` : 'shop',
    }));
    const many = makeFindableSearch(
      [{ id: 'sound', label: 'Play a sound', isPerWidget: true }],
      [{ id: 'x', label: 'website' }, ...shops],
    );
    const found = many('sound shop').map(({ widgetId }) => widgetId);
    expect(found).toHaveLength(12);
    expect(found[0]).toBe('12');
    expect(found).not.toContain('x');
    expect(found).not.toContain('11');
  });

  it('finds nothing without a word', () => {
    expect(search('  ')).toEqual([]);
    expect(search('›')).toEqual([]);
  });

  it('finds every entry by its whole name, before those with other names', () => {
    for (const { label } of entries) {
      const found = entries.find(({ id }) => id === first(label)?.id);
      expect(found?.label).toBe(label);
    }
  });

  it('finds every entry with one wrong letter in a long word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.nat(), ({ id, label }, seed) => {
        const words = label.split(' ').filter((word) => /^[a-z]{5,}$/i.test(word));
        fc.pre(words.length > 0);
        const word = words[seed % words.length] ?? '';
        const at = 1 + (seed % (word.length - 1));
        const typed = `${word.slice(0, at)}${word[at] === 'x' ? 'y' : 'x'}${word.slice(at + 1)}`;
        expect(search(label.replace(word, typed)).map((found) => found.id)).toContain(id);
      }),
    );
  });

  it('never throws, shows nothing twice, and shows at most fifty, whatever was typed last', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom(...entries.map(({ id }) => id))), (query, recent) => {
        const found = search(query, recent).map(({ id, widgetId }) => `${id}@${widgetId}`);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('finds at most fifty of two hundred widgets', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, label: `sales ${index}` }));
    expect(makeFindableSearch(many)('sales')).toHaveLength(50);
    expect(makeFindableSearch(entries, many)('sales message').length).toBeLessThanOrEqual(50);
  });
});

describe('matchQuality', () => {
  it('prefers the word, then its start, then a part of it, then a typo', () => {
    const qualities = ['sound', 'soun', 'oun', 'soubd'].map((typed) => matchQuality('sound', typed));
    expect(qualities).toEqual(qualities.toSorted((a, b) => b - a));
    expect(new Set(qualities).size).toBe(4);
    expect(matchQuality('sound', 'light')).toBe(0);
    expect(matchQuality('sound', 'soq')).toBe(0);
  });

  it.each([
    ['settings', 'settings', 1],
    ['settings', 'sett', 0.825],
    ['settings', 'ting', 0.5],
    ['settings', 'ngs', 0.5],
    ['settings', 'ng', 0],
    // cspell:ignore osund oxund sxttings sxttxng sxttxngs tims xound xsound
    // From four letters on with one typo, from eight on with two.
    ['time', 'tme', 0],
    ['time', 'tims', 0.35],
    ['settings', 'sxttings', 0.35],
    ['settings', 'sxttxngs', 0.25],
    ['setting', 'sxttxng', 0],
    // The first letter is right, or swapped with the second.
    ['sound', 'xound', 0],
    ['sound', 'osund', 0.35],
    ['sound', 'xsound', 0.35],
    ['sound', 'oxund', 0],
  ])('of %s, typed as %s, is %d', (word, typed, quality) => {
    expect(matchQuality(word, typed)).toBeCloseTo(quality, 10);
  });
});

describe('typoDistance', () => {
  it.each([
    ['message', 'mesage', 1, 1],
    ['message', 'mesasge', 1, 1],
    ['message', 'massage', 1, 1],
    ['message', 'messsage', 1, 1],
    ['messages', 'mesag', 1, 1],
    ['transcript', 'trasncirpt', 2, 2],
    ['message', 'masage', 1, undefined],
    ['sound', 'sousd', 1, 1],
    ['sound', 'lights', 2, undefined],
    ['a', 'bcdef', 1, undefined],
  ])('of %s, typed as %s', (word, typed, allowed, distance) => {
    expect(typoDistance(word, typed, allowed)).toBe(distance);
  });

  it('is 0 for every start of a word', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (word, seed) => {
        expect(typoDistance(word, word.slice(0, 1 + (seed % word.length)), 1)).toBe(0);
      }),
    );
  });
});
