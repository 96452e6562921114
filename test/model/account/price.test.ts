import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSchema, readAnswer, type Plan } from 'chatdeck/model';
import { comparePrices, priceView, yearlySaving } from 'chatdeck/model/account/price';
import { makePlan } from 'chatdeck/testing';

const plan = (fields: Partial<Plan>) => readAnswer(planSchema, { ...makePlan(), ...fields });
const monthly = (price: number) => plan({ price, duration: 'monthly' });
const yearly = (price: number | null) => plan({ price, duration: 'yearly' });

describe('priceView', () => {
  it.each([
    ['a month', monthly(2_900), { perMonth: 2_900, struckThrough: null }],
    ['a year of eleven months', yearly(31_900), { perMonth: 2_700, struckThrough: 2_900 }],
    ['a year that divides evenly', yearly(120_000), { perMonth: 10_000, struckThrough: 10_909 }],
    ['nothing', monthly(0), { perMonth: 0, struckThrough: null }],
    ['a custom price', yearly(null), null],
  ])('shows %s by the month', (_title, shown, view) => {
    expect(priceView(shown)).toEqual(view);
  });

  it('rounds a month of a year up to a whole unit, never further', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (price) => {
        const { perMonth = 0 } = priceView(yearly(price)) ?? {};
        expect(perMonth % 100).toBe(0);
        expect(perMonth * 12).toBeGreaterThanOrEqual(price);
        expect((perMonth - 100) * 12).toBeLessThan(price);
      }),
    );
  });
});

describe('a year', () => {
  it.each([
    ['saves one month', yearly(31_900), 2_900],
    ['saves nothing by the month', monthly(2_900), null],
    ['has no saving at a custom price', yearly(null), null],
  ])('%s', (_title, of, saving) => {
    expect(yearlySaving(of)).toBe(saving);
  });

  it.each([
    [monthly(2_900), yearly(31_900), 0],
    [monthly(2_901), yearly(31_900), 11],
    [yearly(31_899), monthly(2_900), -1],
    [yearly(20_000), yearly(10_000), 10_000],
    [monthly(200), monthly(100), 1_100],
    [yearly(null), monthly(2_900), null],
    [monthly(2_900), yearly(null), null],
  ])('counts as eleven months beside a month', (one, other, difference) => {
    expect(comparePrices(one, other)).toBe(difference);
  });
});
