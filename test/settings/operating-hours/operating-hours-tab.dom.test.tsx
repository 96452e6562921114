import { OperatingHoursTab } from 'chatdeck';
import {
  makeWeek,
  operatingHoursSections,
  type OperatingHoursSection,
  type OperatingHoursSettings,
  type TimeRange,
} from 'chatdeck/model';
import { makeEditor, ready } from 'chatdeck/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ar } from 'chatdeck/locales/ar';
import { de } from 'chatdeck/locales/de';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const drawn = new Set<string>();
const onEdit = vi.fn();
const patience = { timeout: 10_000 };

/** Words that only the days themselves ask for. */
const labels = {
  start: (day: string, position: number) => note(`${day}, ${position}: start`),
  add: (day: string) => note(`Add hours on ${day}`),
  gridStart: (day: string) => note(`${day} in the picture`),
};

function note(text: string): string {
  drawn.add(text);
  return text;
}

const ranges = Array.from({ length: 12 }, (_, hour) => ({ start: hour * 200, end: hour * 200 + 100 }));
const settings: OperatingHoursSettings = {
  onOffSchedule: true,
  tz: 'Europe/Vienna',
  sendOpHourChangeMessages: false,
  weekHours: makeWeek(() => ranges),
};

function Live({ saved = settings }: { saved?: OperatingHoursSettings }) {
  const [value, setValue] = useState(saved);
  const editor = makeEditor<OperatingHoursSettings, OperatingHoursSection>(value, operatingHoursSections, {
    saved,
    onEdit: (patch) => {
      onEdit(patch);
      setValue((before) => ({ ...before, ...patch }));
    },
  });
  return (
    <OperatingHoursTab
      widgetId={11}
      roomName="website"
      navigation={undefined}
      editor={ready(editor)}
      now={Date.parse('2025-10-14T15:20:00Z')}
      localZone="Europe/Berlin"
      needsUpgrade={false}
      labels={labels}
    />
  );
}

beforeEach(() => {
  onEdit.mockClear();
});

test('an edit of 7 × 12 ranges draws one range, one day and one column', async () => {
  renderScreen(<Live />);
  const start = await screen.findByLabelText<HTMLInputElement>('Wednesday, 3: start', undefined, patience);
  expect(drawn.size).toBe(7 * 12 + 7 + 7);
  act(() => start.focus());
  drawn.clear();
  fireEvent.change(start, { target: { value: '4:15 am' } });
  fireEvent.keyDown(start, { key: 'Enter' });
  expect(start.value).toBe('4:15 AM');
  expect([...drawn].toSorted()).toEqual(['Add hours on Wednesday', 'Wednesday in the picture', 'Wednesday, 3: start']);
});

test('added hours have the focus before the next click, so that no late move of it closes a list just opened', async () => {
  renderScreen(<Live saved={{ ...settings, weekHours: makeWeek((day) => (day === 1 ? ranges : [])) }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add hours on Saturday' }, patience));
  expect(document.activeElement).toBe(screen.getByLabelText('Saturday, 1: start'));
});

test('offers the person’s own zone in the list of zones', async () => {
  renderScreen(<Live />);
  const zone = await screen.findByRole('combobox', { name: 'Time zone' }, patience);
  act(() => zone.focus());
  fireEvent.click(zone);
  fireEvent.click(screen.getByRole('option', { name: /^Use mine: Europe\/Berlin/ }));
  expect(onEdit).toHaveBeenLastCalledWith({ tz: 'Europe/Berlin' });
});

test('stores the zone that it shows with the first change where none is stored', async () => {
  renderScreen(<Live saved={{ ...settings, tz: '', weekHours: { ...makeWeek(() => []), 1: ranges } }} />);
  fireEvent.click(await screen.findByLabelText('Operating hours: ON'));
  expect(onEdit).toHaveBeenLastCalledWith({ tz: 'Europe/Berlin', onOffSchedule: false });
  fireEvent.click(screen.getByLabelText('Operating hours: OFF'));
  expect(onEdit).toHaveBeenLastCalledWith({ onOffSchedule: true });
});

const night = { start: 2200, end: 600, isOvernight: true as const };
const withFriday = (...friday: TimeRange[]): OperatingHoursSettings => ({
  ...settings,
  weekHours: { ...makeWeek<TimeRange>(() => []), 1: [{ start: 930, end: 1700 }], 5: friday },
});
const day = (name: string) => screen.getByRole('group', { name });
const blocks = (weekday: number) =>
  [...document.querySelectorAll(`[data-weekday="${weekday}"] [data-bar] .cd-week-text`)].map(
    (text) => text.textContent,
  );

test('a night appears on the day it ends as well, in the table, in the picture and to the keyboard', async () => {
  renderScreen(<Live saved={withFriday(night)} />);
  await screen.findByRole('group', { name: 'Saturday' }, patience);
  within(day('Saturday')).getByText('Friday’s hours run until 6:00 AM');
  expect(within(day('Saturday')).queryByText('Closed')).toBeNull();
  within(day('Sunday')).getByText('Closed');
  expect(blocks(5)).toEqual(['8 h']);
  expect(blocks(6)).toEqual(['until 6 AM']);
  const end = screen.getByRole('slider', { name: 'Friday: end' });
  expect(end.getAttribute('aria-valuetext')).toBe('6:00 AM on Saturday');
  expect(end.closest('[data-weekday]')?.getAttribute('data-weekday')).toBe('6');
  // What adds hours lies under what is there already, so that the pointer reaches the edge of the night.
  const add = screen.getByRole('button', {
    name: 'Saturday is closed after 6:00 AM, when the previous day’s hours end. Add hours',
  });
  expect(add.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => end.focus());
  expect(screen.getByText('Friday 10:00 PM – 6:00 AM on Saturday')).toBeDefined();
});

test('says how the hours are edited on request, and to screen readers in any case', async () => {
  renderScreen(<Live />);
  const button = await screen.findByRole('button', { name: 'How to edit the hours' }, patience);
  const help = screen.getByText(/^Drag over an empty area/);
  const grid = document.querySelector('.cd-week-days');
  expect(document.getElementById(grid?.getAttribute('aria-describedby') ?? '')?.contains(help)).toBe(true);
  expect(help.closest('[hidden]')).not.toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(help.closest('[hidden]')).toBeNull();
});

test('blocks show how long they are', async () => {
  renderScreen(<Live saved={withFriday({ start: 1100, end: 1215 }, { start: 2200, end: 0, isOvernight: true })} />);
  await screen.findByRole('group', { name: 'Saturday' }, patience);
  expect(blocks(1)).toEqual(['7 h 30 min']);
  expect(blocks(5)).toEqual(['1 h 15 min', '2 h']);
  expect(blocks(6)).toEqual(['']);
  within(day('Saturday')).getByText('Closed');
});

test.each([
  ['de', de, 'ltr', '7 Std. 30 Min.', 'bis 06:00', 'Die Zeiten vom Freitag gehen bis 06:00'],
  ['ar', ar, 'rtl', '7 ساعات و30 دقيقة', 'حتى 6 ص', 'تستمر ساعات الجمعة حتى 6:00 ص'],
] as const)('blocks and nights read as well in %s', async (locale, texts, direction, length, until, inTable) => {
  renderScreen(<Live saved={withFriday(night)} />, { locale, labels: texts, direction });
  await screen.findByText(inTable, undefined, patience);
  expect(blocks(1)).toEqual([length]);
  expect(blocks(6)).toEqual([until]);
});

test.each([
  [{ start: 0, end: 2345 }, 'All day. Saved as 12:00 AM – 11:45 PM because hours can’t end later than that.'],
  [night, 'Runs past midnight. Saved as 10:00 PM – 11:45 PM, plus 12:00 AM – 6:00 AM on Saturday.'],
  [{ ...night, end: 0 }, 'Runs until midnight. Saved as 10:00 PM – 11:45 PM because hours can’t end later than that.'],
  [{ ...night, start: 2345 }, 'Hours can’t start at 11:45 PM, so these are saved as 12:00 AM – 6:00 AM on Saturday.'],
  [{ ...night, start: 2345, end: 0 }, 'These hours are too short, so they won’t be saved.'],
  [{ start: 900, end: 900 }, 'Start and end are the same, so these hours won’t be saved.'],
])('says before a save what is stored of %o', async (range, text) => {
  renderScreen(<Live saved={withFriday(range)} />);
  await screen.findByText(text, undefined, patience);
  const isDropped = text.endsWith('won’t be saved.');
  expect(screen.queryAllByText('1 time range won’t be saved.')).toHaveLength(isDropped ? 1 : 0);
});

test('without hours shows a clock and “Setup chat schedule”, which turns the schedule on', async () => {
  renderScreen(<Live saved={{ ...settings, onOffSchedule: false, tz: '', weekHours: makeWeek(() => []) }} />);
  expect(document.querySelector('[data-chatdeck="empty-state"] svg > circle')).not.toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Setup chat schedule' }));
  const weekHours = makeWeek((weekday) => (weekday >= 1 && weekday <= 5 ? [{ start: 900, end: 1700 }] : []));
  expect(onEdit.mock.calls).toEqual([[{ onOffSchedule: true, tz: 'Europe/Berlin', weekHours }]]);
  await screen.findByRole('switch', { name: 'Operating hours: ON' });
});

test('the form has the switch, the time zone, the notice, the week from Monday to Sunday and the save button', async () => {
  renderScreen(<Live saved={withFriday()} />);
  await screen.findByRole('group', { name: 'Sunday' }, patience);
  screen.getByText('Operating hours take effect at the next scheduled ON or OFF time.');
  screen.getByRole('switch', { name: 'Operating hours: ON' });
  screen.getByRole('combobox', { name: 'Time zone' });
  screen.getByRole('checkbox', {
    name: 'Notify main channel with bot message when operating turn on or off operating hours.',
  });
  screen.getByRole('combobox', { name: 'Monday, 1: start' });
  screen.getByRole('combobox', { name: 'Monday: end' });
  screen.getByRole('button', { name: 'Save Changes' });
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(day);
  const after = days.slice(1).map((each, index) => days[index]?.compareDocumentPosition(each));
  expect(after).toEqual(after.map(() => Node.DOCUMENT_POSITION_FOLLOWING));
});

test('lists every time zone of the platform, and shows the browser’s where none is stored', async () => {
  renderScreen(<Live saved={{ ...withFriday(), tz: '' }} />);
  const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' }, patience);
  expect(zone.value).toContain('Berlin');
  act(() => zone.focus());
  fireEvent.click(zone);
  expect(screen.getAllByRole('option').length).toBeGreaterThanOrEqual(Intl.supportedValuesOf('timeZone').length);
});

test('offers to copy the weekday that was changed last to all days', async () => {
  renderScreen(<Live saved={withFriday({ start: 1000, end: 1600 })} />);
  const choose = async (name: string, value: string) => {
    const field = await screen.findByRole('combobox', { name }, patience);
    act(() => field.focus());
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  await choose('Monday: end', '18');
  screen.getByRole('button', { name: 'Copy Monday’s hours to all days' });
  await choose('Friday: end', '15');
  fireEvent.click(screen.getByRole('button', { name: 'Copy Friday’s hours to all days' }));
  const { weekHours } = onEdit.mock.lastCall?.[0] as OperatingHoursSettings;
  expect(weekHours).toEqual(makeWeek(() => [{ start: 1000, end: 1500 }]));
});

test('offers to open a day all day', async () => {
  renderScreen(<Live saved={withFriday({ start: 1000, end: 1600 })} />);
  await screen.findByRole('group', { name: 'Friday' }, patience);
  fireEvent.keyDown(within(day('Friday')).getByRole('button', { name: 'More actions for Friday' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'All day' }));
  const { weekHours } = onEdit.mock.lastCall?.[0] as OperatingHoursSettings;
  expect(weekHours?.[5]).toEqual([{ start: 0, end: 2345 }]);
});

/** Types into a field of Friday, and leaves it by a key or without one. */
async function typeInto(name: string, text: string, key: string | undefined) {
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name }, patience);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  if (key === undefined) act(() => field.blur());
  else fireEvent.keyDown(field, { key });
  return field;
}

test.each(['Enter', undefined])('a night is typed at once, confirmed with %s', async (key) => {
  renderScreen(<Live saved={withFriday({ start: 900, end: 1700 })} />);
  await typeInto('Friday, 1: start', '22-6', key);
  expect((onEdit.mock.lastCall?.[0] as OperatingHoursSettings).weekHours?.[5]).toEqual([night]);
  screen.getByText(/^Runs past midnight\. Saved as 10:00 PM – 11:45 PM, plus 12:00 AM – 6:00 AM on Saturday\.$/);
});

test('offers the times on both sides of one that hours can’t have', async () => {
  renderScreen(<Live saved={withFriday({ start: 900, end: 1700 })} />);
  const field = await typeInto('Friday: end', '5:10', 'Shift');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['5:00 PM', '5:15 PM']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('5:15 PM');
});

test('says how to write a time, and keeps the one there is', async () => {
  renderScreen(<Live saved={withFriday({ start: 900, end: 1700 })} />);
  const field = await typeInto('Friday: end', 'late', 'Enter');
  screen.getByText('“late” isn’t a time. Try 9:30 PM, or 9-5 for both start and end.');
  act(() => field.blur());
  expect(field.value).toBe('5:00 PM');
  expect(onEdit).not.toHaveBeenCalled();
});

test('starts from a whole week, and marks the one in use', async () => {
  renderScreen(<Live saved={withFriday({ start: 900, end: 1700 })} />);
  const every = await screen.findByRole('button', { name: 'Every day 9 to 5' }, patience);
  expect(every.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(every);
  expect(onEdit).toHaveBeenLastCalledWith({ weekHours: makeWeek(() => [{ start: 900, end: 1700 }]) });
  expect(every.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Always open' }));
  expect(onEdit).toHaveBeenLastCalledWith({ weekHours: makeWeek(() => [{ start: 0, end: 2345 }]) });
});

test('copies a day to the other weekdays or to the weekend', async () => {
  renderScreen(<Live saved={withFriday({ start: 1000, end: 1600 })} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy Friday’s hours' }, patience));
  fireEvent.click(screen.getByRole('button', { name: 'Weekdays' }));
  fireEvent.click(screen.getByRole('button', { name: 'Weekend' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy to selected days' }));
  const { weekHours } = onEdit.mock.lastCall?.[0] as OperatingHoursSettings;
  const copied = [{ start: 1000, end: 1600 }];
  expect(weekHours).toEqual({ 1: [{ start: 930, end: 1700 }], 2: [], 3: [], 4: [], 5: copied, 6: copied, 0: copied });
});
