import { TriggersTab } from 'chatdeck';
import {
  checkTriggers,
  newTrigger,
  triggersSectionFields,
  type TriggerField,
  type TriggersSection,
  type TriggersSettings,
} from 'chatdeck/model';
import { makeEditor, ready } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { VisitedControl } from '../../../src/model/settings/triggers/visited';
import { renderScreen } from '../../screens/render-screen';

const drawn = new Set<string>();

const labels = {
  more: (name: string) => {
    drawn.add(name);
    return `More actions for ${name}`;
  },
};

const list = Array.from({ length: 200 }, (_, index) => ({
  ...newTrigger(String(index)),
  isNew: undefined,
  message: `Message ${index}`,
  on: ['/'],
}));
const nothing = () => undefined;

interface LiveProps {
  count: number;
  visited?: VisitedControl;
  hiddenPages?: string;
}

function Live({ count, visited, hiddenPages = '' }: LiveProps) {
  const [saved] = useState<TriggersSettings>(() => ({
    triggerMinDelay: 60,
    ...Object.fromEntries(list.slice(0, count).map((trigger) => [`trigger:${trigger.uid}`, trigger])),
  }));
  const [value, setValue] = useState(saved);
  const sections = { triggers: triggersSectionFields(value).map(String) };
  const editor = makeEditor<TriggersSettings, TriggersSection>(value, sections, {
    saved,
    onEdit: (patch) => setValue((before) => ({ ...before, ...patch })),
  });
  return (
    <TriggersTab
      widgetId={11}
      roomName="website"
      navigation={undefined}
      editor={ready(editor)}
      hiddenPages={hiddenPages}
      onTriggerAdd={nothing}
      onTriggerDuplicate={nothing}
      onTriggerDelete={nothing}
      labels={labels}
      visited={visited}
    />
  );
}

test('an edit of one of 200 triggers draws that one', () => {
  renderScreen(<Live count={200} />);
  expect(drawn.size).toBe(200);
  drawn.clear();
  fireEvent.click(screen.getByLabelText('Show to visitors: Message 150'));
  expect([...drawn]).toEqual(['Message 150']);

  fireEvent.click(screen.getByText('Message 7'));
  drawn.clear();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Message seven' } });
  expect([...drawn]).toEqual(['Message seven']);

  drawn.clear();
  fireEvent.change(screen.getByLabelText('Minimum delay between triggers'), { target: { value: '5' } });
  expect([...drawn]).toEqual([]);
});

test('isolates addresses inside a sentence that is read from right to left', () => {
  renderScreen(<Live count={1} />, { direction: 'rtl' });
  screen.getByText('Immediately, on \u2068/\u2069');
});

const onDelete = vi.fn();

/** Triggers that can be added, edited and discarded, over one that is saved. */
function Editable({ start = {} }: { start?: Partial<TriggersSettings> }) {
  const saved: TriggersSettings = { triggerMinDelay: 60, 'trigger:0': list[0] };
  const [value, setValue] = useState<TriggersSettings>({ ...saved, ...start });
  const [isContested, setContested] = useState(true);
  const edit = (patch: Partial<TriggersSettings>) => setValue((before) => ({ ...before, ...patch }));
  const editor = makeEditor<TriggersSettings, TriggersSection>(
    value,
    { triggers: triggersSectionFields(value).map(String) },
    {
      saved,
      onEdit: edit,
      errors: checkTriggers(value),
      conflicts: isContested && start['trigger:0'] ? { 'trigger:0': { mine: start['trigger:0'], theirs: null } } : {},
      onResolve: (field, keep) => {
        setContested(false);
        if (keep === 'theirs') edit({ [field]: null });
      },
      sections: { triggers: { status: 'dirty' } },
    },
  );
  return (
    <TriggersTab
      widgetId={11}
      roomName="website"
      navigation={undefined}
      editor={ready(editor)}
      hiddenPages=""
      onTriggerAdd={() => edit({ 'trigger:n': newTrigger('n') })}
      onTriggerDuplicate={nothing}
      onTriggerDelete={(field: TriggerField) => {
        onDelete(field);
        edit({ [field]: null });
      }}
    />
  );
}

const fresh = { 'trigger:m': newTrigger('m'), 'trigger:n': newTrigger('n') };
const faults = () => screen.queryAllByText(/^(Enter a message|Add at least one page)\.$/).length;

function add() {
  fireEvent.click(screen.getByRole('button', { name: 'Add new trigger' }));
}

function pressSave() {
  const save = screen.getByRole('button', { name: 'Save Changes' });
  save.focus();
  fireEvent.click(save);
}

function chooseDelete(name: string) {
  const more = screen.getByRole('button', { name: `More actions for ${name}` });
  fireEvent.keyDown(more, { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
}

function chooseMatch(name: string) {
  const { value } = screen.getByRole<HTMLOptionElement>('option', { name });
  fireEvent.change(screen.getByRole('combobox', { name: 'on pages whose URL' }), { target: { value } });
}

test('a new trigger says what it misses after the first edit, and then all of it', () => {
  renderScreen(<Editable />);
  add();
  expect(faults()).toBe(0);
  chooseMatch('is exactly');
  expect(faults()).toBe(2);
});

test('neither the section nor the bar calls a new trigger wrong before its first edit', async () => {
  renderScreen(<Editable />);
  add();
  const bar = within(await screen.findByRole('group', { name: 'Unsaved changes' }));
  expect(screen.queryByText(/to fix|^Fix/)).toBeNull();
  fireEvent.click(bar.getByRole('button', { name: 'Save all' }));
  expect(faults()).toBe(2);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  expect(bar.getByText('1 field to fix')).toBeTruthy();
});

test('an attempt to save shows what a new trigger misses, and leads to its first field', () => {
  renderScreen(<Editable />);
  add();
  pressSave();
  expect(faults()).toBe(2);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
});

test('an attempt to save by keyboard does the same from inside the field', async () => {
  renderScreen(<Editable />);
  add();
  await screen.findByRole('group', { name: 'Unsaved changes' });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), { key: 's', ctrlKey: true });
  expect(faults()).toBe(2);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
});

test('an attempt to save opens the first that is wrong, at the field that is wrong', () => {
  renderScreen(<Editable start={{ ...fresh, 'trigger:m': { ...newTrigger('m'), message: 'Hi' } }} />);
  pressSave();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Pages' }));
  expect(screen.getAllByText('Incomplete')).toHaveLength(2);
});

test('Tab leads to nothing that only an attempt to save uses', () => {
  renderScreen(<Editable start={fresh} />);
  for (const stop of document.querySelectorAll<HTMLElement>('[aria-hidden="true"]:is(button)')) {
    expect(stop.tabIndex).toBe(-1);
  }
});

test('discarding a new trigger with content asks once', async () => {
  onDelete.mockClear();
  renderScreen(<Editable />);
  add();
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Hello' } });
  chooseDelete('Hello');
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard the new trigger?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(onDelete).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(onDelete.mock.calls).toEqual([['trigger:n']]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a trigger whose save was cut short asks before it is discarded, too', async () => {
  onDelete.mockClear();
  renderScreen(
    <Editable start={{ 'trigger:m': { ...newTrigger('m'), isNew: undefined, message: 'Hello', on: ['/'] } }} />,
  );
  chooseDelete('Hello');
  expect(await screen.findByRole('alertdialog', { name: 'Discard the new trigger?' })).toBeTruthy();
  expect(onDelete).not.toHaveBeenCalled();
});

test('discarding a new trigger opens none of the others', () => {
  renderScreen(<Editable start={{ 'trigger:m': { ...newTrigger('m'), message: 'Hi' } }} />);
  add();
  expect(document.querySelectorAll('[data-chatdeck="trigger"][data-state="open"]')).toHaveLength(1);
  chooseDelete('No message yet');
  expect(document.querySelector('[data-chatdeck="trigger"][data-state="open"]')).toBeNull();
});

test('an untouched new trigger goes without asking', () => {
  onDelete.mockClear();
  renderScreen(<Editable />);
  add();
  chooseDelete('No message yet');
  expect(onDelete.mock.calls).toEqual([['trigger:n']]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['Keep mine', () => screen.getByRole('textbox', { name: 'Message' })],
  ['Use theirs', () => screen.getByRole('button', { name: 'Add new trigger' })],
])('after "%s" the focus is where the trigger was', async (choice, place) => {
  renderScreen(
    <Editable start={{ 'trigger:0': { ...newTrigger('0'), isNew: undefined, message: 'Mine', on: ['/'] } }} />,
  );
  const button = await screen.findByRole('button', { name: choice });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(place());
});

test('without triggers offers to create the first, and to learn more', () => {
  renderScreen(<Live count={0} />);
  screen.getByRole('heading', { name: 'Create your first trigger' });
  screen.getByRole('button', { name: 'Add new trigger' });
  const more = screen.getByRole('link', { name: /Learn more about triggers/ });
  expect(more.getAttribute('href')).toBe('/docs/triggers');
});

test('lists triggers as panels that open and close, under the minimum delay', () => {
  renderScreen(<Live count={3} />);
  const delay = { name: 'Minimum delay between triggers', description: /^Minutes before the same visitor/ };
  screen.getByRole('textbox', delay);
  const panels = within(screen.getByRole('list', { name: 'All triggers' })).getAllByRole('button', {
    name: /^Message/,
  });
  expect(panels.map((panel) => panel.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false']);
  const [first] = panels as [HTMLElement];
  fireEvent.click(first);
  screen.getByRole('textbox', { name: 'Message' });
  expect(first.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(first);
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

test('the switch of a trigger shows it to visitors or not', () => {
  renderScreen(<Editable />);
  const shown = screen.getByRole('switch', { name: 'Show to visitors: Message 0' });
  expect(shown.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(shown);
  expect(shown.getAttribute('aria-checked')).toBe('false');
});

test('the minimum delay takes numbers of at most 4 digits', () => {
  renderScreen(<Editable />);
  const delay = screen.getByRole('textbox', { name: 'Minimum delay between triggers' });
  const isWrong = (text: string) => {
    fireEvent.change(delay, { target: { value: text } });
    return delay.getAttribute('aria-invalid') === 'true';
  };
  expect(['9999', '10000', 'soon'].map(isWrong)).toEqual([false, true, true]);
});

test('says that each trigger is shown at most once to a visitor', () => {
  renderScreen(<Editable />);
  screen.getByText(/at most once/);
});

test.each([
  ['Message', () => type('Message', 'Other'), 'Was: Message 0'],
  ['Seconds', () => type('Seconds', '9'), 'Was: 0'],
  ['Pages', () => type('Pages', '/b,'), 'Was: /'],
  ['Match', () => chooseMatch('is exactly'), 'Was: contains'],
])('a changed row of a saved trigger says what it was, and its shortcut brings that back: %s', (_name, change, was) => {
  renderScreen(<Live count={1} />);
  fireEvent.click(screen.getByRole('button', { name: /^Message 0/ }));
  change();
  const row = document.querySelector<HTMLElement>('.cd-trigger [data-chatdeck="row"][data-state="changed"]');
  expect(row?.querySelector('.cd-row-was')?.textContent).toContain(was);
  const [button] = within(row as HTMLElement).getAllByRole('button', { name: /^Undo change/ });
  expect(button?.tabIndex).toBe(-1);
  expect(row?.querySelector('[aria-keyshortcuts="Alt+Shift+U"]')).not.toBeNull();
  const control = row?.querySelector<HTMLElement>('.cd-row-control :is(input, textarea, select)');
  fireEvent.keyDown(control as HTMLElement, { key: 'U', code: 'KeyU', altKey: true, shiftKey: true });
  expect(document.querySelector('.cd-trigger [data-state="changed"]')).toBeNull();
  expect(screen.getByRole('button', { name: /^Message 0/ }).textContent).not.toContain('Changed');
});

/** Into a field of the trigger, found by its row. */
function type(place: 'Message' | 'Seconds' | 'Pages', text: string) {
  const name = { Message: 'message', Seconds: 'after', Pages: 'on' }[place];
  const field = document.querySelector(`[data-name="${name}"] :is(input, textarea)`);
  fireEvent.change(field as Element, { target: { value: text } });
}

test('pages of real chats name the range that was counted, and can be read again', async () => {
  const onRangeChange = vi.fn();
  const data = { pages: [{ address: '/pricing', chats: 2, triggered: 0 }], chats: 2, other: 0, unreadable: 0 };
  const counted = { dates: { start: '2026-02-01', end: '2026-03-02' }, chats: 2, leftOut: 0 };
  const readAt = new Date(2026, 2, 2, 9, 41).getTime();
  const visited = { status: 'ready' as const, data, counted };
  renderScreen(<Live count={1} visited={{ range: 'last30', readAt, onRangeChange, visited }} />);
  const section = within(await screen.findByRole('region', { name: 'Pages of real chats' }, { timeout: 10_000 }));
  const sum = /^Last 30 days: 2 chats\..*Loaded at 9:41/;
  expect(section.getByText(sum)).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: 'Load again' }));
  expect(onRangeChange).toHaveBeenLastCalledWith('last30');
  fireEvent.change(section.getByRole('combobox'), { target: { value: 'last7' } });
  expect(section.getByText(sum)).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: 'Load chats' }));
  expect(onRangeChange).toHaveBeenLastCalledWith('last7');
});

test('pages of real chats say which page rules can’t be tested, and don’t call their pages visible without a word', async () => {
  const data = { pages: [{ address: '/pricing', chats: 2, triggered: 0 }], chats: 2, other: 0, unreadable: 0 };
  const counted = { dates: { start: '2026-02-01', end: '2026-03-02' }, chats: 2, leftOut: 0 };
  const visited = { range: 'last30', onRangeChange: nothing, visited: { status: 'ready', data, counted } } as const;
  renderScreen(<Live count={1} visited={visited} hiddenPages="(?!x).*" />);
  const section = within(await screen.findByRole('region', { name: 'Pages of real chats' }, { timeout: 10_000 }));
  expect(await section.findByText('This pattern can’t be tested here: (?!x).*')).toBeTruthy();
});
