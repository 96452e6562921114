import { describe, expect, it } from 'vitest';
import { daysRemaining, trialDaysLeft } from 'chatdeck/model';

const DAY = 86_400_000;

describe('time', () => {
  it.each([
    [2.5 * DAY, 3, 2],
    [DAY, 1, 0],
    [0.5 * DAY, 1, 0],
    [-0.5 * DAY, 0, -1],
  ])('counts the days of %d ms', (distance, remaining, trial) => {
    expect(daysRemaining(distance, 0)).toBe(remaining);
    expect(trialDaysLeft(distance, 0)).toBe(trial);
  });
});
