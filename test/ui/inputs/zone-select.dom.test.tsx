import { ZoneSelect } from 'chatdeck/ui';
import { ar } from 'chatdeck/locales/ar';
import { de } from 'chatdeck/locales/de';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const onChoice = vi.fn();
const now = Date.parse('2026-01-14T15:20:00Z');

beforeEach(() => onChoice.mockClear());
afterEach(() => vi.restoreAllMocks());

function Zone({
  initial = 'Europe/Berlin',
  ...props
}: Partial<ComponentProps<typeof ZoneSelect>> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: string) => {
    setValue(next);
    onChoice(next);
  };
  return <ZoneSelect label="Time zone" now={now} {...props} value={value} onValueChange={handleChange} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

function open() {
  act(() => field().focus());
  fireEvent.click(field());
}

function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
}

/** What a search finds first, once the names of the places are there. */
async function expectFirst(text: string, zones: readonly string[]) {
  type(text);
  await waitFor(() => {
    const found = options().slice(0, zones.length);
    expect(found.map((option, index) => option.includes(zones[index] ?? ''))).toEqual(zones.map(() => true));
  });
}

describe('the choice of a time zone', () => {
  test('opens at the current zone: it is the active option, in the middle of the list', () => {
    standInRows();
    renderScreen(<Zone initial="Europe/Paris" />);
    open();
    expect(active()).toContain('Europe/Paris');
    const list = screen.getByRole('listbox');
    const { top, bottom } = screen.getByRole('option', { selected: true }).getBoundingClientRect();
    expect(list.scrollTop).toBeGreaterThan(0);
    expect(Math.abs((top + bottom) / 2 - listHeight / 2)).toBeLessThan(rowHeight);
  });

  test('opens by its arrow as well', () => {
    const { container } = renderScreen(<Zone />);
    fireEvent.click(container.querySelector('.rt-TextFieldSlot') ?? container);
    expect(active()).toContain('Europe/Berlin');
  });

  test('goes back to the current zone when what was typed is deleted', () => {
    renderScreen(<Zone />);
    open();
    type('tok');
    expect(active()).toContain('Asia/Tokyo');
    type('');
    expect(active()).toContain('Europe/Berlin');
  });

  test.each([
    ['Munich', ['Europe/Berlin']],
    ['münchen', ['Europe/Berlin']],
    ['munchen', ['Europe/Berlin']],
    ['Germany', ['Europe/Berlin', 'Europe/Busingen']],
    ['New York', ['America/New York']],
    ['york', ['America/New York']],
    ['Bombay', ['Asia/Calcutta']],
    ['mumbai', ['Asia/Calcutta']],
    ['Kolkata', ['Asia/Calcutta']],
    ['sao paulo', ['America/Sao Paulo']],
    ['Spain', ['Europe/Madrid']],
    ['USA', ['America/New York', 'America/Los Angeles', 'America/Chicago']],
    ['Curaçao', ['America/Curacao']],
    ['UTC+5:30', ['Asia/Calcutta']],
    ['UTC-8', ['America/Los Angeles']],
  ])('finds cities and countries, with and without diacritics: %s', async (text, zones) => {
    renderScreen(<Zone />);
    open();
    await expectFirst(text, zones);
  });

  test.each([
    ['PST', ['America/Los Angeles']],
    ['pt', ['America/Los Angeles']],
    ['EST', ['America/New York']],
    ['CET', ['Europe/Berlin', 'Europe/Paris']],
    ['cest', ['Europe/Berlin']],
    ['BST', ['Europe/London']],
    ['GMT', ['Europe/London']],
    ['IST', ['Asia/Calcutta']],
    ['JST', ['Asia/Tokyo']],
    ['AEST', ['Australia/Sydney']],
  ])('finds the abbreviation %s', async (text, zones) => {
    renderScreen(<Zone />);
    open();
    await expectFirst(text, zones);
  });

  test('says which name it has found', async () => {
    renderScreen(<Zone initial="Asia/Tokyo" />);
    open();
    type('munich');
    await screen.findByText('Munich, Germany');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onChoice).toHaveBeenCalledExactlyOnceWith('Europe/Berlin');
    expect(field().value).toBe('Europe/Berlin (UTC+01:00, 4:20 PM)');
  });

  test.each([
    ['de', de, 'ltr', 'deutschland', 'Europe/Berlin'],
    ['ar', ar, 'rtl', 'القاهر', 'Africa/Cairo'],
    ['ar', ar, 'rtl', 'ألمانيا', 'Europe/Berlin'],
  ] as const)('finds what the language %s calls it', async (locale, labels, direction, text, zone) => {
    renderScreen(<Zone initial="UTC" />, { locale, labels, direction });
    open();
    await expectFirst(text, [zone]);
  });

  test('keeps the typed text and the active option as minutes pass', async () => {
    const { rerender } = renderScreen(<Zone />);
    open();
    await expectFirst('munich', ['Europe/Berlin']);
    rerender(<Zone now={now + 60_000} />);
    expect(field().value).toBe('munich');
    expect(active()).toContain('Europe/Berlin (UTC+01:00, 4:21 PM)');
  });

  test('says what to do where nothing is found', async () => {
    renderScreen(<Zone />);
    open();
    await expectFirst('munich', ['Europe/Berlin']);
    type('atlantis');
    expect(options()).toEqual([]);
    screen.getByText('No matches for “atlantis”. Try a large city, a country, or an abbreviation such as CET.');
    expect(field().value).toBe('atlantis');
  });

  test('offers the browser’s own zone at the end of the list, by mouse and by keyboard', () => {
    renderScreen(<Zone initial="Asia/Tokyo" localZone="Europe/Berlin" />);
    open();
    expect(options().at(-1)).toBe('Use mine: Europe/Berlin (UTC+01:00, 4:20 PM)');
    fireEvent.keyDown(field(), { key: 'End' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onChoice).toHaveBeenLastCalledWith('Europe/Berlin');
  });

  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Europe/Berlin', undefined],
    ['Europe/Berlin', 'Mars/Olympus_Mons'],
  ])('does not offer it where %s is chosen and the browser’s is %s', (initial, localZone) => {
    renderScreen(<Zone initial={initial} localZone={localZone} />);
    open();
    expect(screen.queryByText(/Use mine/)).toBeNull();
  });

  test('lists a zone once that is stored by its other name, where it belongs', () => {
    renderScreen(<Zone initial="Asia/Kolkata" />);
    open();
    const listed = options();
    expect(listed.filter((text) => /Calcutta|Kolkata/.test(text))).toHaveLength(1);
    expect(listed.findIndex((text) => text.includes('Kolkata'))).toBeGreaterThan(100);
  });
});

const rowHeight = 32;
const listHeight = 320;

/** jsdom measures nothing: every option gets a row of the list. */
function standInRows() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const list = this.closest('[role="listbox"]');
    if (this === list) return new DOMRect(0, 0, 320, listHeight);
    const index = list ? [...list.querySelectorAll('[role="option"]')].indexOf(this) : -1;
    return new DOMRect(0, list && index >= 0 ? index * rowHeight - list.scrollTop : 0, 320, rowHeight);
  });
}
