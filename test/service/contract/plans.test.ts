import { findPlan, pricePlans } from 'chatdeck/service';
import { expect, test } from 'vitest';

test('an annual plan costs eleven months of its monthly twin and offers the same', () => {
  const yearly = pricePlans.filter((plan) => plan.duration === 'yearly' && plan.price !== null);
  expect(yearly).toHaveLength(3);
  for (const plan of yearly) {
    const monthly = findPlan(plan.stripeId.replace('yearly', 'monthly'));
    expect(plan).toEqual({
      ...monthly,
      price: (monthly?.price ?? 0) * 11,
      duration: 'yearly',
      stripeId: plan.stripeId,
    });
  }
});

test('every plan has a distinct name for the payment provider', () => {
  expect(new Set(pricePlans.map((plan) => plan.stripeId)).size).toBe(pricePlans.length);
  expect(findPlan('unknown')).toBeUndefined();
});
