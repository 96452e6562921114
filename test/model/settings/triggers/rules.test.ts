import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTrigger, triggersBody, type TriggerDraft, type Triggers } from 'chatdeck/model';
import {
  checkTrigger,
  duplicateTrigger,
  editTrigger,
  hasContent,
  showsErrors,
  splitPages,
} from 'chatdeck/model/settings/triggers/draft';
import { readTriggers } from 'chatdeck/model/settings/triggers/rules';

const stored = {
  uid: 'a',
  message: 'Hi',
  after: 5,
  on: ['/'],
  matchType: 'contains',
  enabled: true,
  displayStyle: 'peek',
};
const read = (value: unknown): Triggers => {
  const reading = readTriggers(JSON.stringify(value));
  if (reading.status === 'failed') throw new Error(`unread: ${reading.text}`);
  return reading.data;
};
/** `triggerJson` as a save sends it: what is stored, with the form's edits over it. */
const written = (value: object, edits: Record<`trigger:${string}`, TriggerDraft | null> = {}) =>
  JSON.parse(String(triggersBody({ triggerJson: JSON.stringify(value), ...edits }).triggerJson)) as unknown;
const readOne = (fields: object) => read({ triggers: [{ ...stored, ...fields }] }).triggers[0];

describe('readTriggers', () => {
  it.each(['', '  ', '{}', 'null', '{"triggers":null}'])('takes its defaults where nothing is stored: %j', (text) => {
    const data = { minDelay: 60, triggers: [], matchType: 'contains' };
    expect(readTriggers(text)).toEqual({ status: 'ready', data });
  });

  it.each([
    ['{', 'JSON that is cut off'],
    ['[]', 'a list'],
    ['"text"', 'a text'],
    ['{"triggers":{}}', 'triggers that are no list'],
    ['{"triggers":[null]}', 'a trigger that is none'],
    ['{"triggers":[{"message":"kept"}]}', 'a trigger without a uid'],
    ['[['.repeat(100_000), 'nesting without end'],
  ])('hands back what it cannot read, whole: %.40s', (text) => {
    expect(readTriggers(text)).toEqual({ status: 'failed', text });
  });

  it.each<[object, string]>([
    [{ matchType: undefined, exact: true }, 'exact'],
    [{ matchType: undefined, exact: false }, 'contains'],
    [{ matchType: undefined }, 'contains'],
    [{ matchType: '' }, 'contains'],
    [{ matchType: 'startsWith' }, 'startsWith'],
    [{ matchType: 'contains', exact: true }, 'exact'],
  ])('gives %o the match type %s, and no `exact`', (fields, matchType) => {
    const trigger = readOne(fields);
    expect(trigger?.matchType).toBe(matchType);
    expect(trigger).not.toHaveProperty('exact');
  });

  it('gives what is absent its default', () => {
    const absent = { displayStyle: undefined, after: undefined, on: undefined };
    expect(readOne(absent)).toEqual({ ...stored, displayStyle: 'peek', after: 0, on: [] });
  });

  it('understands what a field once stored as text', () => {
    expect(readOne({ after: '15', on: '/a, /b' })).toMatchObject({ after: 15, on: ['/a', '/b'] });
    expect(read({ minDelay: '30' }).minDelay).toBe(30);
  });

  it('never throws, and never loses a text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const reading = readTriggers(text);
        if (reading.status === 'failed') expect(reading.text).toBe(text);
      }),
    );
  });
});

describe('a save of triggers', () => {
  const draft: TriggerDraft = { ...newTrigger('n'), message: 'Hi', on: ['/a', '', ' ', '/a', '/b'] };

  it('leaves out what is only known here, and empty and doubled pages', () => {
    const { isNew: _isNew, ...sent } = draft;
    expect(written({ minDelay: 30, matchType: 'contains', triggers: [] }, { 'trigger:n': draft })).toEqual({
      minDelay: 30,
      matchType: 'contains',
      triggers: [{ ...sent, on: ['/a', '/b'] }],
    });
  });

  it('keeps what it does not know', () => {
    const value = { minDelay: 5, matchType: 'contains', color: 'red', triggers: [{ ...stored, sound: 'ping' }] };
    expect(written(value)).toEqual(value);
  });

  it('is read back as the same', () => {
    const page = fc.stringMatching(/^[a-z/.]{1,9}$/);
    const trigger = fc.record({
      uid: fc.string(),
      message: fc.string(),
      after: fc.nat(),
      on: fc.uniqueArray(page),
      matchType: fc.constantFrom('contains', 'startsWith', 'exact'),
      enabled: fc.boolean(),
      displayStyle: fc.string(),
    });
    const triggers = fc.record({ minDelay: fc.nat(9999), matchType: fc.string(), triggers: fc.array(trigger) });
    fc.assert(
      fc.property(triggers, (value) => {
        expect(read(written(value))).toEqual(value);
      }),
    );
  });
});

describe('a trigger', () => {
  it('starts enabled, immediate, on no page', () => {
    expect(newTrigger('n')).toEqual({
      uid: 'n',
      message: '',
      after: 0,
      on: [],
      matchType: 'contains',
      enabled: true,
      displayStyle: 'peek',
      isNew: true,
    });
  });

  it.each<[Partial<TriggerDraft>, object]>([
    [{}, {}],
    [{ after: 0 }, {}],
    [{ message: ' ' }, { message: 'required' }],
    [{ after: null }, { after: 'notANumber' }],
    [{ after: NaN }, { after: 'notANumber' }],
    [{ after: -1 }, { after: 'notANumber' }],
    [{ on: [] }, { on: 'required' }],
    [{ on: ['', ' '] }, { on: 'required' }],
  ])('with %o is rejected for %o', (fields, errors) => {
    expect(checkTrigger({ ...stored, ...fields })).toEqual(errors);
  });

  it.each<[Partial<TriggerDraft>, boolean]>([
    [{}, false],
    [{ isEdited: true, on: ['', ' '], typedPages: ' ' }, false],
    [{ message: 'Hi' }, true],
    [{ typedPages: '/a' }, true],
    [{ after: null }, true],
    [{ enabled: false }, true],
  ])('new and with %o has something to lose: %s', (fields, hasSome) => {
    expect(hasContent({ ...newTrigger('n'), ...fields })).toBe(hasSome);
  });

  it('is copied as a new one that says what it lacks, with what is typed and what we do not know', () => {
    const original = { ...stored, on: ['/a'], typedPages: '/b', sound: 'ping', isNew: true };
    expect(duplicateTrigger(original, 'b')).toEqual({
      ...stored,
      uid: 'b',
      on: ['/a', '/b'],
      sound: 'ping',
      isNew: true,
      isEdited: true,
    });
  });

  it.each<[object, boolean]>([
    [{}, true],
    [{ isNew: true }, false],
    [{ isNew: true, isEdited: true }, true],
  ])('that is %o shows what it lacks: %s', (fields, isShown) => {
    expect(showsErrors({ ...stored, ...fields })).toBe(isShown);
  });

  it('is edited without traces of what is empty again', () => {
    expect(editTrigger(stored, { message: 'Ho', typedPages: undefined })).toEqual({ ...stored, message: 'Ho' });
    expect(editTrigger(stored, { typedPages: undefined })).not.toHaveProperty('typedPages');
    expect(editTrigger({ ...stored, isEdited: undefined }, { after: null })).toHaveProperty('isEdited', undefined);
    expect(editTrigger(newTrigger('n'), { after: 3 })).toEqual({ ...newTrigger('n'), after: 3, isEdited: true });
  });

  it.each([
    ['/a /b,/c\n/a,,', ['/a', '/b', '/c']],
    ['', []],
    [' , ', []],
  ])('takes the pages of %j as %j', (text, pages) => {
    expect(splitPages(text)).toEqual(pages);
  });

  it('goes alone when it is deleted', () => {
    const saved = read({ minDelay: 5, triggers: [stored, { ...stored, uid: 'b' }] });
    expect(written(saved, { 'trigger:a': null })).toEqual({ ...saved, triggers: [saved.triggers[1]] });
    expect(written(saved, { 'trigger:unknown': null })).toEqual(saved);
  });
});
