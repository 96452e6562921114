import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { blankReply, type SavedReplyFields } from 'chatdeck/model';
import { readReplyCsv, writeReplyCsv } from 'chatdeck/model/settings/saved-replies/reply-csv';
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
      { code: 'duplicate', firstLine: 2, firstText: 'About Returns' },
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

  it('keeps what the file has no column for, and leaves it blank in new replies', () => {
    const stored = make('Hours', { shortcut: 'hours', triggerPhrases: 'open,  closed', autoSend: true });
    const filed = [
      { label: 'Hours', response: 'At nine' },
      { label: 'New', response: 'Hi' },
    ];
    const lines = replyImportPlan(
      filed.map((reply, index) => ({ line: index + 2, reply })),
      { listed: [{ uid: '1', fields: stored }], shortcuts: new Map(), most: 9 },
    );
    expect(lines.map(({ after }) => after)).toEqual([
      { ...stored, response: 'At nine' },
      { ...blankReply, label: 'New', response: 'Hi' },
    ]);
  });

  const fields = fc.record({
    label: fc.constantFrom('', 'Hours', 'hours ', 'Returns'),
    shortcut: fc.constantFrom('', 'a', 'A', 'two words'),
    response: fc.constantFrom('', 'One', 'Two'),
    triggerPhrases: fc.constantFrom('', 'x,y', 'x, y', ' x'),
    autoSend: fc.boolean(),
  });

  it('changes nothing from a download of the same replies, also with labels and shortcuts used twice', () => {
    fc.assert(
      fc.property(fc.array(fields, { minLength: 1, maxLength: 6 }), (replies) => {
        const stored = replies.map((each, index) => ({ uid: String(index), fields: each }));
        const taken = takenShortcuts({ replies: stored.map(({ uid, fields: f }) => ({ id: uid, ...f })), groups: [] });
        const reading = readReplyCsv(writeReplyCsv(replies));
        const filed = reading.status === 'ready' ? reading.replies : [];
        const lines = replyImportPlan(filed, { listed: stored, shortcuts: taken, most: 6 });
        expect(lines.map(({ kind }) => kind)).toEqual(replies.map(() => 'same'));
      }),
    );
  });

  it('matches a changed reply to the one of its label that no other line is equal to', () => {
    const twins = [
      { uid: '1', fields: make('Hours', { response: 'One' }) },
      { uid: '2', fields: make('Hours', { response: 'Two' }) },
    ];
    const linesOf = (...responses: string[]) =>
      replyImportPlan(
        responses.map((response, index) => ({ line: index + 2, reply: make('Hours', { response }) })),
        { listed: twins, shortcuts: new Map(), most: 9 },
      );
    const planOf = (...responses: string[]) => linesOf(...responses).map(({ kind, uid }) => [kind, uid]);
    expect(planOf('One', 'New')).toEqual([
      ['same', '1'],
      ['changed', '2'],
    ]);
    expect(planOf('New', 'Two')).toEqual([
      ['changed', '1'],
      ['same', '2'],
    ]);
    // No one can tell which is which.
    expect(planOf('New', 'Newer')).toEqual([
      ['changed', '1'],
      ['refused', undefined],
    ]);
    expect(planOf('One', 'Two', 'New').at(-1)).toEqual(['refused', undefined]);
    // The line that is named has the label first: a changed one, or else one that is as stored.
    const refusalOf = (...responses: string[]) => linesOf(...responses).at(-1)?.refusal;
    expect(refusalOf('New', 'Newer')).toEqual({ code: 'duplicate', firstLine: 2, firstText: 'New' });
    expect(refusalOf('One', 'Two', 'New')).toEqual({ code: 'duplicate', firstLine: 2, firstText: 'One' });
    expect(refusalOf('Two', 'New', 'Newer')).toEqual({ code: 'duplicate', firstLine: 3, firstText: 'New' });
    // A stored reply that is in the file more often than in the list is the same each time.
    expect(planOf('One', 'One', 'Two')).toEqual([
      ['same', '1'],
      ['same', '1'],
      ['same', '2'],
    ]);
  });

  it('compares many replies in time that grows with their number, not with its square', () => {
    const folded = vi.spyOn(String.prototype, 'normalize');
    const many = Array.from({ length: 300 }, (_, index) => make(`Reply ${index}`));
    const stored = many.map((fields, index) => ({ uid: String(index), fields: { ...fields, response: 'Old' } }));
    const lines = replyImportPlan(
      many.map((reply, index) => ({ line: index + 2, reply })),
      { listed: stored, shortcuts: new Map(), most: 300 },
    );
    const count = folded.mock.calls.length;
    folded.mockRestore();
    expect(lines.every(({ kind, uid }, index) => kind === 'changed' && uid === String(index))).toBe(true);
    expect(count).toBeLessThan(10 * many.length);
  });

  it('stops where the list is full', () => {
    const lines = plan([make('A'), make('B'), make('Hours')], 3);
    expect(lines.map(({ kind, refusal }) => [kind, refusal])).toEqual([
      ['new', undefined],
      ['refused', { code: 'full' }],
      ['changed', undefined],
    ]);
  });

  it('has lines that could not be read in their place', () => {
    const filed = [make('A'), make('B')].map((reply, index) => ({ line: 2 + 2 * index, reply }));
    const faults = [
      { line: 5, code: 'moreCells' as const, label: 'D' },
      { line: 3, code: 'autoSendUnclear' as const, label: 'C' },
    ];
    const lines = replyImportPlan(filed, { listed, shortcuts, most: 9 }, faults);
    expect(lines.map(({ line, label, kind, refusal }) => [line, label, kind, refusal?.code])).toEqual([
      [2, 'A', 'new', undefined],
      [3, 'C', 'refused', 'autoSendUnclear'],
      [4, 'B', 'new', undefined],
      [5, 'D', 'refused', 'moreCells'],
    ]);
  });

  it('asks for each missing label, and calls none of them a duplicate', () => {
    const required = { code: 'invalid', field: 'label', error: 'required' };
    expect(plan([make(''), make(' ')]).map(({ refusal }) => refusal)).toEqual([required, required]);
  });

  it('writes changes before new replies, with what was there before', () => {
    const after = make('Hours', { shortcut: 'hours', response: 'At nine' });
    const lines = plan([make('A'), after]);
    expect(importSteps(11, lines)).toEqual([
      { widgetId: 11, uid: '1', before: listed[0]?.fields, after },
      { widgetId: 11, uid: undefined, before: undefined, after: make('A') },
    ]);
  });
});
