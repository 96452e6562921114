import { OperatingHoursTab } from 'chatdeck';
import {
  makeWeek,
  operatingHoursSections,
  type OperatingHoursSection,
  type OperatingHoursSettings,
} from 'chatdeck/model';
import { makeEditor, ready } from 'chatdeck/testing';
import { act, fireEvent, screen } from '@testing-library/react';
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
  const start = await screen.findByLabelText<HTMLSelectElement>('Wednesday, 3: start', undefined, patience);
  expect(drawn.size).toBe(7 * 12 + 7 + 7);
  act(() => start.focus());
  drawn.clear();
  fireEvent.change(start, { target: { value: '415' } });
  expect(start.value).toBe('415');
  expect([...drawn].toSorted()).toEqual(['Add hours on Wednesday', 'Wednesday in the picture', 'Wednesday, 3: start']);
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
