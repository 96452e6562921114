import { describe, expect, it } from 'vitest';
import { blankReply, type SavedReplyFields } from 'chatdeck/model';
import { importSteps, replyImportPlan } from 'chatdeck/model/settings/saved-replies/reply-import';
import { takenShortcuts } from 'chatdeck/model/settings/shared/shortcuts';

const make = (label: string, more: Partial<SavedReplyFields> = {}) => ({
  ...blankReply,
  label,
  response: `About ${label}`,
  ...more,
});
const listed = [
  { uid: '1', fields: make('Hours', { shortcut: 'hours' }) },
  { uid: '2', fields: make('Shipping', { shortcut: 'ship' }) },
];
const shortcuts = takenShortcuts({
  replies: listed.map(({ uid, fields }) => ({ id: uid, ...fields })),
  groups: [{ uid: 'g', label: 'Start', shortcut: 'start' }],
});
const plan = (replies: SavedReplyFields[], most = 1000) =>
  replyImportPlan(
    replies.map((reply, index) => ({ line: index + 2, reply })),
    { listed, shortcuts, most },
  );

describe('an import of replies', () => {
  it('says what is new, changed, and the same, and writes only what differs', () => {
    const lines = plan([
      make('Returns'),
      make(' hours ', { response: 'At nine' }),
      make('Shipping', { shortcut: 'ship', triggerPhrases: '' }),
    ]);
    expect(lines.map(({ kind, uid }) => [kind, uid])).toEqual([
      ['new', undefined],
      ['changed', '1'],
      ['same', '2'],
    ]);
    expect(importSteps(11, lines).map(({ uid, after }) => [uid, after?.label])).toEqual([
      ['1', 'hours'],
      [undefined, 'Returns'],
    ]);
  });

  it('names a second line with the same label, and what cannot be saved', () => {
    const lines = plan([
      make('Returns'),
      make('RETURNS'),
      make(''),
      make('Two', { shortcut: 'two words' }),
      make('Long', { response: 'a'.repeat(20_001) }),
      make('Fits', { response: 'a'.repeat(20_000) }),
    ]);
    expect(lines.map(({ refusal }) => refusal)).toEqual([
      undefined,
      { code: 'duplicate', firstLine: 2 },
      { code: 'invalid', field: 'label', error: 'required' },
      { code: 'invalid', field: 'shortcut', error: 'invalidCharacters' },
      { code: 'invalid', field: 'response', error: 'tooLong' },
      undefined,
    ]);
  });

  it('leaves out a shortcut that a group, another reply, or an earlier line has', () => {
    const lines = plan([
      make('A', { shortcut: 'START' }),
      make('B', { shortcut: 'ship' }),
      make('C', { shortcut: 'new' }),
      make('D', { shortcut: 'new' }),
      make('Hours', { shortcut: 'ship' }),
    ]);
    expect(lines.map(({ after, shortcutOwner }) => [after?.shortcut, shortcutOwner?.label])).toEqual([
      ['', 'Start'],
      ['', 'Shipping'],
      ['new', undefined],
      ['', 'C'],
      ['hours', 'Shipping'],
    ]);
    expect(lines.at(-1)?.kind).toBe('same');
  });

  it('stops where the list is full', () => {
    expect(plan([make('A'), make('B'), make('Hours')], 3).map(({ kind }) => kind)).toEqual([
      'new',
      'refused',
      'changed',
    ]);
  });
});
