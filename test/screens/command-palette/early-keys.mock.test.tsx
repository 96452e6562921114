import { fireEvent, screen } from '@testing-library/react';
import { CommandPalette } from 'chatdeck';
import type { PaletteView } from 'chatdeck/model';
import { makePaletteData, ready } from 'chatdeck/testing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive };
});
vi.mock('../../../src/screens/command-palette/later-palette', async (importOriginal) => {
  await code.arrival;
  return importOriginal();
});

function Host() {
  const [shown, setShown] = useState<PaletteView>();
  return (
    <CommandPalette
      palette={ready(makePaletteData())}
      route={{ name: 'dashboard' }}
      shown={shown}
      onShownChange={setShown}
    />
  );
}

test('a press elsewhere while its code loads gives the keyboard back, and Enter presses nothing behind', () => {
  const { unmount } = renderScreen(
    <>
      <button type="button">Elsewhere</button>
      <Host />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(false);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true);
  unmount();
});

test('the palette keeps what is typed while its code loads', async () => {
  renderScreen(<Host />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of ['x', 'y', 'Backspace', 'z']) fireEvent.keyDown(document.body, { key });
  expect(screen.queryByRole('combobox')).toBeNull();
  code.arrive();
  expect(await screen.findByRole<HTMLInputElement>('combobox')).toHaveProperty('value', 'xz');
});
