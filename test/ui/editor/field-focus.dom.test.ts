import { makeEditor } from 'chatdeck/testing';
import {
  controlOf,
  firstBlocker,
  firstControl,
  formAround,
  openField,
  showBlocker,
} from 'chatdeck/ui/editor/field-focus';
import { createFrameStore } from 'chatdeck/ui/editor/frame-store';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => document.body.replaceChildren());

function place(html: string): HTMLElement {
  document.body.innerHTML = `<div id="place">${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}
const row = (name: string, html: string) => `<div data-chatdeck="row" data-name="${name}">${html}</div>`;

describe('a field’s control', () => {
  test.each([
    ['in the part for controls', '<button></button><div class="cd-row-control"><input id="it"></div>'],
    ['the first of its row, where there is no such part', '<p></p><textarea id="it"></textarea><input>'],
    ['the first of its row, where that part has none', '<div class="cd-row-control"></div><select id="it"></select>'],
    [
      'the first that the keyboard reaches',
      '<input disabled><input tabindex="-1"><input hidden><input type="color"><button id="it"></button>',
    ],
  ])('is %s', (_, html) => {
    expect(controlOf(place(row('other', '<input>') + row('name', html)), 'name')?.id).toBe('it');
  });

  test('is found whatever its name, and none where its row or its control is missing', () => {
    expect(controlOf(place(row('a/b:1', '<input id="it">')), 'a/b:1')?.id).toBe('it');
    expect(controlOf(place(row('name', '<input disabled>')), 'name')).toBeNull();
    expect(controlOf(place('<div data-name="name"><input></div>'), 'name')).toBeNull();
    expect(controlOf(null, 'name')).toBeNull();
  });
});

describe('a field of a list’s item', () => {
  const storeOf = () => createFrameStore(makeEditor({}, { all: [] }));

  test('is in the form of the item, under its own name', () => {
    const [list, item] = [storeOf(), storeOf()];
    const open = vi.fn();
    list.join({ open });
    list.items.set('a/b', item);
    expect(openField(list, 'a/b/label', 'step')).toEqual({ store: item, name: 'label' });
    expect(open).not.toHaveBeenCalled();
  });

  test.each(['step', 'problem'] as const)('is opened because of a %s', (reason) => {
    const [list, item] = [storeOf(), storeOf()];
    const open = vi.fn((uid: string) => void list.items.set(uid, item));
    list.join({ open });
    expect(openField(list, 'a/label', reason)).toEqual({ store: item, name: 'label' });
    expect(open.mock.calls).toEqual([['a', reason]]);
  });

  test('stays in the list’s form if it can’t be opened', () => {
    const list = storeOf();
    expect(openField(list, 'a/label', 'step')).toEqual({ store: list, name: 'a/label' });
    list.join({ open: vi.fn() });
    expect(openField(list, 'label', 'step')).toEqual({ store: list, name: 'label' });
    expect(list.open).not.toHaveBeenCalled();
    expect(openField(list, 'a/label', 'step')).toEqual({ store: list, name: 'label' });
  });
});

test('the form around a part is its settings tab, or else what contains it', () => {
  const inTab = place('<section data-chatdeck="settings" id="tab"><div><i></i></div></section>').querySelector('i');
  expect(formAround(inTab)?.id).toBe('tab');
  expect(formAround(place('<i></i>').querySelector('i'))?.id).toBe('place');
  expect([formAround(null), formAround(undefined)]).toEqual([null, null]);
});

test.each([
  ['the first of a row', `<input>${row('name', '<input id="it">')}`],
  ['the first of all, without rows', '<p></p><button id="it"></button><input>'],
  ['none inside what has gone', `<div id="gone">${row('name', '<input>')}</div><button id="it"></button>`],
])('after its control has gone, the focus goes to %s', (_, html) => {
  const form = place(html);
  expect(firstControl(form, form.querySelector('#gone'))?.id).toBe('it');
});

test('after the last control has gone, there is none for the focus', () => {
  expect(firstControl(place('<p></p>'))).toBeNull();
  expect(firstControl(null)).toBeNull();
});

test.each([
  ['the control of the first invalid part', '<input><div data-invalid><p></p><input id="it"></div>'],
  ['the invalid one of several lines', '<div data-invalid><input><input id="it" aria-invalid="true"></div>'],
  ['a button that settles a conflict', '<div data-chatdeck="conflict"><button id="it"></button></div>'],
  ['the next part, where one has no control', '<div data-invalid></div><div data-invalid><input id="it"></div>'],
])('what blocks a save is %s', (_, html) => {
  expect(firstBlocker(place(html))?.id).toBe('it');
});

test('nothing blocks a save where nothing is invalid', () => {
  expect(firstBlocker(place('<input>'))).toBeNull();
  expect(firstBlocker(null)).toBeNull();
});

test('what blocks a save gets the focus, and is left first where it has it, so that its error shows', () => {
  const [one, other] = place('<input><input>').querySelectorAll('input');
  if (!one || !other) throw new Error('There are no inputs.');
  const left = vi.fn();
  one.addEventListener('blur', left);
  showBlocker(one);
  expect([document.activeElement, left.mock.calls.length]).toEqual([one, 0]);
  showBlocker(one);
  expect([document.activeElement, left.mock.calls.length]).toEqual([one, 1]);
  showBlocker(null);
  expect(document.activeElement).toBe(one);
});
