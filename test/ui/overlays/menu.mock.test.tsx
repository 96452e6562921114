import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../screens/missing-in-jsdom';

const onSelect = vi.fn();
const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());

/** Each test has a page where no menu has been opened yet. */
beforeEach(async () => {
  vi.resetModules();
  onSelect.mockClear();
  onSubmit.mockClear();
  const { ChatdeckTheme } = await import('../../../src/ui/chatdeck-theme');
  const { Menu, MenuItem } = await import('../../../src/ui/overlays/menu');
  render(
    <ChatdeckTheme>
      <form onSubmit={onSubmit}>
        <input aria-label="Elsewhere" />
        <Menu trigger={<button>More</button>}>
          <MenuItem onSelect={onSelect}>Delete</MenuItem>
        </Menu>
      </form>
    </ChatdeckTheme>,
  );
});

const trigger = () => screen.getByRole('button', { name: 'More' });
const isExpanded = () => trigger().getAttribute('aria-expanded');

test('the code of a menu loads when its button is pointed at, and is there for the press', async () => {
  expect([trigger().getAttribute('aria-haspopup'), isExpanded()]).toEqual(['menu', 'false']);
  fireEvent.pointerEnter(trigger());
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.pointerDown(trigger());
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeTruthy();
});

test.each([
  ['the mouse', () => fireEvent.pointerDown(trigger())],
  ['Enter', () => fireEvent.keyDown(trigger(), { key: 'Enter' })],
  ['the down arrow', () => fireEvent.keyDown(trigger(), { key: 'ArrowDown' })],
  ['a screen reader', () => fireEvent.click(trigger())],
])('a press by %s before the code is there opens the menu once it is', async (_, press) => {
  press();
  expect([isExpanded(), screen.queryByRole('menu')]).toEqual(['true', null]);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(isExpanded()).toBe('false'));
});

test('a second press before the code is there takes the first back', async () => {
  fireEvent.pointerDown(trigger());
  fireEvent.pointerDown(trigger());
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('menu')).toBeNull();
  expect(isExpanded()).toBe('false');
});

test.each([
  ['the right mouse button', { button: 2 }],
  ['Ctrl and the mouse, which opens the browser’s menu on a Mac', { ctrlKey: true }],
])('%s opens nothing', (_, init) => {
  fireEvent.pointerDown(trigger(), init);
  expect(isExpanded()).toBe('false');
});

test('a menu opened by a key before its code is there starts at its first item', async () => {
  fireEvent.keyDown(trigger(), { key: 'Enter' });
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  await vi.waitFor(() => expect(document.activeElement).toBe(item));
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press elsewhere', () => fireEvent.pointerDown(screen.getByLabelText('Elsewhere'))],
  ['the focus elsewhere', () => screen.getByLabelText('Elsewhere').focus()],
])('%s before the code is there calls the menu off', async (_, callOff) => {
  fireEvent.pointerDown(trigger());
  act(callOff);
  expect(isExpanded()).toBe('false');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('holding Enter opens the menu once', () => {
  fireEvent.keyDown(trigger(), { key: 'Enter' });
  fireEvent.keyDown(trigger(), { key: 'Enter', repeat: true });
  expect(isExpanded()).toBe('true');
});

test('a finger opens the menu once it is lifted, and not when it scrolls', async () => {
  fireEvent.pointerDown(trigger(), { pointerType: 'touch' });
  fireEvent.pointerCancel(trigger(), { pointerType: 'touch' });
  expect(isExpanded()).toBe('false');
  fireEvent.pointerDown(trigger(), { pointerType: 'touch' });
  fireEvent.click(trigger(), { detail: 1 });
  expect(isExpanded()).toBe('true');
  await screen.findByRole('menu');
});

test('a screen reader closes the menu by the click that opened it', async () => {
  fireEvent.click(trigger());
  await screen.findByRole('menu');
  fireEvent.click(trigger());
  await vi.waitFor(() => expect(isExpanded()).toBe('false'));
});

test('the button submits no form around it', () => {
  fireEvent.click(trigger(), { detail: 1 });
  expect(onSubmit).not.toHaveBeenCalled();
});
