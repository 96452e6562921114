import { describe, expect, it } from 'vitest';
import { makeProblem, type ProblemKind } from 'chatdeck/model';
import { findCreated, withCreated } from 'chatdeck/model/collection/created-item';
import { layDraft, notStored, pickDraft, wayOf, withWay } from 'chatdeck/model/core/draft';
import {
  afterFailure,
  cleanForm,
  isClean,
  leavesDoubt,
  sectionState,
  usableOffers,
  whileSaving,
  withDraft,
  withEdit,
  withGoneFields,
  withLaid,
  withLeftDraft,
  withLeftOut,
  withNewCopy,
  withOfferUsed,
  withoutDone,
  type FormState,
  type SectionPhase,
} from 'chatdeck/model/core/form-state';

interface Settings {
  title: string;
  start: number;
  end: number;
}

const saved: Settings = { title: 'Hi', start: 900, end: 1700 };
const groups = [['start', 'end']] as const;
const problem = makeProblem('server');
const clean = cleanForm<Settings>();
const edited = withEdit(clean, saved, { patch: { title: 'Ho' }, at: 0 });
const inPhase = (phase: SectionPhase<Settings>): FormState<Settings> => ({ ...edited, sections: { all: phase } });

describe('a form', () => {
  it('is clean until it is edited, and again once the edit is back', () => {
    expect([clean, edited].map(isClean)).toEqual([true, false]);
    expect(isClean(withEdit(edited, saved, { patch: { title: 'Hi' }, at: 5000 }))).toBe(true);
  });

  it('edits and undoes both fields of one choice together', () => {
    const next = withEdit(clean, saved, { patch: { start: 800 }, at: 0, groups });
    expect(next.draft).toEqual({ patch: { start: 800, end: 1700 }, base: { start: 900, end: 1700 } });
    expect(next.steps.past).toMatchObject([{ before: { start: 900, end: 1700 }, after: { start: 800, end: 1700 } }]);
    expect(withEdit(clean, saved, { patch: { start: 800 }, at: 0 }).draft.patch).toEqual({ start: 800 });
  });

  it('remembers how fields were set that no one typed', () => {
    const copied = withLaid(edited, saved, { patch: { start: 800 }, at: 0, way: 'copy' });
    expect(copied.draft.how).toEqual({ start: 'copy' });
    expect(wayOf(copied.draft)).toBe('copy');
    expect(wayOf(edited.draft)).toBe('form');
    expect(withEdit(copied, saved, { patch: { start: 700 }, at: 9000 }).draft.how).not.toHaveProperty('start');
  });

  it('says what a save left out until the next edit', () => {
    const cut = withLeftOut(edited, 'all', ['<i>']);
    expect(cut.leftOut).toEqual({ section: 'all', names: ['<i>'] });
    expect(withLeftOut(cut, 'all', []).leftOut).toBeUndefined();
    expect(withEdit(cut, saved, { patch: { title: 'He' }, at: 0 }).leftOut).toBeUndefined();
  });

  it('loses edits that the server has by now, and only then changes', () => {
    expect(withoutDone(edited, saved)).toBe(edited);
    expect(withoutDone(edited, { ...saved, title: 'Ho' }).draft).toEqual({ patch: {}, base: {} });
  });

  it('has all fields of an item that is gone, to create it again', () => {
    const next = withGoneFields(edited, { title: 'Gone', start: 1 });
    expect(next.draft.patch).toEqual({ title: 'Ho', start: 1 });
  });
});

describe('the status of a section', () => {
  it.each<[SectionPhase<Settings> | undefined, boolean, object]>([
    [undefined, false, { status: 'clean', problem: undefined }],
    [undefined, true, { status: 'dirty', problem: undefined }],
    [{ phase: 'idle' }, true, { status: 'dirty', problem: undefined }],
    [{ phase: 'saving', problem }, true, { status: 'saving', problem: undefined }],
    [{ phase: 'saved' }, false, { status: 'saved', problem: undefined }],
    [{ phase: 'saved' }, true, { status: 'dirty', problem: undefined }],
    [{ phase: 'failed', problem }, true, { status: 'failed', problem }],
    [{ phase: 'failed', problem }, false, { status: 'clean', problem: undefined }],
  ])('of %o, with edits: %s, is %o', (phase, isDirty, state) => {
    expect(sectionState(phase, isDirty)).toEqual(state);
  });

  it.each<[string, SectionPhase<Settings>, (keyof Settings)[], string]>([
    ['of any field', { phase: 'failed', problem }, ['start'], 'idle'],
    ['of its field', { phase: 'failed', problem, fields: ['title'] }, ['start', 'title'], 'idle'],
    ['of another section', { phase: 'failed', problem, fields: ['title'] }, ['start'], 'failed'],
    ['while it is saved', { phase: 'saving', fields: ['title'] }, ['title'], 'saving'],
  ])('forgets a failure after an edit %s', (_, phase, names, next) => {
    expect(withDraft(inPhase(phase), edited.draft, names).sections.all?.phase).toBe(next);
  });

  it('keeps what was sent without an answer after such an edit', () => {
    const failed = inPhase({ phase: 'failed', problem, sent: [{ title: 'Ho' }] });
    expect(withDraft(failed, edited.draft, ['title']).sections.all).toEqual({ phase: 'idle', sent: [{ title: 'Ho' }] });
  });
});

describe('a save', () => {
  const first = { title: 'Ho' };
  const second = { title: 'He' };

  it('notes what it sends, after what had no answer', () => {
    const saving = whileSaving(whileSaving(edited, 'all', first), 'all', second);
    expect(saving.sections.all).toEqual({ phase: 'saving', sent: [first, second] });
  });

  it.each<[ProblemKind, boolean]>([
    ['offline', true],
    ['timeout', true],
    ['server', true],
    ['unexpectedAnswer', true],
    ['invalid', false],
    ['forbidden', false],
    ['conflict', false],
    ['rateLimited', false],
  ])('that fails with %s may have been stored: %s', (kind, isOpen) => {
    const failure = makeProblem(kind);
    expect(leavesDoubt(failure)).toBe(isOpen);
    const saving = whileSaving(whileSaving(edited, 'all', second), 'all', first);
    const failed = afterFailure(saving, { section: 'all', fields: ['title'], patch: first, problem: failure });
    expect(failed.sections.all).toEqual({
      phase: 'failed',
      problem: failure,
      fields: ['title'],
      sent: isOpen ? [second, first] : [second],
    });
    expect(failed.draft).toBe(edited.draft);
  });

  it('is known to have failed once a newer copy is without it', () => {
    const sent = [first, second];
    expect(withNewCopy(inPhase({ phase: 'failed', problem, sent }), saved).sections.all?.sent).toEqual([]);
    expect(withNewCopy(inPhase({ phase: 'saving', sent }), saved).sections.all?.sent).toEqual([second]);
    const other = inPhase({ phase: 'failed', problem, sent: [{ gone: 1 } as never, first] });
    expect(withNewCopy(other, saved).sections.all?.sent).toEqual([{ gone: 1 }]);
  });

  it('names the fields that the server did not keep', () => {
    const draft = { patch: { title: 'Ho', start: 800, end: 1 }, base: { title: 'Hi', start: 900, end: 2 } };
    expect(notStored(draft, { title: 'Ho', start: 900, end: 3 })).toEqual(['start']);
  });
});

describe('an offer to undo a save', () => {
  const offer = (id: number, section = 'all') => ({
    id,
    section,
    kind: 'undo' as const,
    undo: { patch: { title: `before ${id}` }, base: { title: 'Hi' } },
  });
  const form: FormState<Settings> = { ...clean, offers: [offer(1), offer(2, 'other')] };
  const idsOf = (of: FormState<Settings>, now = saved) => usableOffers(of, of.draft, now).map(({ id }) => id);

  it('is there for fields that have not changed since, the newest first', () => {
    expect(idsOf(form)).toEqual([2, 1]);
    expect(idsOf(form, { ...saved, title: 'Theirs' })).toEqual([]);
    expect(idsOf({ ...form, draft: edited.draft })).toEqual([]);
    expect(idsOf({ ...form, sections: { other: { phase: 'saving' } } })).toEqual([1]);
    expect(idsOf({ ...form, sections: { other: { phase: 'failed' } } })).toEqual([2, 1]);
    expect(withNewCopy(form, { ...saved, title: 'Theirs' }).offers).toEqual([]);
    expect(withNewCopy(form, saved).offers).toHaveLength(2);
  });

  it('becomes an edit that still has to be saved', () => {
    const used = withOfferUsed(form, saved, offer(1));
    expect(used.offers.map(({ id }) => id)).toEqual([2]);
    expect(used.draft).toEqual({ patch: { title: 'before 1' }, base: { title: 'Hi' }, how: { title: 'undo' } });
  });
});

describe('edits of a tab that was closed', () => {
  it('return, and can be undone part by part', () => {
    const left = { patch: { title: 'Left', start: 800 }, base: { title: 'Hi', start: 900 } };
    const form = withLeftDraft(edited, saved, { draft: left, parts: [['title'], ['start', 'end']], at: 5000 });
    expect(form.draft).toEqual(left);
    expect(form.steps.past.map(({ after }) => after)).toEqual([{ title: 'Ho' }, { title: 'Left' }, { start: 800 }]);
  });

  it('are laid over what is there, with how each was set', () => {
    const draft = withWay<Settings>(
      { patch: { title: 'a', start: 1 }, base: { title: 'b', start: 2 } },
      ['start', 'end'],
      'copy',
    );
    expect(draft.how).toEqual({ start: 'copy' });
    expect(withWay(edited.draft, ['start'], 'copy')).toBe(edited.draft);
    expect(layDraft(edited.draft, draft)).toEqual(draft);
    expect(layDraft(edited.draft, edited.draft)).not.toHaveProperty('how');
    expect(pickDraft(draft, ['title'])).toMatchObject({ patch: { title: 'a' }, base: { title: 'b' } });
    expect(pickDraft(draft, ['title']).patch).not.toHaveProperty('start');
  });
});

describe('an item that a save has created', () => {
  const row = (id: string, label: string) => ({ status: 'ready' as const, data: { id, label }, raw: {} });
  interface Entity {
    id: string;
    label: string;
  }
  const reader = { uidOf: ({ id }: Entity) => id, toItem: ({ label }: Entity) => ({ label }) };
  const rows = [row('1', 'a'), row('2', 'b'), row('3', 'b')];

  it('is the one that the server names, or else the first that is the same', () => {
    expect(findCreated({ rows, uid: '3' }, { label: 'a' }, reader)?.id).toBe('3');
    expect(findCreated({ rows, uid: undefined }, { label: 'b' }, reader)?.id).toBe('2');
    expect(findCreated({ rows, uid: '9' }, { label: 'a' }, reader)).toBeUndefined();
    expect(findCreated({ rows, uid: undefined }, { label: 'x' }, reader)).toBeUndefined();
  });

  it('has what was typed into it since, under its new name', () => {
    const shape = { blank: { label: '', note: '' } };
    const form: FormState<Record<string, unknown>> = {
      ...cleanForm(),
      draft: {
        patch: { 'new/label': 'ab', 'other/label': 'x' },
        base: { 'new/label': 'a', 'new/note': undefined, 'other/label': 'y' },
        how: { 'new/label': 'copy' },
      },
      steps: {
        past: [{ before: { 'new/label': undefined }, after: { 'new/label': 'a' }, at: 1 }],
        future: [{ before: { 'new/note': 'b' }, after: { 'other/label': 'c' }, at: 2 }],
      },
      sections: { new: { phase: 'saving' }, other: { phase: 'idle' } },
      leftOut: { section: 'new', names: ['<i>'] },
      renamed: { older: '5' },
    };
    const next = withCreated(form, { from: 'new', to: '7', item: { label: 'a', note: 'stored' } }, shape);
    expect(next.draft).toEqual({
      patch: { '7/label': 'ab', 'other/label': 'x' },
      base: { '7/label': 'a', '7/note': 'stored', 'other/label': 'y' },
      how: { '7/label': 'copy' },
    });
    expect(next.steps).toEqual({
      past: [{ before: { '7/label': '' }, after: { '7/label': 'a' }, at: 1 }],
      future: [{ before: { '7/note': 'b' }, after: { 'other/label': 'c' }, at: 2 }],
    });
    expect(next.sections).toEqual({ 7: { phase: 'saving' }, other: { phase: 'idle' } });
    expect(next.leftOut).toEqual({ section: '7', names: ['<i>'] });
    expect(next.renamed).toEqual({ older: '5', new: '7' });
    const untouched = withCreated(
      { ...form, leftOut: { section: 'other', names: [] } },
      { from: 'x', to: 'y', item: {} },
      { blank: {} },
    );
    expect(untouched.leftOut?.section).toBe('other');
    expect(untouched.sections.y).toEqual({ phase: 'idle' });
  });
});
