import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from 'chatdeck/model';
import { makeProblem, problemError } from 'chatdeck/model/core/problem';
import type { EditorSource } from '../../../src/hooks/editing/editor-source';
import { createEditorStore } from '../../../src/hooks/editing/editor-store';
import { createDraftStore } from '../../../src/hooks/shared/drafts';
import type { PageTab } from '../../../src/hooks/shared/page-tab';
import { memoryStorage } from '../network';

interface Values {
  name: string;
  note: string;
  footer: string;
}
type Section = 'first' | 'second';

const key = 'session/person/11/tab';
const sections = { first: ['name', 'note'], second: ['footer'] } as const;
const saved: Values = { name: 'Sales', note: '', footer: '' };
const refused = () => Promise.reject(problemError(makeProblem('invalid')));

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
});

function tabNamed(name: string): PageTab {
  const ignore = () => undefined;
  return { id: () => name, openTabs: () => Promise.resolve(new Set([name])), enter: ignore, leave: ignore };
}

/** The form as it is in one browser tab. */
function openForm(options: Partial<EditorSource<Values, Section>> = {}, tab = 'this') {
  const drafts = createDraftStore({ storage, tab: tabNamed(tab), now: () => 1000 });
  const store = createEditorStore<Values, Section>(drafts, key);
  const source: EditorSource<Values, Section> = {
    saved,
    sections,
    check: ({ name }) => (name === '' ? { name: 'required' } : {}),
    save: () => Promise.resolve(),
    ...options,
  };
  const put = (changes: Partial<EditorSource<Values, Section>> = {}) => {
    Object.assign(source, changes);
    store.put({ ...source });
    store.tell();
  };
  put();
  const now = () => {
    const editor = store.get();
    if (!editor) throw new Error('There is no editor.');
    return editor;
  };
  return { drafts, put, now };
}

/** Types in a tab that is closed then, and opens the form in another. */
async function openAfter(typed: Partial<Values>, options: Partial<EditorSource<Values, Section>> = {}) {
  const before = openForm({}, 'closed');
  before.now().onEdit(typed);
  before.drafts.flush();
  const form = openForm(options);
  await form.drafts.findLeft();
  return form;
}

/** A server that answers when the test says so. */
function slowSave() {
  const sent: Partial<Values>[] = [];
  const answers: { resolve(): void; reject(reason: Error): void }[] = [];
  const save = ({ patch }: Draft<Values>) =>
    new Promise<void>((resolve, reject) => {
      sent.push(patch);
      answers.push({ resolve, reject });
    });
  return { sent, answers, save };
}

describe('saving one section', () => {
  it('leaves what is typed in the others as it is, with its undo', () => {
    const normalize = (patch: Partial<Values>) =>
      Object.fromEntries(Object.entries(patch).map(([name, text]: [string, string]) => [name, text.trim()]));
    const form = openForm({ normalize });
    form.now().onEdit({ name: 'Support ' });
    form.now().onEdit({ footer: ' half a ' });
    form.now().sections.first.onSave();
    expect(form.now().value).toMatchObject({ name: 'Support', footer: ' half a ' });
    expect(form.now().history?.onUndo()).toEqual(['footer']);
    expect(form.now().value.footer).toBe('');
  });
});

describe('after two sections failed', () => {
  async function failBoth() {
    const form = openForm({ save: refused });
    form.now().onEdit({ name: 'Support' });
    form.now().onEdit({ footer: 'Bye' });
    form.now().onSaveAll();
    await vi.waitFor(() => expect(statuses(form)).toEqual(['failed', 'failed']));
    return form;
  }
  const statuses = ({ now }: ReturnType<typeof openForm>) => Object.values(now().sections).map(({ status }) => status);

  it('correcting one keeps the message of the other', async () => {
    const form = await failBoth();
    form.now().onEdit({ note: 'Corrected' });
    expect(statuses(form)).toEqual(['dirty', 'failed']);
    expect(form.now().sections.second.problem).toMatchObject({ kind: 'invalid' });
  });

  it('undoing or discarding in one keeps the message of the other', async () => {
    const form = await failBoth();
    form.now().sections.first.onDiscard();
    expect(statuses(form)).toEqual(['clean', 'failed']);
    form.now().history?.onUndo();
    expect(statuses(form)).toEqual(['dirty', 'failed']);
  });
});

describe('restoring the draft of a closed tab', () => {
  it('is one step, which Undo takes back with what was typed here', async () => {
    const form = await openAfter({ name: 'Left', footer: 'Left' });
    form.now().onEdit({ name: 'Here' });
    form.now().leftDraft?.onRestore();
    expect(form.now().value).toMatchObject({ name: 'Left', footer: 'Left' });
    form.now().history?.onUndo();
    expect(form.now().value).toMatchObject({ name: 'Here', footer: '' });
    form.now().history?.onRedo();
    expect(form.now().value).toMatchObject({ name: 'Left', footer: 'Left' });
  });

  it('gives the form what the review shows', async () => {
    const form = await openAfter({ name: 'Left' });
    form.now().onEdit({ name: 'Here', footer: 'Here' });
    const { value, leftDraft } = form.now();
    leftDraft?.onRestore();
    expect(form.now().value).toEqual({ ...value, ...leftDraft?.patch });
  });

  it('is a step of each item where each has its own undo', async () => {
    const form = await openAfter({ name: 'Left', footer: 'Left' }, { sections: () => sections });
    form.now().leftDraft?.onRestore();
    form.now().history?.of?.(sections.first).onUndo();
    expect(form.now().value).toEqual({ ...saved, footer: 'Left' });
  });

  it('never leaves the storage without it, even if this tab crashes right after', async () => {
    const form = await openAfter({ name: 'Left' });
    form.now().leftDraft?.onRestore();
    expect(form.now().leftDraft).toBeUndefined();
    expect(openForm().now().value.name).toBe('Left');
  });

  it('still asks about what someone else changed since it was typed', async () => {
    const form = await openAfter({ name: 'Left' }, { saved: { ...saved, name: 'Theirs' } });
    form.now().leftDraft?.onRestore();
    expect(form.now().conflicts).toEqual({ name: { mine: 'Left', theirs: 'Theirs' } });
  });
});

describe('the draft of a closed tab', () => {
  it('is not offered once the server has it, and its record ends', async () => {
    const form = await openAfter({ name: 'Left' }, { saved: { ...saved, name: 'Left' } });
    expect(form.now().leftDraft).toBeUndefined();
    form.put();
    expect(storage).toHaveLength(0);
  });

  it('is offered without what the server has', async () => {
    const form = await openAfter({ name: 'Left', footer: 'Left' });
    form.put({ saved: { ...saved, name: 'Left' } });
    expect(form.now().leftDraft?.patch).toEqual({ footer: 'Left' });
  });
});

describe('a save that is asked for while one is on its way', () => {
  it('follows the answer, with what was typed since', async () => {
    const { save, sent, answers } = slowSave();
    const form = openForm({ save });
    form.now().onEdit({ name: 'Support' });
    form.now().onSaveAll();
    form.now().onEdit({ name: 'Support team' });
    form.now().onSaveAll();
    expect(sent).toEqual([{ name: 'Support' }]);
    answers[0]?.resolve();
    form.put({ saved: { ...saved, name: 'Support' } });
    await vi.waitFor(() => expect(sent).toEqual([{ name: 'Support' }, { name: 'Support team' }]), 3000);
    answers[1]?.resolve();
    form.put({ saved: { ...saved, name: 'Support team' } });
    await vi.waitFor(() => expect(form.now().sections.first.status).toBe('saved'), 3000);
    expect(form.now().conflicts).toEqual({});
  });

  it('is not sent when nothing was typed since, nor without being asked for', async () => {
    const { save, sent, answers } = slowSave();
    const form = openForm({ save });
    form.now().onEdit({ name: 'Support' });
    form.now().onSaveAll();
    form.now().onSaveAll();
    answers[0]?.resolve();
    form.put({ saved: { ...saved, name: 'Support' } });
    await vi.waitFor(() => expect(form.now().sections.first.status).toBe('saved'), 3000);
    form.now().onEdit({ name: 'Support team' });
    form.now().onSaveAll();
    form.now().onEdit({ name: 'Support teams' });
    answers[1]?.resolve();
    form.put({ saved: { ...saved, name: 'Support team' } });
    await vi.waitFor(() => expect(form.now().sections.first.status).toBe('dirty'), 3000);
    expect(sent).toHaveLength(2);
  });

  it('follows a failure as well if it corrects what was sent, and repeats nothing that failed', async () => {
    const { save, sent, answers } = slowSave();
    const form = openForm({ save });
    form.now().onEdit({ name: 'Support' });
    form.now().onSaveAll();
    form.now().onSaveAll();
    answers[0]?.reject(problemError(makeProblem('invalid')));
    await vi.waitFor(() => expect(form.now().sections.first.status).toBe('failed'));
    expect(sent).toHaveLength(1);

    form.now().onSaveAll();
    form.now().onEdit({ name: 'Corrected' });
    form.now().onSaveAll();
    answers[1]?.reject(problemError(makeProblem('invalid')));
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Corrected' }));
  });

  it('waits for a correction if what was typed is wrong', async () => {
    const { save, sent, answers } = slowSave();
    const form = openForm({ save });
    form.now().onEdit({ name: 'Support' });
    form.now().onSaveAll();
    form.now().onEdit({ name: '' });
    form.now().onSaveAll();
    answers[0]?.resolve();
    form.put({ saved: { ...saved, name: 'Support' } });
    await vi.waitFor(() => expect(form.now().sections.first.status).toBe('dirty'), 3000);
    expect(sent).toHaveLength(1);
    expect(form.now().errors).toEqual({ name: 'required' });
  });
});
