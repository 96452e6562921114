import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import { createFrameStore, type AnyEditor } from 'chatdeck/ui/editor/frame-store';
import { saveAll } from 'chatdeck/ui/editor/save-all';
import { afterEach, expect, test, vi } from 'vitest';

type Name = { name: string };
const dirty = { name: 'new' };
const wrong = { errors: { name: 'required' as never } };

function storeOf(overrides: EditorOverrides<Name, 'all'>) {
  const onSaveAll = vi.fn();
  const editor = makeEditor(dirty, { all: ['name'] }, { saved: { name: '' }, onSaveAll, ...overrides });
  return { store: createFrameStore(editor as unknown as AnyEditor), onSaveAll };
}

function formOf(html: string): HTMLElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.body.firstElementChild as HTMLElement;
}

afterEach(() => document.body.replaceChildren());

test('what can be saved is, and nothing where nothing has changed', () => {
  const { store, onSaveAll } = storeOf({});
  expect(saveAll(store, formOf(''))).toBeNull();
  expect(onSaveAll).toHaveBeenCalledTimes(1);
  const clean = storeOf({ saved: dirty });
  expect(saveAll(clean.store, formOf('<input aria-invalid="true">'))).toBeNull();
  expect(clean.onSaveAll).not.toHaveBeenCalled();
});

test.each([
  [
    'the first part that shows its error',
    '<input><div data-invalid><input id="it"></div><div data-invalid><input></div>',
  ],
  [
    'the field of the error, if it isn’t shown yet',
    '<input aria-invalid="true"><div data-chatdeck="row" data-name="name"><input id="it"></div>',
  ],
  ['a control that says it is wrong, without a row', '<input><input id="it" aria-invalid="true">'],
])('what is wrong keeps all from being saved, and leads to %s', (_, html) => {
  const { store, onSaveAll } = storeOf(wrong);
  expect(saveAll(store, formOf(html))?.id).toBe('it');
  expect(onSaveAll).not.toHaveBeenCalled();
});

test('a form that has nothing to lead to is not saved either', () => {
  const { store, onSaveAll } = storeOf(wrong);
  expect(saveAll(store, formOf('<input>'))).toBeNull();
  expect(saveAll(store, null)).toBeNull();
  expect(onSaveAll).not.toHaveBeenCalled();
});

test('while a section is saving, only another request saves it again', () => {
  const saving = { sections: { all: { status: 'saving' } } } as unknown as EditorOverrides<Name, 'all'>;
  const { store, onSaveAll } = storeOf(saving);
  saveAll(store, null);
  expect(onSaveAll).not.toHaveBeenCalled();
  saveAll(store, null, true);
  expect(onSaveAll).toHaveBeenCalledTimes(1);
});
