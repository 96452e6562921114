import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTriggers, newTrigger, triggersBody, type TriggersSettings } from 'chatdeck/model';
import {
  duplicateTrigger,
  editTrigger,
  pagesOf,
  showsErrors,
  splitPages,
  normalizeTrigger,
} from 'chatdeck/model/settings/triggers/draft';
import {
  normalizeTriggers,
  triggerFields,
  triggersSectionFields,
  triggersSettings,
  unreadableTriggers,
} from 'chatdeck/model/settings/triggers/triggers';

const one = {
  uid: 'a',
  message: 'Hi',
  after: 5,
  on: ['/'],
  matchType: 'contains',
  enabled: true,
  displayStyle: 'peek',
};
const two = { ...one, uid: 'b', message: 'Ho' };
const json = (triggers: unknown[], rest = {}) =>
  JSON.stringify({ minDelay: 30, matchType: 'contains', ...rest, triggers });
const widget = (triggerJson: string) => ({
  Id: 11,
  off: false,
  onlineTitle: 'x',
  chatStats: {},
  triggers: [],
  unknown: 1,
  triggerJson,
});
const sent = (raw: object): { minDelay: number; triggers: { uid: string }[] } => {
  const { triggerJson } = triggersBody({ ...raw });
  return JSON.parse(String(triggerJson)) as ReturnType<typeof sent>;
};

describe('the form', () => {
  it('saves the delay and all triggers together, those that are removed, too', () => {
    const settings = { ...triggersSettings({ triggerJson: json([two, one]) }), 'trigger:b': undefined };
    expect(triggersSectionFields(settings)).toEqual(['triggerMinDelay', 'trigger:b', 'trigger:a']);
  });

  it('has a field for each trigger, in order, two for a uid that is stored twice', () => {
    const settings = triggersSettings({ triggerJson: json([two, one, one]) });
    expect(triggerFields(settings)).toEqual(['trigger:b', 'trigger:a', 'trigger:a#2']);
    expect(settings.triggerMinDelay).toBe(30);
    expect(triggersSettings({ triggerJson: '' })).toEqual({ triggerMinDelay: 60 });
  });

  it('shows nothing of what it cannot read, and sends it back as it is', () => {
    expect(unreadableTriggers({ triggerJson: '{' })).toBe('{');
    expect(unreadableTriggers({ triggerJson: json([one]) })).toBeUndefined();
    expect(triggersBody({ ...widget('{'), 'trigger:n': newTrigger('n') })).toEqual({
      Id: 11,
      onlineTitle: 'x',
      unknown: 1,
      triggerJson: '{',
    });
  });

  it('names the first fault of each trigger, and a missing delay', () => {
    const settings: TriggersSettings = {
      triggerMinDelay: null,
      'trigger:a': { ...one, message: ' ' },
      'trigger:b': { ...two, after: null },
      'trigger:c': { ...two, on: [] },
      'trigger:d': { ...two, on: [], typedPages: '/x' },
    };
    expect(checkTriggers(settings)).toEqual({
      triggerMinDelay: 'notANumber',
      'trigger:a': 'required',
      'trigger:b': 'notANumber',
      'trigger:c': 'required',
    });
  });

  it('keeps the errors of a new trigger back until it is edited', () => {
    const fresh = newTrigger('n');
    expect(showsErrors(fresh)).toBe(false);
    expect(showsErrors(editTrigger(fresh, { message: '' }))).toBe(true);
    expect(showsErrors(one)).toBe(true);
    expect(editTrigger(one, { message: 'x' })).toEqual({ ...one, message: 'x' });
  });

  it('duplicates what a trigger says and does, unknown fields too', () => {
    const copy = duplicateTrigger({ ...one, sound: 'ping' } as typeof one, 'n');
    expect(copy).toEqual({ ...one, sound: 'ping', uid: 'n', isNew: true, isEdited: true });
  });
});

describe('what a save sends', () => {
  it('is the widget without triggers, chatStats and off', () => {
    const body = triggersBody(widget(json([one])));
    expect(Object.keys(body).sort()).toEqual(['Id', 'onlineTitle', 'triggerJson', 'unknown']);
    expect(JSON.parse(String(body.triggerJson))).toEqual(JSON.parse(json([one])));
  });

  it('lays each edited trigger over the newest list, and keeps the others and what it does not know', () => {
    const newest = widget(
      json(
        [
          { ...one, sound: 'ping' },
          { ...two, on: ['/', '/'] },
        ],
        { color: 'red' },
      ),
    );
    const patch = {
      'trigger:b': { ...two, message: 'Mine' },
      'trigger:n': { ...newTrigger('n'), on: ['/a', '/a'], typedPages: '/b' },
    };
    const { uid, message, after, matchType, enabled, displayStyle } = newTrigger('n');
    expect(sent({ ...newest, ...patch })).toEqual({
      minDelay: 30,
      matchType: 'contains',
      color: 'red',
      triggers: [
        { ...one, sound: 'ping' },
        { ...two, message: 'Mine' },
        { uid, message, after, on: ['/a', '/b'], matchType, enabled, displayStyle },
      ],
    });
  });

  it('leaves out what is deleted, and nothing else', () => {
    expect(sent({ ...widget(json([one, two])), 'trigger:a': null }).triggers).toEqual([two]);
    expect(sent({ ...widget(json([one, two])), 'trigger:gone': null }).triggers).toEqual([one, two]);
  });

  it('brings the old `exact` up to date and strips what is only known here', () => {
    const old = { ...one, matchType: undefined, exact: true, isNew: true };
    expect(sent(widget(json([old]))).triggers).toEqual([{ ...one, matchType: 'exact' }]);
  });

  it('writes the delay only where it is a number', () => {
    expect(sent({ ...widget(json([])), triggerMinDelay: 5 }).minDelay).toBe(5);
    expect(sent({ ...widget(json([])), triggerMinDelay: null }).minDelay).toBe(30);
  });
});

describe('pages', () => {
  it('come to a fixed point, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('/', 'a', ' ', ',', '\n', '\t', '.') })),
        fc.string(),
        (on, typedPages) => {
          const pages = pagesOf({ on, typedPages });
          expect(pagesOf({ on: pages })).toEqual(pages);
          expect(new Set(pages).size).toBe(pages.length);
          for (const page of pages) expect(page).toMatch(/^[^\s,]+$/);
          const tidied = normalizeTrigger({ ...one, on, typedPages });
          expect(normalizeTrigger(tidied)).toEqual(tidied);
          expect(splitPages(pages.join(',\n'))).toEqual(pages);
        },
      ),
    );
  });

  it('are tidied in each trigger of a draft, deletions staying what they are', () => {
    expect(
      normalizeTriggers({ triggerMinDelay: 5, 'trigger:a': null, 'trigger:n': { ...newTrigger('n'), on: ['/a,/b'] } }),
    ).toEqual({
      triggerMinDelay: 5,
      'trigger:a': null,
      'trigger:n': { ...normalizeTrigger(newTrigger('n')), on: ['/a', '/b'] },
    });
  });
});
