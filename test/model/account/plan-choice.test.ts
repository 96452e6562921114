import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSchema, readAnswer, type Account, type Plan, type PlanAction } from 'chatdeck/model';
import { nextPlanWithMoreChannels, planAction } from 'chatdeck/model/account/plan-choice';
import { comparePrices } from 'chatdeck/model/account/price';
import { makePlan } from 'chatdeck/testing';
import { now, soundAccount } from '../places/sound-account';

const plan = (fields: Partial<Plan>) => readAnswer(planSchema, { ...makePlan(), ...fields });
const monthly = (price: number | null, fields: Partial<Plan> = {}) =>
  plan({ price, duration: 'monthly', stripeId: `m${price}`, ...fields });
const yearly = (price: number | null, fields: Partial<Plan> = {}) =>
  plan({ price, duration: 'yearly', stripeId: `y${price}`, ...fields });

describe('planAction', () => {
  const current = monthly(2_900);

  it.each<[string, Plan, Plan, string, PlanAction]>([
    ['the current one', current, current, 'card', 'current'],
    ['a dearer one', monthly(5_900), current, 'card', 'upgrade'],
    ['a cheaper one', monthly(900), current, 'card', 'downgrade'],
    ['a dearer year', yearly(64_900), current, 'card', 'upgrade'],
    ['a cheaper year, though its sum is higher', yearly(9_900), current, 'card', 'downgrade'],
    ['the same by the year', yearly(31_900), current, 'card', 'switchToAnnual'],
    ['the same by the month', current, yearly(31_900), 'card', 'switchToMonthly'],
    ['a custom one', monthly(null), current, 'card', 'contact'],
    ['a custom one without a card', monthly(null), current, 'none', 'contact'],
    ['the current custom one', monthly(null), monthly(null), 'card', 'current'],
    ['a priced one from a custom one', current, monthly(null), 'card', 'choose'],
    ['the current one without a card', current, current, 'none', 'choose'],
    ['a dearer one without a card', monthly(5_900), current, 'none', 'choose'],
    ['another one at the same price', monthly(2_900, { stripeId: 'other' }), current, 'card', 'choose'],
  ])('the button of %s has the right action', (_title, offered, own, paymentType, action) => {
    expect(planAction(offered, soundAccount({ plan: own, paymentType }), now)).toBe(action);
  });

  it.each<[string, Partial<Account>]>([
    ['ended on its date', { cancelAt: now - 1 }],
    ['was canceled', { canceledAt: now - 1 }],
  ])('lets an account with a card that %s choose every priced plan again, the last one included', (_title, fields) => {
    const account = soundAccount({ plan: current, ...fields });
    expect(planAction(current, account, now)).toBe('choose');
    expect(planAction(monthly(5_900), account, now)).toBe('choose');
    expect(planAction(monthly(900), account, now)).toBe('choose');
    expect(planAction(monthly(null), account, now)).toBe('contact');
  });

  it('keeps the current plan of an account that ends later', () => {
    expect(planAction(current, soundAccount({ plan: current, cancelAt: now + 1 }), now)).toBe('current');
  });

  it('tells plans without a name at the payment provider apart by label and duration', () => {
    const own = monthly(2_900, { stripeId: '', label: 'Pro' });
    expect(planAction({ ...own }, soundAccount({ plan: own }), now)).toBe('current');
    expect(planAction({ ...own, label: 'Basic' }, soundAccount({ plan: own }), now)).toBe('choose');
  });

  it('takes an order that turns around when the plans change places', () => {
    const priced = fc.record({ price: fc.nat(1_000_000), duration: fc.constantFrom('monthly' as const, 'yearly') });
    fc.assert(
      fc.property(priced, priced, (a, b) => {
        const [one, other] = [plan({ ...a, stripeId: 'a' }), plan({ ...b, stripeId: 'b' })];
        expect(comparePrices(one, other)).toBe(0 - (comparePrices(other, one) ?? NaN));
        const there = planAction(one, soundAccount({ plan: other }), now);
        const back = planAction(other, soundAccount({ plan: one }), now);
        expect(there === 'upgrade').toBe(back === 'downgrade');
        expect(there === 'switchToAnnual').toBe(back === 'switchToMonthly');
      }),
    );
  });
});

describe('nextPlanWithMoreChannels', () => {
  const own = monthly(2_900, { maxChannels: 2 });
  const next = (availablePlans: Plan[] | null, current = own) =>
    nextPlanWithMoreChannels({ plan: current, availablePlans })?.stripeId;

  it('is the smallest of those that have more', () => {
    const plans = [
      monthly(9_900, { maxChannels: 20 }),
      monthly(5_900, { maxChannels: 5 }),
      own,
      monthly(1, { maxChannels: 1 }),
    ];
    expect(next(plans)).toBe('m5900');
  });

  it('keeps the duration where it can', () => {
    const plans = [monthly(5_900, { maxChannels: 5 }), yearly(64_900, { maxChannels: 5 })];
    expect(next(plans, yearly(31_900, { maxChannels: 2 }))).toBe('y64900');
    expect(next(plans.slice(0, 1), yearly(31_900, { maxChannels: 2 }))).toBe('m5900');
  });

  it('has a price where it can', () => {
    const custom = monthly(null, { maxChannels: 3, stripeId: 'custom' });
    expect(next([custom, yearly(99_000, { maxChannels: 20 })])).toBe('y99000');
    expect(next([custom])).toBe('custom');
  });

  it('is none where none has more, 0 being no channel at all', () => {
    expect(next([own, monthly(9_900, { maxChannels: 0 })])).toBeUndefined();
    expect(next(null)).toBeUndefined();
  });
});
