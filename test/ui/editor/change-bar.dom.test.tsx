import { makeProblem } from 'chatdeck/model';
import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import { bindRows, EditorFrame, EditorSection, NumberRow, SecretRow, TextRow } from 'chatdeck/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { useEditorFrame } from '../../../src/ui/editor/editor-context';
import { renderScreen } from '../../screens/render-screen';

interface Values {
  name: string;
  secret: string;
  limit: number | null;
  tags: readonly string[];
  isOn: boolean;
  tree: readonly object[];
}
type Section = 'first' | 'second';

const Form = bindRows<Values, Section>()({ EditorSection, NumberRow, SecretRow, TextRow });
const sections = { first: ['name', 'secret'], second: ['limit', 'tags', 'isOn', 'tree'] } as const;
const saved: Values = { name: 'Sales', secret: 'a', limit: 3, tags: ['a'], isOn: false, tree: [{}] };
const changed: Values = { ...saved, name: 'Support', limit: 4 };
const dirty = { first: { status: 'dirty' }, second: { status: 'dirty' } } as const;

interface FormOptions extends EditorOverrides<Values, Section> {
  readOnly?: boolean;
  bar?: boolean;
}

function form(value: Values, { readOnly, bar = true, ...overrides }: FormOptions = {}) {
  const editor = makeEditor(value, sections, { saved, ...overrides });
  return (
    <div>
      <EditorFrame editor={editor} fields={texts} readOnly={readOnly} bar={bar}>
        <input aria-label="Try it" />
        <Form.EditorSection name="first" title="First" description="One.">
          <Form.TextRow name="name" label="Name" />
          <Form.SecretRow name="secret" label="Secret" />
        </Form.EditorSection>
        <Form.EditorSection name="second" title="Second" description="Two.">
          <Form.NumberRow name="limit" label="Limit" />
          <div data-edits="tree">
            <textarea aria-label="In the tree" />
          </div>
        </Form.EditorSection>
      </EditorFrame>
    </div>
  );
}

const texts = { tags: { label: 'Tags' }, isOn: { label: 'On' } };
const bar = () => screen.queryByRole('group', { name: 'Unsaved changes' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// The bar's code comes after the form's.
beforeAll(async () => {
  const { unmount } = renderScreen(form(changed, { sections: dirty }));
  await screen.findByRole('group', { name: 'Unsaved changes' });
  unmount();
});

test('the bar counts the changes of all sections, and goes with the last one', () => {
  const { rerender } = renderScreen(form(changed, { sections: dirty }));
  expect(screen.getByText('2 changes in 2 sections')).toBeTruthy();
  rerender(form({ ...saved, limit: 4 }, { sections: { second: { status: 'dirty' } } }));
  expect(screen.getByText('1 change in 1 section')).toBeTruthy();
  rerender(form(saved));
  expect(bar()).toBeNull();
});

test('choices of several fields count once', () => {
  renderScreen(form({ ...saved, tags: [], isOn: true }, { groups: [['tags', 'isOn']], sections: dirty }));
  expect(screen.getByText('1 change in 1 section')).toBeTruthy();
});

test.each([{ readOnly: true }, { bar: false }])('there is no bar with %o', (options) => {
  renderScreen(form(changed, { sections: dirty, ...options }));
  expect(bar()).toBeNull();
});

test('saves and discards everything together', () => {
  const [onSaveAll, onDiscardAll] = [vi.fn(), vi.fn()];
  renderScreen(form(changed, { sections: dirty, onSaveAll, onDiscardAll }));
  press('Save all');
  press('Discard all');
  expect([onSaveAll.mock.calls.length, onDiscardAll.mock.calls.length]).toEqual([1, 1]);
});

test('sends nothing while a field is wrong, and leads there', () => {
  const onSaveAll = vi.fn();
  renderScreen(form({ ...changed, limit: null }, { sections: dirty, errors: { limit: 'required' }, onSaveAll }));
  expect(screen.getByText('1 field to fix')).toBeTruthy();
  press('Save all');
  expect(onSaveAll).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Limit'));
});

test('sends nothing while a save is on its way', () => {
  const onSaveAll = vi.fn();
  const saving = { first: { status: 'saving' }, second: { status: 'saving' } } as const;
  renderScreen(form(changed, { sections: saving, onSaveAll }));
  press('Save all');
  expect(onSaveAll).not.toHaveBeenCalled();
});

test('Ctrl+S asks for another save while one is on its way, but not of what is wrong', () => {
  const onSaveAll = vi.fn();
  const saving = { first: { status: 'saving' }, second: { status: 'saving' } } as const;
  const { rerender } = renderScreen(form(changed, { sections: saving, onSaveAll }));
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's', ctrlKey: true });
  expect(onSaveAll).toHaveBeenCalledOnce();
  rerender(form({ ...changed, limit: null }, { sections: saving, errors: { limit: 'required' }, onSaveAll }));
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's', ctrlKey: true });
  expect(onSaveAll).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByLabelText('Limit'));
});

test('says that it saves where nothing else differs any more', () => {
  renderScreen(form(saved, { sections: { first: { status: 'saving' } } }));
  expect(within(bar() ?? document.body).getByText('Saving...')).toBeTruthy();
});

test('leads to the field that is wrong from what the bar says about it', () => {
  renderScreen(form({ ...changed, limit: null }, { sections: dirty, errors: { limit: 'required' } }));
  press('Show problem');
  expect(document.activeElement).toBe(screen.getByLabelText('Limit'));
});

test('leads to the field that the server named, without taking the focus before', () => {
  const refused = { status: 'failed', problem: makeProblem('invalid', { status: 400, path: 'limit' }) } as const;
  const { rerender } = renderScreen(form(changed, { sections: dirty }));
  const saveAll = screen.getByRole('button', { name: 'Save all' });
  saveAll.focus();
  rerender(form(changed, { sections: { ...dirty, second: { status: 'saving' } } }));
  rerender(form(changed, { sections: { ...dirty, second: refused } }));
  expect(document.activeElement).toBe(saveAll);
  expect(within(bar() ?? document.body).getByText('Second: not saved.')).toBeTruthy();
  press('Show problem');
  expect(document.activeElement).toBe(screen.getByLabelText('Limit'));
});

test('when the bar goes with the focus inside, the focus stays at the end of the form', () => {
  const { rerender, container } = renderScreen(form(changed, { sections: dirty }));
  screen.getByRole('button', { name: 'Save all' }).focus();
  rerender(form(saved));
  expect(document.activeElement).toBe(container.querySelector('[data-chatdeck="change-bar"]'));
});

test.each(['Name', 'Try it', 'In the tree'])(
  'Ctrl+S saves everything from %s, and no section saves on its own as well',
  (label) => {
    const [onSaveAll, onSave] = [vi.fn(), vi.fn()];
    renderScreen(form(changed, { sections: { first: { status: 'dirty', onSave } }, onSaveAll }));
    const control = screen.queryByLabelText(label) ?? screen.getByText(label);
    expect(fireEvent.keyDown(control, { key: 's', ctrlKey: true })).toBe(false);
    expect([onSaveAll.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 0]);
  },
);

function history() {
  return { canUndo: true, canRedo: true, onUndo: vi.fn(() => ['limit']), onRedo: vi.fn(() => ['name']) };
}
const announced = () =>
  document.querySelector('[data-chatdeck="change-bar"] [data-chatdeck="announcer"]')?.textContent ?? '';

test.each([
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'Undone: Limit', 'Limit'],
  ['⌘Z on an Arabic keyboard', { key: 'ئ', code: 'KeyZ', metaKey: true }, 'Undone: Limit', 'Limit'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'Redone: Name', 'Name'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'Redone: Name', 'Name'],
])('%s steps through the edits of the whole form, says so and leads to the field', (_, key, said, focused) => {
  renderScreen(form(changed, { sections: dirty, history: history() }));
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), key)).toBe(false);
  expect(announced()).toBe(said);
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
});

test('the shortcuts work after a click beside the fields, which moves the focus to what surrounds the form', () => {
  const steps = history();
  const onSaveAll = vi.fn();
  renderScreen(form(changed, { sections: dirty, history: steps, onSaveAll }));
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  expect(onSaveAll).toHaveBeenCalledOnce();
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false);
  expect(steps.onUndo).toHaveBeenCalledOnce();
});

test('the shortcuts leave the keys of another part of the page alone', () => {
  const onSaveAll = vi.fn();
  renderScreen(
    <>
      <button type="button">Elsewhere</button>
      {form(changed, { sections: dirty, onSaveAll })}
    </>,
  );
  expect(fireEvent.keyDown(screen.getByText('Elsewhere'), { key: 's', ctrlKey: true })).toBe(true);
  expect(onSaveAll).not.toHaveBeenCalled();
});

test('Alt+Shift+R opens the review from any field, if there is anything to review', async () => {
  const { rerender } = renderScreen(form(saved));
  const key = { key: 'R', altKey: true, shiftKey: true };
  fireEvent.keyDown(screen.getByLabelText('Name'), key);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(form(changed, { sections: dirty }));
  expect(screen.getByRole('button', { name: 'Review' }).getAttribute('aria-keyshortcuts')).toBe('Alt+Shift+R');
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), key)).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Review changes' })).toBeTruthy();
});

test('a save that is blocked leads to the line that is wrong, not to the first of its row', () => {
  renderScreen(
    <div>
      <EditorFrame
        editor={makeEditor(changed, sections, { saved, errors: { tree: 'invalidPattern' }, sections: dirty })}
        fields={texts}
        bar
      >
        <div data-invalid>
          <input aria-label="Line 1" />
          <input aria-label="Line 2" aria-invalid="true" />
        </div>
      </EditorFrame>
    </div>,
  );
  fireEvent.keyDown(screen.getByLabelText('Line 1'), { key: 's', ctrlKey: true });
  expect(document.activeElement).toBe(screen.getByLabelText('Line 2'));
});

test('the review that was opened while nothing had the focus returns it to the bar', async () => {
  renderScreen(form(changed, { sections: dirty }));
  fireEvent.keyDown(document.body, { key: 'R', altKey: true, shiftKey: true });
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Review changes' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.getAttribute('data-chatdeck')).toBe('change-bar');
});

test('when a step removes the focused control, the focus goes to the nearest part that is still there', () => {
  function Lines() {
    const [isThere, setThere] = useState(true);
    const onUndo = () => {
      setThere(false);
      return ['tags'];
    };
    const editor = makeEditor(changed, sections, { saved, history: { ...history(), onUndo } });
    return (
      <div>
        <EditorFrame editor={editor} fields={texts} bar>
          <button type="button">Outside</button>
          <div data-chatdeck="lines">
            <button type="button">Add</button>
            {isThere && <button type="button">Line</button>}
          </div>
        </EditorFrame>
      </div>
    );
  }
  renderScreen(<Lines />);
  screen.getByText('Line').focus();
  fireEvent.keyDown(screen.getByText('Line'), { key: 'z', ctrlKey: true });
  expect(document.activeElement).toBe(screen.getByText('Add'));
});

test('a part that edits a field without a row takes part in the undo, and shows its own changes', () => {
  const reveal = vi.fn();
  function Lines() {
    const { store } = useEditorFrame();
    const steps = { ...history(), onUndo: () => ['tree'] };
    useEffect(() => void store.reveals.set('tree', reveal), [store]);
    return (
      <div data-edits="tree">
        <textarea aria-label="Line" />
        <button type="button" onClick={() => store.travel?.('onUndo', steps)}>
          Undo
        </button>
      </div>
    );
  }
  const steps = { ...history(), onUndo: () => ['tree'] };
  renderScreen(
    <div>
      <EditorFrame
        editor={makeEditor(changed, sections, { saved, history: steps })}
        fields={{ ...texts, tree: { label: 'Questions' } }}
        bar
      >
        <Lines />
      </EditorFrame>
    </div>,
  );
  expect(fireEvent.keyDown(screen.getByLabelText('Line'), { key: 'z', ctrlKey: true })).toBe(false);
  expect(reveal).toHaveBeenLastCalledWith(true);
  expect(announced()).toBe('Undone: Questions');
  press('Undo');
  expect(reveal).toHaveBeenLastCalledWith(false);
});

test('the same step once more is announced once more', () => {
  renderScreen(form(changed, { history: history() }));
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
  const first = announced();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
  expect(announced()).not.toBe(first);
  expect(announced().trim()).toBe(first);
});

test.each([
  ['a text that is no field of the form', 'Try it', {}],
  ['a form that is read only', 'Name', { readOnly: true }],
  ['a form without the bar', 'Name', { bar: false }],
])('Ctrl+Z is left to %s', (_, label, options) => {
  const steps = history();
  renderScreen(form(changed, { history: steps, ...options }));
  const control = screen.queryByLabelText(label) ?? screen.getByText(label);
  expect(fireEvent.keyDown(control, { key: 'z', ctrlKey: true })).toBe(true);
  expect(steps.onUndo).not.toHaveBeenCalled();
});

test('a read-only form inside another says so once, and alone it says so as well', () => {
  const outer = makeEditor(saved, sections, { saved });
  const notices = () => screen.getAllByText(/^You can view these settings/);
  const { rerender } = renderScreen(form(saved, { readOnly: true }));
  expect(notices()).toHaveLength(1);
  rerender(
    <EditorFrame editor={outer} readOnly>
      {form(saved, { readOnly: true })}
    </EditorFrame>,
  );
  expect(notices()).toHaveLength(1);
  rerender(<EditorFrame editor={outer}>{form(saved, { readOnly: true })}</EditorFrame>);
  expect(notices()).toHaveLength(1);
  rerender(form(saved));
  expect(screen.queryByText(/^You can view these settings/)).toBeNull();
});

test('keys that a part has taken are its own', () => {
  const steps = history();
  const onSaveAll = vi.fn();
  renderScreen(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- A host's own part around the form.
    <div onKeyDown={(event) => event.preventDefault()}>
      {form(changed, { history: steps, sections: dirty, onSaveAll })}
    </div>,
  );
  for (const key of ['z', 's']) fireEvent.keyDown(screen.getByLabelText('Name'), { key, ctrlKey: true });
  expect(steps.onUndo).not.toHaveBeenCalled();
  expect(onSaveAll).not.toHaveBeenCalled();
});

async function openReview() {
  press('Review');
  return within(await screen.findByRole('dialog', { name: 'Review changes' }));
}

test('the review says every change in words, and no secret', async () => {
  const value = { name: 'x'.repeat(300), secret: 'b', limit: null, tags: ['a', 'b'], isOn: true, tree: [{}, {}] };
  renderScreen(form(value, { sections: dirty, errors: { limit: 'required' } }));
  const dialog = await openReview();
  const lines = dialog.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    `NameSaved: Sales New: ${'x'.repeat(200)}…Revert`,
    'SecreteditedRevert',
    'LimitSaved: 3 New: emptyFill this in.Revert',
    'TagsSaved: a New: a, bRevert',
    'OnSaved: off New: onRevert',
    'SecondeditedRevert',
  ]);
});

test('a change goes back with all its fields in one edit', async () => {
  const onEdit = vi.fn();
  const value = { ...saved, name: 'Support', tags: [], isOn: true };
  renderScreen(form(value, { groups: [['tags', 'isOn']], sections: dirty, onEdit }));
  const dialog = await openReview();
  fireEvent.click(dialog.getByRole('button', { name: 'Revert: Tags, On' }));
  expect(onEdit.mock.calls).toEqual([[{ tags: ['a'], isOn: false }]]);
});

test('after a revert the focus goes to the next line, then to the close button, then to the form', async () => {
  function Live() {
    const [value, setValue] = useState({ ...changed, isOn: true });
    return form(value, { sections: dirty, onEdit: (patch) => setValue({ ...value, ...patch }) });
  }
  renderScreen(<Live />);
  const dialog = await openReview();
  fireEvent.click(dialog.getByRole('button', { name: 'Revert: Limit' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Revert: On' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Revert: On' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Revert: Name' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('a review that cannot be saved closes, and leads to the field in the way', async () => {
  const onSaveAll = vi.fn();
  renderScreen(form({ ...changed, limit: null }, { sections: dirty, errors: { limit: 'required' }, onSaveAll }));
  const dialog = await openReview();
  fireEvent.click(dialog.getByRole('button', { name: 'Save all' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Limit')));
  expect(onSaveAll).not.toHaveBeenCalled();
});

test.each(['Restore', 'Discard'] as const)(
  '%s answers what is left of another tab, and leads to the form',
  async (name) => {
    const [onRestore, onDiscard] = [vi.fn(), vi.fn()];
    const leftDraft = { savedAt: Date.now(), patch: { name: 'Left' }, onRestore, onDiscard };
    const { rerender } = renderScreen(form(saved, { leftDraft }));
    const notice = within(await screen.findByRole('group', { name: /^Unsaved changes from \d+:\d\d/ }));
    fireEvent.click(notice.getByRole('button', { name }));
    expect(name === 'Restore' ? onRestore : onDiscard).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    rerender(form(saved, { leftDraft, readOnly: true }));
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
);

test('what is left of another tab can be reviewed first, also what has no section now', async () => {
  const patch = { name: 'Left', gone: 1 };
  const leftDraft = { savedAt: Date.UTC(2025, 0, 2), patch, onRestore: vi.fn(), onDiscard: vi.fn() };
  renderScreen(form(saved, { leftDraft }));
  await screen.findByRole('button', { name: 'Review' });
  press('Review');
  const dialog = within(await screen.findByRole('dialog', { name: /^Unsaved changes from Jan \d, 2025/ }));
  expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'NameSaved: Sales New: Left',
    'goneedited',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(leftDraft.onDiscard).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});
