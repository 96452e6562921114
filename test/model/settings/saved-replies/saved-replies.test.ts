import { describe, expect, it, test } from 'vitest';
import {
  blankReply,
  readAnswer,
  calls,
  type SavedReply,
  type SavedReplyFields,
  type SavedReplyRow,
} from 'chatdeck/model';
import { readyRows, type JsonObject } from 'chatdeck/model/core/tolerant';
import { checkItems, flatItem, readItem } from 'chatdeck/model/collection/collection';
import { normalizeReply, replyShape, savedReplyValue } from 'chatdeck/model/settings/saved-replies/saved-replies';
import { takenShortcuts } from 'chatdeck/model/settings/shared/shortcuts';
import { searchReplies, sortReplies } from 'chatdeck/model/settings/saved-replies/saved-replies';
import { makeSavedReply } from 'chatdeck/testing';

const replies = (...list: object[]): SavedReply[] => readyRows(readAnswer(calls.listSavedReplies.answer, list));
const stored = replies(makeSavedReply(), makeSavedReply({ id: 502, label: 'Hours', shortcut: 'hours' }));

describe('the fields of all replies', () => {
  it('are the same after they were laid flat', () => {
    const items = stored.map((reply) => flatItem(String(reply.id), savedReplyValue(reply)));
    const flat = Object.assign({}, ...items) as JsonObject;
    expect(readItem(flat, '502', { blank: blankReply })).toMatchObject({ label: 'Hours', shortcut: 'hours' });
    expect(readItem(flat, 'new:1', { blank: blankReply })).toEqual(blankReply);
    expect(readItem({ '1/label': 7, '1/autoSend': 'yes' }, '1', { blank: blankReply })).toEqual(blankReply);
  });

  it('are tidied by a save, and only those that were edited', () => {
    const patch = { shortcut: ' ak ', triggerPhrases: 'a,, A,b ', response: ' Hi ' };
    expect(normalizeReply(patch)).toEqual({ shortcut: 'ak', triggerPhrases: 'a, b', response: ' Hi ' });
  });
});

describe('a reply', () => {
  const groups = ['Finder', ''].map((shortcut) => ({ uid: 'g1', label: 'Gear', shortcut }));
  const taken = takenShortcuts({ replies: stored, groups });
  const good = { ...blankReply, label: 'New', response: 'Hi' };
  const errorsOf = (value: Partial<SavedReplyFields>, uid = 'new:1') =>
    checkItems(flatItem(uid, { ...good, ...value }), replyShape(taken));

  test.each<[Partial<SavedReplyFields>, object]>([
    [{}, {}],
    [{ label: ' \n' }, { label: 'required' }],
    [{ response: '' }, { response: 'required' }],
    [{ label: 'x'.repeat(256) }, { label: 'tooLong' }],
    [{ response: 'x'.repeat(20_001) }, { response: 'tooLong' }],
    [{ triggerPhrases: 'x'.repeat(20_001) }, { triggerPhrases: 'tooLong' }],
    [{ shortcut: 'two words' }, { shortcut: 'invalidCharacters' }],
    [{ shortcut: ' edge ' }, {}],
    [{ shortcut: 'HOURS' }, { shortcut: 'taken' }],
    [{ shortcut: 'finder' }, { shortcut: 'taken' }],
  ])('with the fields %o has the errors %o', (value, errors) => {
    const expected = Object.fromEntries(
      Object.entries(errors).map(([field, code]) => [`new:1/${field}`, code as string]),
    );
    expect(errorsOf(value)).toEqual(expected);
  });

  it('may keep its own shortcut', () => {
    expect(errorsOf({ shortcut: 'hours' }, '502')).toEqual({});
    expect(errorsOf({ shortcut: 'hours' }, '501')).toEqual({ '501/shortcut': 'taken' });
  });
});

describe('the list', () => {
  const row = (uid: string, value: Partial<SavedReplyFields>, status: SavedReplyRow['status'] = 'saved') => ({
    uid,
    status,
    hasDraft: status !== 'saved',
    value: { ...blankReply, ...value },
  });
  const rows = [
    row('new:1', { label: 'Zz' }, 'new'),
    row('1', { label: 'Reply 10', shortcut: 'b' }),
    row('2', { label: 'Reply 9', response: 'We ship to Alaska' }),
    row('3', { label: 'again', shortcut: 'a', triggerPhrases: 'ship, price' }),
  ];
  const uids = (list: SavedReplyRow[]) => list.map(({ uid }) => uid);

  it('has three orders, in which unsaved ones stay first', () => {
    expect(uids(sortReplies(rows, 'label', 'en'))).toEqual(['new:1', '3', '2', '1']);
    expect(uids(sortReplies(rows, 'newest', 'en'))).toEqual(['new:1', '3', '2', '1']);
    expect(uids(sortReplies(rows, 'shortcut', 'en'))).toEqual(['new:1', '3', '1', '2']);
  });

  it('is sorted by label where the shortcuts are the same, and by the numbers in them', () => {
    const others = [
      row('1', { label: 'b', shortcut: 'x10' }),
      row('2', { label: 'd' }),
      row('new:1', { label: 'z' }, 'new'),
      row('3', { label: 'c' }),
      row('4', { label: 'a', shortcut: 'x9' }),
    ];
    expect(uids(sortReplies(others, 'label', 'en'))).toEqual(['new:1', '4', '1', '3', '2']);
    expect(uids(sortReplies(others, 'newest', 'en'))).toEqual(['new:1', '4', '3', '2', '1']);
    expect(uids(sortReplies(others, 'shortcut', 'en'))).toEqual(['new:1', '4', '1', '3', '2']);
  });

  it('is searched in all texts', () => {
    expect(uids(searchReplies(rows, 'SHIP'))).toEqual(['2', '3']);
    expect(uids(searchReplies(rows, 'ship alaska'))).toEqual(['2']);
    expect(uids(searchReplies(rows, ' '))).toHaveLength(4);
  });
});
