import { describe, expect, it } from 'vitest';
import { makeWeek } from 'chatdeck/model';
import { flatItem, flatItems, flatNames, itemPatch, readItem, uidsOf } from 'chatdeck/model/collection/collection';
import { isAboutGroups, loggedName, newestFirst, readLoggedName } from 'chatdeck/model/settings/across/change-log';
import { shownTarget } from 'chatdeck/model/settings/across/shown-target';
import {
  editCount,
  groupPatch,
  itemCount,
  replyPatch,
  tabOfLogged,
  tabPatches,
  triggerPatch,
} from 'chatdeck/model/settings/across/tab-patches';
import { widgetSettings } from 'chatdeck/model/settings/across/widget-settings';
import { makeParsedWidget, makeTree } from 'chatdeck/testing';

const settings = widgetSettings(makeParsedWidget());
const trigger = {
  uid: 'a',
  message: 'Hi',
  after: 5,
  on: ['/'],
  matchType: 'contains',
  enabled: true,
  displayStyle: 'peek',
};
const reply = { label: 'Hours', triggerPhrases: 'open', autoSend: true, shortcut: 'h', response: 'At nine' };
const group = { label: 'Start', shortcut: 's', auto: true, prompt: 'Hi', tree: makeTree([{ text: 'A?' }]) };
const week = makeWeek((weekday) => (weekday === 1 ? [{ start: 900, end: 1700 }] : []));

describe('a name in the change log', () => {
  it.each([
    ['reply:7', { list: 'reply', uid: '7' }, 'saved-replies'],
    ['group:a:b', { list: 'group', uid: 'a:b' }, 'question-groups'],
    ['trigger:a\nb', { list: 'trigger', uid: 'a\nb' }, 'triggers'],
    ['triggerMinDelay', undefined, 'triggers'],
    ['playSound', undefined, 'behavior'],
    ['titleColor', undefined, 'appearance'],
    ['weekHours', undefined, 'op-hours'],
    ['off', undefined, undefined],
    ['reply:', undefined, undefined],
    ['my reply:7', undefined, undefined],
    ['widget:7', undefined, undefined],
  ])('%j is %o, edited on the tab %s', (name, item, tab) => {
    expect(readLoggedName(name)).toEqual(item);
    expect(tabOfLogged(name)).toBe(tab);
  });

  it('of a reply or a group is read back', () => {
    expect(loggedName('reply', '7')).toBe('reply:7');
    expect(readLoggedName(loggedName('group', 'x'))).toEqual({ list: 'group', uid: 'x' });
  });

  it.each([
    [['playSound', 'group:a'], true],
    [['playSound', 'reply:a', 'groups'], false],
    [[], false],
  ])('among %j is one of groups: %s', (names, hasGroups) => {
    expect(isAboutGroups(names.map((name) => ({ name })))).toBe(hasGroups);
  });

  it('belongs to an entry, of which the newest is first', () => {
    const entry = (id: string, at: number | null) => ({ id, at, who: '', how: 'form' as const, changes: [] });
    const order = newestFirst([entry('a', 1), entry('b', null), entry('c', 3), entry('d', 3)]).map(({ id }) => id);
    expect(order).toEqual(['c', 'd', 'a', 'b']);
  });
});

describe('values of the change log', () => {
  const existing = { settings, replies: ['7'], groups: ['g'] };

  it('become edits on the tabs where they are made', () => {
    const values = {
      playSound: true,
      titleColor: '#000000',
      onlineTitle: 'Hello',
      weekHours: week,
      triggerMinDelay: 5,
      'trigger:a': trigger,
      'trigger:b': null,
      'reply:7': reply,
      'reply:8': reply,
      'group:g': group,
    };
    expect(tabPatches(values, existing)).toEqual({
      patches: {
        behavior: { playSound: true },
        appearance: { titleColor: '#000000', onlineTitle: 'Hello' },
        'op-hours': { weekHours: week },
        triggers: { triggerMinDelay: 5, 'trigger:a': trigger, 'trigger:b': null },
        'saved-replies': { ...flatItem('7', reply), ...flatItem('new:8', reply) },
        'question-groups': flatItem('g', group),
      },
      skipped: [],
    });
  });

  it.each<[string, unknown]>([
    ['off', true],
    ['unknownField', 'x'],
    ['teamAvatarUrl', 'https://acme.test/a.png'],
    ['playSound', 'yes'],
    ['titleColor', 7],
    ['maxConcurrentConvos', '7'],
    ['triggerMinDelay', '5'],
    ['triggerMinDelay', null],
    ['weekHours', null],
    ['weekHours', { 1: [] }],
    ['weekHours', { ...week, 2: 'all day' }],
    ['weekHours', { ...week, 2: [{ start: 'nine', end: 1700 }] }],
    ['weekHours', { ...week, 2: ['nine'] }],
    ['trigger:a', 'odd'],
    ['trigger:a', { message: 7, on: 7 }],
    ['reply:7', null],
    ['reply:7', 'odd'],
    ['group:g', null],
    ['group:g', { ...group, tree: [{ text: 'no ID' }] }],
  ])('are skipped where a form can’t set them: %s %o', (name, value) => {
    expect(tabPatches({ [name]: value }, existing)).toEqual({ patches: {}, skipped: [name] });
  });

  it('can remove a picture, and fill a number that is empty now', () => {
    expect(tabPatches({ teamAvatarUrl: '' }, existing).patches).toEqual({ behavior: { teamAvatarUrl: '' } });
    const empty = { ...existing, settings: { ...settings, maxConcurrentConvos: null as never } };
    expect(tabPatches({ maxConcurrentConvos: 3 }, empty).patches).toEqual({ behavior: { maxConcurrentConvos: 3 } });
    expect(tabPatches({ maxConcurrentConvos: 'x' }, empty).skipped).toEqual(['maxConcurrentConvos']);
  });
});

describe('an item for a form', () => {
  it('of triggers has its own ID, and every field', () => {
    expect(triggerPatch('a', null)).toEqual({ 'trigger:a': null });
    expect(triggerPatch('a', trigger)).toEqual({ 'trigger:a': trigger });
    expect(triggerPatch('a-2', trigger)).toEqual({ 'trigger:a-2': trigger });
    expect(triggerPatch('a', { ...trigger, uid: 7 })).toEqual({ 'trigger:a': trigger });
    expect(triggerPatch('b', { message: 'Hi' })).toMatchObject({
      'trigger:b': { uid: 'b', message: 'Hi', on: [], after: 0 },
    });
    expect(triggerPatch('a', 'odd')).toBeUndefined();
  });

  it('of replies has blank fields for those that are missing or of another type', () => {
    expect(replyPatch('7', { label: 'Hours', autoSend: 'yes', more: 1 })).toEqual(
      flatItem('7', { label: 'Hours', triggerPhrases: '', autoSend: false, shortcut: '', response: '' }),
    );
  });

  it('of groups needs questions that can be read', () => {
    expect(groupPatch('g', { label: 'Start' })).toEqual(
      flatItem('g', { label: 'Start', shortcut: '', auto: false, prompt: '', tree: [] }),
    );
    expect(groupPatch('g', { ...group, tree: [7] })).toBeUndefined();
  });

  it('is counted once, and a choice of several fields as one', () => {
    const two = flatItems([
      ['7', reply],
      ['a/b', reply],
    ]);
    expect(itemCount(two)).toBe(2);
    expect(editCount('saved-replies', two)).toBe(2);
    expect(editCount('question-groups', flatItem('g', group))).toBe(1);
    expect(editCount('behavior', { countryAllowList: 'DE', countryDenyList: '', playSound: true })).toBe(2);
    expect(editCount('triggers', { triggerMinDelay: 5, 'trigger:a': trigger, 'trigger:b': null })).toBe(3);
    expect(editCount('appearance', {})).toBe(0);
  });
});

describe('items as fields of one form', () => {
  const shape = { blank: { label: '', count: 0, tags: [] as string[] } };

  it('have names with their IDs, which may have slashes', () => {
    expect(flatNames('a/b', shape)).toEqual(['a/b/label', 'a/b/count', 'a/b/tags']);
    expect(uidsOf({ 'a/b/label': '', 'a/b/count': 1, 'c/label': '' })).toEqual(['a/b', 'c']);
  });

  it('are read with blank values for what is missing or of another type', () => {
    expect(readItem({ 'a/label': 'x', 'a/count': '7', 'a/tags': {} }, 'a', shape)).toEqual({
      label: 'x',
      count: 0,
      tags: [],
    });
    expect(readItem({ 'a/tags': ['x'], 'a/label': null }, 'a', shape)).toEqual({ label: '', count: 0, tags: ['x'] });
    expect(itemPatch({ 'a/label': 'x', 'b/count': 7 }, 'a', shape)).toEqual({ label: 'x' });
  });
});

describe('what the forms of a widget show', () => {
  const widget = makeParsedWidget({
    playSound: false,
    onlineTitle: 'Hi',
    triggerJson: JSON.stringify({ minDelay: 9, triggers: [trigger] }),
  });
  const saved = { id: 7, ...reply } as never;
  const savedGroup = {
    uid: 'g',
    label: 'Start',
    shortcut: '',
    auto: false,
    prompt: '',
    treeJson: JSON.stringify(group.tree),
  } as never;

  it('is what is saved', () => {
    const shown = shownTarget({ widget, replies: [saved], groups: [savedGroup] });
    expect(shown.settings).toMatchObject({ playSound: false, onlineTitle: 'Hi' });
    expect(shown.triggers).toEqual({ triggerMinDelay: 9, 'trigger:a': trigger });
    expect(shown.replies).toEqual([{ ...reply, uid: '7' }]);
    expect(shown.groups).toMatchObject([{ uid: 'g', label: 'Start', tree: [{ text: 'A?' }] }]);
  });

  it('is edited by what is not saved yet, on each tab', () => {
    const shown = shownTarget({
      widget,
      replies: [saved],
      groups: [savedGroup],
      drafted: {
        behavior: { playSound: true },
        appearance: { onlineTitle: 'Ho' },
        'op-hours': { tz: 'Asia/Tokyo' },
        triggers: { triggerMinDelay: 1, 'trigger:a': null },
        'saved-replies': { '7/label': 'Edited', 'new:1/label': 'New' },
        'question-groups': { 'g/tree': 'odd', 'g/label': 'Edited' },
      },
    });
    expect(shown.settings).toMatchObject({ playSound: true, onlineTitle: 'Ho', tz: 'Asia/Tokyo' });
    expect(shown.triggers).toEqual({ triggerMinDelay: 1, 'trigger:a': null });
    expect(shown.replies.map(({ uid, label, response }) => [uid, label, response])).toEqual([
      ['7', 'Edited', 'At nine'],
      ['new:1', 'New', ''],
    ]);
    expect(shown.groups).toMatchObject([{ uid: 'g', label: 'Edited', tree: [] }]);
  });

  it('is nothing of lists that are not loaded', () => {
    expect(shownTarget({ widget })).toMatchObject({ replies: [], groups: [] });
  });
});
