import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeProblem, type Draft } from 'chatdeck/model';
import { choicesAmong } from 'chatdeck/model/core/field-groups';
import { refusedField, saveBlocker } from 'chatdeck/model/core/editor';
import {
  draftNames,
  editDraft,
  emptyDraft,
  findConflicts,
  newErrors,
  pickDraft,
  rebaseDraft,
  resolveConflict,
  draftAfterSave,
} from 'chatdeck/model/core/draft';

interface Settings {
  title: string;
  limit: number;
  isOn: boolean;
}

const saved: Settings = { title: 'Hello', limit: 5, isOn: false };
const edited = editDraft<Settings>(emptyDraft(), saved, { title: 'Hi' });

describe('a draft', () => {
  it('holds what was changed and what stood there before', () => {
    expect(edited).toEqual({ patch: { title: 'Hi' }, base: { title: 'Hello' } });
  });

  it('keeps the first base over several edits', () => {
    expect(editDraft(edited, saved, { title: 'Hey' }).base).toEqual({ title: 'Hello' });
  });

  it('ends for a field that is put back', () => {
    expect(editDraft(edited, saved, { title: 'Hello' })).toEqual(emptyDraft());
  });

  it('takes several fields in one edit', () => {
    expect(draftNames(editDraft(edited, saved, { limit: 6, isOn: true }))).toEqual(['title', 'limit', 'isOn']);
  });

  it('causes no conflict when someone changes another field', () => {
    expect(findConflicts(edited, { ...saved, limit: 9 })).toEqual({});
  });

  it('causes a conflict when someone changes the same field to something else', () => {
    expect(findConflicts(edited, { ...saved, title: 'Welcome' })).toEqual({ title: { mine: 'Hi', theirs: 'Welcome' } });
  });

  it('is done when someone made the same change', () => {
    const newer = { ...saved, title: 'Hi' };
    expect(findConflicts(edited, newer)).toEqual({});
    expect(rebaseDraft(edited, newer)).toEqual(emptyDraft());
  });

  it('keeps mine over theirs without asking again', () => {
    const newer = { ...saved, title: 'Welcome' };
    const resolved = resolveConflict(edited, newer, { name: 'title', keep: 'mine' });
    expect(findConflicts(resolved, newer)).toEqual({});
    expect(resolved.patch).toEqual({ title: 'Hi' });
  });

  it('gives way to theirs', () => {
    expect(resolveConflict(edited, { ...saved, title: 'Welcome' }, { name: 'title', keep: 'theirs' })).toEqual(
      emptyDraft(),
    );
  });

  it('ends with its save, but for what was edited while it ran', () => {
    const sent = { title: 'Hi' };
    const stored = { ...saved, title: 'Hi' };
    expect(draftAfterSave(edited, sent, stored)).toEqual(emptyDraft());
    const typedOn = editDraft(edited, saved, { title: 'Hi there' });
    expect(draftAfterSave(typedOn, sent, stored)).toEqual({ patch: { title: 'Hi there' }, base: { title: 'Hi' } });
  });

  it('starts again from what the server made of the value that was sent', () => {
    const stored = { ...saved, title: 'hi' };
    const typedOn = editDraft(edited, saved, { title: 'Hi there' });
    expect(findConflicts(draftAfterSave(typedOn, { title: 'Hi' }, stored), stored)).toEqual({});
  });

  it('gives one section without the others', () => {
    const both = editDraft(edited, saved, { limit: 6 });
    expect(pickDraft(both, ['limit', 'isOn'])).toEqual({ patch: { limit: 6 }, base: { limit: 5 } });
  });
});

describe('linked fields', () => {
  const options = { groups: [['title', 'isOn']] } as const;
  const draft = editDraft<Settings>(emptyDraft(), saved, { title: 'Hi' }, options);
  const theirs = { ...saved, isOn: true };

  it('are touched together', () => {
    expect(draft).toEqual({ patch: { title: 'Hi', isOn: false }, base: { title: 'Hello', isOn: false } });
  });

  it('are in conflict together, when someone changes another of them', () => {
    expect(findConflicts(draft, theirs, options)).toEqual({
      title: { mine: 'Hi', theirs: 'Hello' },
      isOn: { mine: false, theirs: true },
    });
    expect(findConflicts(draft, { ...saved, limit: 9 }, options)).toEqual({});
  });

  it('are decided together', () => {
    const mine = resolveConflict(draft, theirs, { name: 'isOn', keep: 'mine' }, options);
    expect(findConflicts(mine, theirs, options)).toEqual({});
    expect(mine.patch).toEqual(draft.patch);
    expect(resolveConflict(draft, theirs, { name: 'isOn', keep: 'theirs' }, options)).toEqual(emptyDraft());
  });

  it('are done together', () => {
    expect(rebaseDraft(draft, { ...theirs, title: 'Hi' }, options)).toBe(draft);
    expect(rebaseDraft(draft, { ...saved, title: 'Hi' }, options)).toEqual(emptyDraft());
    expect(editDraft(draft, saved, { title: 'Hello' }, options)).toEqual(emptyDraft());
  });

  it('start again together if one was edited during the save', () => {
    const stored = { ...saved, title: 'Hi' };
    const typedOn = editDraft(draft, saved, { isOn: true }, options);
    expect(draftAfterSave(typedOn, draft.patch, stored, options)).toEqual({
      patch: { title: 'Hi', isOn: true },
      base: { title: 'Hi', isOn: false },
    });
  });

  it('count as one', () => {
    expect(choicesAmong<Settings>(['limit', 'isOn', 'title'], options.groups)).toEqual([['limit'], ['title', 'isOn']]);
    expect(choicesAmong<Settings>(['isOn'], options.groups)).toEqual([['isOn']]);
  });
});

describe('a patch that was sent and has no answer', () => {
  const sent = [{ title: 'Hi' }];
  const typedOn = editDraft(edited, saved, { title: 'Hi there' });

  it('is no one else’s change when it is found stored', () => {
    const newer = { ...saved, title: 'Hi' };
    expect(findConflicts(typedOn, newer)).toHaveProperty('title');
    expect(findConflicts(rebaseDraft(typedOn, newer, { sent }), newer)).toEqual({});
  });

  it('hides no change by someone else', () => {
    const newer = { ...saved, title: 'Welcome' };
    expect(findConflicts(rebaseDraft(typedOn, newer, { sent }), newer)).toHaveProperty('title');
  });

  it('keeps the way back an edit', () => {
    expect(editDraft(edited, saved, { title: 'Hello' }, { sent }).patch).toEqual({ title: 'Hello' });
  });
});

describe('two people on one form', () => {
  const patch = fc.record({ title: fc.string(), limit: fc.nat(9), isOn: fc.boolean() }, { requiredKeys: [] });

  it('lose no edit of either, whatever they change', () => {
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 6 }), patch, (mine, theirs) => {
        const draft = mine.reduce<Draft<Settings>>((current, edit) => editDraft(current, saved, edit), emptyDraft());
        const newer = { ...saved, ...theirs };
        const rebased = rebaseDraft(draft, newer);
        const conflicts = findConflicts(rebased, newer);
        const merged = { ...newer, ...rebased.patch };
        const wanted = { ...saved, ...Object.assign({}, ...mine) } as Settings;
        for (const name of ['title', 'limit', 'isOn'] as const) {
          const isMine = wanted[name] !== saved[name];
          const isTheirs = newer[name] !== saved[name];
          expect(merged[name]).toBe(isMine ? wanted[name] : newer[name]);
          expect(name in conflicts).toBe(isMine && isTheirs && wanted[name] !== newer[name]);
        }
      }),
    );
  });
});

describe('newErrors', () => {
  const check = (value: Settings) => ({
    ...(value.title === '' && { title: 'required' as const }),
    ...(value.isOn && value.limit === 0 && { limit: 'notANumber' as const }),
  });

  it('says what the person made wrong', () => {
    expect(newErrors(check, editDraft(emptyDraft(), saved, { title: '' }), saved)).toEqual({ title: 'required' });
  });

  it('lets a wrong value alone that was stored before', () => {
    const stored = { ...saved, title: '' };
    expect(newErrors(check, editDraft(emptyDraft(), stored, { limit: 6 }), stored)).toEqual({});
  });

  it('speaks of a field that another one made wrong', () => {
    const stored = { ...saved, limit: 0 };
    expect(newErrors(check, editDraft(emptyDraft(), stored, { isOn: true }), stored)).toEqual({ limit: 'notANumber' });
  });
});

describe('what keeps a section from being saved', () => {
  const conflicts = { limit: { mine: 1, theirs: 2 }, isOn: { mine: true, theirs: false } };

  it('is its wrong fields before its contested ones, and nothing of other sections', () => {
    const editor = { errors: { title: 'required' }, conflicts } as const;
    expect(saveBlocker<Settings>(editor, ['title', 'limit'])).toEqual({ kind: 'errors', count: 1 });
    expect(saveBlocker<Settings>(editor, ['limit', 'isOn'])).toEqual({ kind: 'conflicts', count: 2 });
    expect(saveBlocker<Settings>({ errors: editor.errors, conflicts: {} }, ['limit'])).toBeUndefined();
  });

  it('is a new item before its first edit, too, which is counted among nothing that is wrong', () => {
    const errors = { title: 'incomplete' } as const;
    expect(saveBlocker<Settings>({ errors, conflicts: {} }, ['title'])).toEqual({ kind: 'errors', count: 0 });
  });
});

describe('a rejected save', () => {
  const nothing = () => undefined;
  const refused = {
    status: 'failed',
    fields: ['title', 'limit'],
    problem: makeProblem('invalid', { path: 'title.0' }),
    onSave: nothing,
    onDiscard: nothing,
  } as const;

  it('marks the field of the section that the server named', () => {
    expect(refusedField(refused)).toBe('title');
  });

  it('marks nothing where no field, or none of the section, is named, or where the failure is over', () => {
    expect(refusedField({ ...refused, problem: makeProblem('invalid') })).toBeUndefined();
    expect(refusedField({ ...refused, problem: makeProblem('invalid', { path: 'isOn' }) })).toBeUndefined();
    expect(refusedField({ ...refused, status: 'dirty' })).toBeUndefined();
  });
});
