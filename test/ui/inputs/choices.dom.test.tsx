import { RadioCardsRow, Tabs } from 'chatdeck/ui';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Checkbox } from '../../../src/ui/inputs/checkbox';
import { renderScreen } from '../../screens/render-screen';

const onChoice = vi.fn();
beforeEach(() => onChoice.mockClear());

const cards = [
  { value: 7, title: 'Week' },
  { value: '7', title: 'Seven', disabledReason: 'Not on your plan.' },
  { value: 30, title: 'Month' },
  { value: 365, title: 'Year' },
];

function Cards({ initial = 7, isReadOnly = false }: { initial?: number; isReadOnly?: boolean }) {
  const [value, setValue] = useState<number | string>(initial);
  const handleChange = (next: number | string) => {
    setValue(next);
    onChoice(next);
  };
  return (
    <RadioCardsRow label="Period" value={value} onValueChange={handleChange} options={cards} isReadOnly={isReadOnly} />
  );
}

const card = (name: string) => screen.getByRole<HTMLButtonElement>('radio', { name });
const tabStops = () => screen.getAllByRole('radio').filter((radio) => radio.tabIndex === 0);

/** Presses keys one after another, each where the focus is by then. */
function press(...keys: string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

describe('cards to choose from', () => {
  test('are one stop of the Tab key, the chosen one', () => {
    renderScreen(<Cards initial={30} />);
    expect(tabStops()).toEqual([card('Month')]);
    expect(card('Month').getAttribute('aria-checked')).toBe('true');
  });

  test('have a stop where what is chosen is among none of them', () => {
    renderScreen(<Cards initial={1} />);
    expect(tabStops()).toEqual([card('Week')]);
  });

  test.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)(
    'are chosen by arrow keys, %s, round at both ends and past those that are disabled',
    (direction, forward, back) => {
      renderScreen(<Cards />, { direction });
      card('Week').focus();
      press(forward, 'ArrowDown', forward, back, 'ArrowUp', 'Home', 'End');
      expect(onChoice.mock.calls.flat()).toEqual([30, 365, 7, 365, 30, 7, 365]);
      expect(document.activeElement).toBe(card('Year'));
      expect(tabStops()).toEqual([card('Year')]);
    },
  );

  test('leave keys of the browser and what is chosen already alone', () => {
    renderScreen(<Cards />);
    card('Week').focus();
    fireEvent.keyDown(card('Week'), { key: 'ArrowRight', altKey: true });
    press('a', 'Tab');
    fireEvent.click(card('Week'));
    expect(onChoice).not.toHaveBeenCalled();
  });

  test('that are only read cannot be chosen', () => {
    renderScreen(<Cards isReadOnly />);
    expect(screen.getAllByRole<HTMLButtonElement>('radio').every((radio) => radio.disabled)).toBe(true);
    fireEvent.click(card('Month'));
    expect(onChoice).not.toHaveBeenCalled();
  });
});

test('a tab that is open is not opened again, and its panel has its name', () => {
  const tabs = [
    { value: 'a', label: 'First', content: 'One' },
    { value: 'b', label: 'Second', content: 'Two' },
  ];
  renderScreen(<Tabs label="Parts" value="a" onValueChange={onChoice} tabs={tabs} />);
  fireEvent.click(screen.getByRole('tab', { name: 'First' }));
  expect(onChoice).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('tab', { name: 'Second' }));
  expect(onChoice).toHaveBeenCalledExactlyOnceWith('b');
  expect(screen.getByRole('tabpanel', { name: 'First' }).textContent).toBe('One');
});

test('a checkbox is changed by a click on its label, and not by Enter', () => {
  renderScreen(
    <>
      <Checkbox id="tell" checked onCheckedChange={onChoice} />
      <label htmlFor="tell">Tell the channel</label>
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'Tell the channel', checked: true });
  const enter = createEvent.keyDown(box, { key: 'Enter' });
  fireEvent(box, enter);
  expect(enter.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByText('Tell the channel'));
  expect(onChoice).toHaveBeenCalledExactlyOnceWith(false);
});
