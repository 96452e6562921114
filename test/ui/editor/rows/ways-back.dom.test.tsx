import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import {
  bindRows,
  ChipsRow,
  ColorRow,
  EditorFrame,
  ListRow,
  LongTextRow,
  NumberRow,
  RadioCardsRow,
  SearchSelectRow,
  SecretRow,
  SelectRow,
  SwitchRow,
  TextRow,
} from 'chatdeck/ui';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../screens/render-screen';

interface Values {
  name: string;
  note: string;
  limit: number | null;
  minutes: number;
  zone: string;
  size: 'small' | 'large';
  color: string;
  key: string;
  lines: readonly string[];
  places: readonly string[];
  isOn: boolean;
}
const saved: Values = {
  name: 'sales',
  note: '',
  limit: 3,
  minutes: 5,
  zone: 'Europe/Rome',
  size: 'small',
  color: '#3f51b5',
  key: 'k-secret',
  lines: ['a'],
  places: ['DE'],
  isOn: false,
};
const changed: Values = {
  name: 'support',
  note: 'b',
  limit: 4,
  minutes: 0,
  zone: 'Europe/Oslo',
  size: 'large',
  color: '#ffffff',
  key: 'k-other',
  lines: ['a', 'b'],
  places: ['DE', 'FR'],
  isOn: true,
};
const names = Object.keys(saved) as (keyof Values)[];
const minutes = [
  { value: 0, label: 'Immediately' },
  { value: 5, label: '5 minutes' },
];
const sizes = [
  { value: 'small' as const, title: 'Small' },
  { value: 'large' as const, title: 'Large' },
];
const places = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
];
const zones = ['Europe/Rome', 'Europe/Oslo'].map((value) => ({ value, label: value }));

const Form = bindRows<Values, 'all'>()({
  ChipsRow,
  ColorRow,
  ListRow,
  LongTextRow,
  NumberRow,
  RadioCardsRow,
  SearchSelectRow,
  SecretRow,
  SelectRow,
  SwitchRow,
  TextRow,
});

let held: Values;

function Live({ start = changed, ...overrides }: EditorOverrides<Values, 'all'> & { start?: Values }) {
  const [value, setValue] = useState(start);
  held = value;
  const editor = makeEditor(
    value,
    { all: names },
    { saved, onEdit: (patch) => setValue({ ...value, ...patch }), ...overrides },
  );
  return (
    <EditorFrame editor={editor}>
      <Form.TextRow name="name" label="Name" help="What it is called." defaultValue="chat" />
      <Form.LongTextRow name="note" label="Note" />
      <Form.NumberRow name="limit" label="Limit" />
      <Form.SelectRow name="minutes" label="Minutes" options={minutes} />
      <Form.SearchSelectRow name="zone" label="Zone" options={zones} />
      <Form.RadioCardsRow name="size" label="Size" options={sizes} />
      <Form.ColorRow name="color" label="Color" />
      <Form.SecretRow name="key" label="Key" />
      <Form.ListRow name="lines" label="Lines" />
      <Form.ChipsRow name="places" label="Places" options={places} />
      <Form.SwitchRow name="isOn" label="On" />
    </EditorFrame>
  );
}

function row(name: string) {
  const found = document.querySelector<HTMLElement>(`[data-chatdeck="row"][data-name="${name}"]`);
  if (!found) throw new Error(name);
  return found;
}
const undo = { key: 'U', code: 'KeyU', altKey: true, shiftKey: true };

/** What people change it with: its field, or the chosen card, or the switch. */
function controlOf(name: keyof Values) {
  const inside = row(name).querySelector('.cd-row-control');
  const control =
    name === 'size'
      ? inside?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')
      : inside?.querySelector<HTMLElement>('input, textarea, select, [role=switch]');
  if (!control) throw new Error(name);
  return control;
}

test.each(names)('in %s, Tab passes the ways back by', (name) => {
  renderScreen(<Live />);
  const ways = [...row(name).querySelectorAll<HTMLElement>('[data-chatdeck="row-reset"] button')];
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.map((way) => way.tabIndex)).toEqual(ways.map(() => -1));
});

test.each(names)('in %s, Alt+Shift+U brings the saved value back and keeps the focus there', (name) => {
  renderScreen(<Live />);
  expect(row(name).dataset.state).toBe('changed');
  controlOf(name).focus();
  expect(fireEvent.keyDown(document.activeElement as Element, undo)).toBe(false);
  expect(held).toEqual({ ...changed, [name]: saved[name] });
  expect(row(name).dataset.state).not.toBe('changed');
  expect(document.activeElement).toBe(controlOf(name));
});

test.each(names)('in %s, the button leaves the focus on the control, and never on what removes something', (name) => {
  renderScreen(<Live />);
  const label = row(name).querySelector('.cd-row-label')?.textContent ?? '';
  fireEvent.click(screen.getByRole('button', { name: `Undo change: ${label}` }));
  expect(held).toEqual({ ...changed, [name]: saved[name] });
  expect(document.activeElement).toBe(controlOf(name));
});

test('the focus stays where it is inside the row, and comes to the control where its place is gone', () => {
  renderScreen(<Live />);
  screen.getByLabelText('Line 1').focus();
  fireEvent.keyDown(screen.getByLabelText('Line 1'), undo);
  expect(document.activeElement).toBe(screen.getByLabelText('Line 1'));
  const chip = screen.getByRole('button', { name: 'Remove France' });
  chip.focus();
  fireEvent.keyDown(chip, undo);
  expect(held.places).toEqual(['DE']);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Places' }));
});

test('Alt+Shift+D restores the default value, by its letter or by its place on the keyboard', () => {
  renderScreen(<Live />);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Î', code: 'KeyD', altKey: true, shiftKey: true });
  expect(held.name).toBe('chat');
  expect(fireEvent.keyDown(screen.getByLabelText('Note'), { ...undo, key: 'D', code: 'KeyD' })).toBe(true);
  expect(held.note).toBe('b');
});

test('other keys, and other modifiers, do nothing', () => {
  renderScreen(<Live />);
  const name = screen.getByLabelText('Name');
  for (const key of [
    { ...undo, shiftKey: false },
    { ...undo, altKey: false },
    { ...undo, ctrlKey: true },
    { ...undo, key: 'G' },
  ]) {
    expect(fireEvent.keyDown(name, key)).toBe(true);
  }
  expect(held).toEqual(changed);
});

test('a key that is held down goes back once, and types nothing', () => {
  renderScreen(<Live />);
  const name = screen.getByLabelText('Name');
  fireEvent.keyDown(name, undo);
  expect(fireEvent.keyDown(name, { ...undo, key: '¨', repeat: true })).toBe(false);
  expect(held.name).toBe('sales');
});

test('the control says its keys while they do something', () => {
  renderScreen(<Live />);
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-keyshortcuts')).toBe('Alt+Shift+U Alt+Shift+D');
  const keys = 'Alt+Shift+U undoes the change. Alt+Shift+D restores the default value.';
  screen.getByRole('textbox', { name: 'Name', description: `What it is called. ${keys}` });
  fireEvent.keyDown(name, undo);
  fireEvent.keyDown(name, { ...undo, key: 'D' });
  expect(name.getAttribute('aria-keyshortcuts')).toBe('Alt+Shift+U');
  screen.getByRole('textbox', { name: 'Name', description: 'What it is called. Alt+Shift+U undoes the change.' });
});

test.each(names)('the keys of %s are on its control or its group', (name) => {
  renderScreen(<Live />);
  const told = row(name).querySelector('.cd-row-control [aria-keyshortcuts]');
  expect(told?.getAttribute('aria-keyshortcuts')).toContain('Alt+Shift+U');
  const ids = told?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('undoes the change.');
});

test('a changed row says what it was', () => {
  renderScreen(<Live />);
  const was = (name: string) => row(name).querySelector('.cd-row-was')?.textContent;
  expect(was('name')).toBe('Was: sales');
  expect(was('note')).toBe('Was: empty');
  expect(was('minutes')).toBe('Was: 5 minutes');
  expect(was('size')).toBe('Was: Small');
  expect(was('places')).toBe('Was: Germany');
  expect(was('isOn')).toBe('Was: off');
  expect(was('key')).not.toContain('k-secret');
});

test('an unchanged row says nothing of that, nor does one in conflict, which says it itself', () => {
  renderScreen(<Live start={saved} />);
  expect(document.querySelector('.cd-row-was')).toBeNull();
  expect(row('note').dataset.state).toBe('idle');
});

test.each(['Keep mine', 'Use theirs'])('after "%s" the focus is on the control', async (choice) => {
  function Contested() {
    const [isOpen, setOpen] = useState(true);
    const conflicts = isOpen ? { name: { mine: 'support', theirs: 'help' } } : {};
    return <Live conflicts={conflicts} onResolve={() => setOpen(false)} />;
  }
  renderScreen(<Contested />);
  expect(row('name').querySelector('.cd-row-was')).toBeNull();
  const button = await screen.findByRole('button', { name: choice });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
