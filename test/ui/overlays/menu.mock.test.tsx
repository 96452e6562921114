import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../screens/missing-in-jsdom';

const onSelect = vi.fn();

/** Each test has a page where no menu has been opened yet. */
beforeEach(async () => {
  vi.resetModules();
  onSelect.mockClear();
  const { ChatdeckTheme } = await import('../../../src/ui/chatdeck-theme');
  const { Menu, MenuItem } = await import('../../../src/ui/overlays/menu');
  render(
    <ChatdeckTheme>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={onSelect}>Delete</MenuItem>
      </Menu>
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
