import { shortcutOwner, takenShortcuts, type ShortcutOwner } from 'chatdeck/model/settings/shared/shortcuts';
import { groupShape } from 'chatdeck/model/settings/question-groups/question-groups';
import { replyShape } from 'chatdeck/model/settings/saved-replies/saved-replies';
import { blankReply } from 'chatdeck/model';
import { makeGroupEntry } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';

const taken = takenShortcuts({
  groups: [
    { uid: 'g1', label: 'Product finder', shortcut: 'Finder' },
    { uid: '7', label: 'Numbered', shortcut: 'seven' },
    { uid: 'g3', label: 'Blank', shortcut: ' ' },
  ],
  replies: [{ id: 7, label: 'Store hours', shortcut: ' hours ' }],
});
const finder: ShortcutOwner = { kind: 'group', uid: 'g1', label: 'Product finder' };
const hours: ShortcutOwner = { kind: 'reply', uid: '7', label: 'Store hours' };

describe('who has a shortcut', () => {
  test.each<[string, ShortcutOwner['kind'], string, ShortcutOwner | undefined]>([
    ['finder', 'group', 'g2', finder],
    ['FINDER ', 'reply', '7', finder],
    ['finder', 'group', 'g1', undefined],
    ['hours', 'group', '7', hours],
    ['Hours', 'reply', '8', hours],
    ['hours', 'reply', '7', undefined],
    ['', 'group', 'g2', undefined],
    [' ', 'reply', '8', undefined],
    ['free', 'group', 'g2', undefined],
  ])('%j for the %s %s', (shortcut, kind, uid, owner) => {
    expect(shortcutOwner(taken, shortcut, { kind, uid })).toEqual(owner);
  });
});

test('a group may not take another group’s or a reply’s shortcut', () => {
  const errorsOf = (shortcut: string, uid = 'g2') => {
    const { value } = makeGroupEntry({ shortcut }).editor;
    return groupShape(taken).check(value, uid);
  };
  expect(errorsOf('finder')).toEqual({ shortcut: 'taken' });
  expect(errorsOf('hours')).toEqual({ shortcut: 'taken' });
  expect(errorsOf('finder', 'g1')).toEqual({});
  expect(errorsOf('')).toEqual({});
});

test('a reply may not take a group’s or another reply’s shortcut', () => {
  const errorsOf = (shortcut: string, uid = '8') =>
    replyShape(taken).check({ ...blankReply, label: 'New', response: 'Hi', shortcut }, uid);
  expect(errorsOf('finder')).toEqual({ shortcut: 'taken' });
  expect(errorsOf('hours')).toEqual({ shortcut: 'taken' });
  expect(errorsOf('hours', '7')).toEqual({});
});
