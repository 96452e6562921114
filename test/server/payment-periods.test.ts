import { expect, test } from 'vitest';
import { periodEnd } from '../../examples/server/src/payments/sandbox/periods';

const at = (text: string) => Date.parse(text) / 1000;

test.each([
  ['2025-01-31T10:20:30Z', '2025-01-31T10:20:30Z', 'month', '2025-02-28T10:20:30Z'],
  // The day is the anchor's again after a short month.
  ['2025-01-31T10:20:30Z', '2025-02-28T10:20:30Z', 'month', '2025-03-31T10:20:30Z'],
  ['2023-11-30T23:59:59Z', '2024-02-01T00:00:00Z', 'month', '2024-02-29T23:59:59Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z', 'year', '2025-02-28T00:00:00Z'],
  ['2024-02-29T00:00:00Z', '2027-02-28T00:00:00Z', 'year', '2028-02-29T00:00:00Z'],
] as const)('a period of the anchor %s from %s by the %s ends at %s', (anchor, from, interval, end) => {
  expect(periodEnd(at(anchor), at(from), interval)).toBe(at(end));
});
