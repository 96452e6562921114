import { expect, test } from 'vitest';
import { isNamedZone, isSameZone, isTimeZone, knownZone } from 'chatdeck/model/time/time-zone';

test.each([
  ['Europe/Berlin', 'Europe/Berlin', true],
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['europe/berlin', 'Europe/Berlin', true],
  ['Europe/Berlin', 'Europe/Vienna', false],
  ['Europe/Berlin', 'Nowhere/Atall', false],
  ['Nowhere/Atall', 'Europe/Berlin', false],
  // The browser knows neither, so nothing says that they are the same.
  ['Nowhere/Atall', 'Nowhere/Else', false],
  ['Nowhere/Atall', 'Nowhere/Atall', true],
])('%s and %s are the same zone: %s', (a, b, expected) => {
  expect(isSameZone(a, b)).toBe(expected);
});

test('calculates in UTC where the browser does not know a zone', () => {
  expect(knownZone('Nowhere/Atall')).toBe('UTC');
  expect(knownZone('Asia/Tokyo')).toBe('Asia/Tokyo');
});

test('knows a zone after any number of names that do not exist', () => {
  for (let index = 0; index < 1001; index += 1) expect(isTimeZone(`Nowhere/${index}`)).toBe(false);
  expect(isTimeZone('Asia/Tokyo')).toBe(true);
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['MET', true],
  ['EET', true],
  ['WET', true],
  ['+05:00', false],
  ['-05:00', false],
  ['Nowhere/Atall', false],
  ['', false],
])('schedules and reports accept %j: %s', (zone, expected) => {
  expect(isNamedZone(zone)).toBe(expected);
});
