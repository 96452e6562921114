import { describe, expect, it } from 'vitest';
import { ariaKeys, isShortcut, type ShortcutName } from '../../../src/ui/keys/shortcuts';

const plain = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('isShortcut', () => {
  it.each<[ShortcutName, Partial<typeof plain>, boolean]>([
    ['search', { key: 'k', ctrlKey: true }, true],
    ['search', { key: 'k', metaKey: true }, true],
    ['search', { key: 'k' }, false],
    ['search', { key: 'K', ctrlKey: true, shiftKey: true }, false],
    ['search', { key: 'ل', code: 'KeyK', ctrlKey: true }, true],
    ['shortcuts', { key: '?', shiftKey: true }, true],
    ['shortcuts', { key: '?' }, true],
    ['shortcuts', { key: '?', ctrlKey: true }, false],
    ['undo', { key: 'z', metaKey: true }, true],
    ['undo', { key: 'Z', metaKey: true, shiftKey: true }, false],
    ['redo', { key: 'Z', metaKey: true, shiftKey: true }, true],
    ['redo', { key: 'y', ctrlKey: true }, true],
    ['redo', { key: 'y', metaKey: true }, false],
    ['review', { key: '‰', code: 'KeyR', altKey: true, shiftKey: true }, true],
    ['nextChat', { key: 'j' }, true],
    ['nextChat', { key: 'ArrowDown' }, true],
    ['moveUp', { key: 'ArrowUp', altKey: true }, true],
    ['moveUp', { key: 'ArrowUp' }, false],
  ])('%s: %o', (name, event, expected) => {
    expect(isShortcut({ ...plain, ...event }, name)).toBe(expected);
  });
});

it('names the keys as screen readers expect them', () => {
  expect(ariaKeys('search')).toBe('Control+K Meta+K');
  expect(ariaKeys('restoreSaved')).toBe('Alt+Shift+U');
});
