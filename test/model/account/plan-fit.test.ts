import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOffers, type Plan, type PlanAction } from 'chatdeck/model';
import { offersOf } from 'chatdeck/model/account/plan-choice';
import {
  annualBilling,
  cheapestFit,
  planExcess,
  planVerdict,
  removalsFor,
  type PlanUse,
} from 'chatdeck/model/account/plan-fit';
import { comparePrices } from 'chatdeck/model/account/price';
import type { WirePlan } from 'chatdeck/service';
import { makeAccount, makeParsedAccount, makeParsedPlan, makePlan, sampleNow } from 'chatdeck/testing';

/*
 * Written by hand from the price list, in dollars per month:
 *
 *             widgets  people      conversations  by the month  by the year
 * Starter           2       2                100            29           27 (319 a year)
 * Team              5      10              1,000            79           73 (869 a year)
 * Business         20  no limit           10,000           199          183 (2,189 a year)
 * Enterprise      200  no limit          100,000        custom       custom
 *
 * `?` is unknown. `Now` is what the account is on: `m` by the month, `y` by the year, `trial` without a card.
 * `To remove` is what has to go before a smaller plan can be chosen.
 */
const table = `
Now              | Widgets | People | Conversations | Cheapest | Compared  | A year saves | To remove
Starter m        | 0       | 1      | 0             | Starter  | fits      | 29, after 11 |
Starter m        | 1       | 1      | 40            | Starter  | fits      | 29, after 11 |
Starter m        | 2       | 2      | 100           | Starter  | fits      | 29, after 11 |
Starter m        | 2       | 2      | 101           | Team     | 50 more   | 79, after 11 |
Starter m        | 2       | 3      | 60            | Team     | 50 more   | 79, after 11 |
Starter m        | 2       | 10     | 1000          | Team     | 50 more   | 79, after 11 |
Starter m        | 2       | 11     | 60            | Business | 170 more  | 199, after 11 |
Starter m        | 2       | 1      | 1001          | Business | 170 more  | 199, after 11 |
Starter m        | 2       | 1      | 10001         | none     | none      |              |
Starter m        | 2       | 1      | ?             | Starter  | fits      | 29, after 11 |
Starter m        | 1       | ?      | 80            | Starter  | fits      | 29, after 11 |
Starter m        | 3       | 1      | 80            | Team     | 50 more   | 79, after 11 |
Starter y        | 2       | 2      | 99            | Starter  | fits      | 29, after 11 |
Starter y        | 2       | 2      | 250           | Team     | 46 more   | 79, after 11 |
Starter y        | 2       | 40     | 250           | Business | 156 more  | 199, after 11 |
Team m           | 5       | 10     | 1000          | Team     | fits      | 79, after 11 | Starter: 3 widgets, 8 people
Team m           | 3       | 2      | 90            | Team     | fits      | 79, after 11 | Starter: 1 widget
Team m           | 2       | 3      | 90            | Team     | fits      | 79, after 11 | Starter: 1 person
Team m           | 2       | 2      | 700           | Team     | fits      | 79, after 11 |
Team m           | 2       | 2      | 90            | Starter  | 50 less   | 29, after 11 |
Team m           | 1       | 1      | 0             | Starter  | 50 less   | 29, after 11 |
Team m           | 5       | 11     | 400           | Business | 120 more  | 199, after 11 | Starter: 3 widgets, 9 people
Team m           | 5       | 4      | 1200          | Business | 120 more  | 199, after 11 | Starter: 3 widgets, 2 people
Team m           | 5       | ?      | 400           | Team     | fits      | 79, after 11 | Starter: 3 widgets
Team m           | 2       | ?      | ?             | Starter  | 50 less   | 29, after 11 |
Team y           | 4       | 6      | 800           | Team     | fits      | 79, after 11 | Starter: 2 widgets, 4 people
Team y           | 1       | 2      | 12            | Starter  | 46 less   | 29, after 11 |
Team y           | 4       | 6      | 1800          | Business | 110 more  | 199, after 11 | Starter: 2 widgets, 4 people
Business m       | 7       | 5      | 3412          | Business | fits      | 199, after 11 | Starter: 5 widgets, 3 people; Team: 2 widgets
Business m       | 20      | 60     | 10000         | Business | fits      | 199, after 11 | Starter: 18 widgets, 58 people; Team: 15 widgets, 50 people
Business m       | 5       | 10     | 1000          | Team     | 120 less  | 79, after 11 | Starter: 3 widgets, 8 people
Business m       | 2       | 2      | 30            | Starter  | 170 less  | 29, after 11 |
Business m       | 1       | 12     | 30            | Business | fits      | 199, after 11 | Starter: 10 people; Team: 2 people
Business m       | 20      | 5      | 12000         | none     | none      |              | Starter: 18 widgets, 3 people; Team: 15 widgets
Business y       | 6       | 3      | 500           | Business | fits      | 199, after 11 | Starter: 4 widgets, 1 person; Team: 1 widget
Business y       | 4       | 9      | 950           | Team     | 110 less  | 79, after 11 | Starter: 2 widgets, 7 people
Enterprise       | 40      | 80     | 60000         | none     | fits      |              | Starter: 38 widgets; Team: 35 widgets; Business: 20 widgets
Enterprise       | 12      | 30     | 4000          | Business | cheaper   | 199, after 11 | Starter: 10 widgets; Team: 7 widgets
trial Starter m  | 2       | 3      | 20            | Team     | 50 more   | 79, after 11 |
trial Team m     | 3       | 1      | 20            | Team     | fits      | 79, after 11 | Starter: 1 widget
`;

const [head = '', ...rows] = table.trim().split('\n').map(normalized);

/** Without the spaces that align the columns. */
function normalized(row: string): string {
  return row.replaceAll(/\s*\|\s*/g, ' | ').trim();
}

const plans = makeParsedAccount().availablePlans ?? [];

/** The row with its last four columns as the rules fill them in. */
function advised(row: string): string {
  const given = row.split(' | ').slice(0, 4);
  const [now = '', ...counts] = given;
  const [channels, people, conversations] = counts.map((count) => (count === '?' ? null : Number(count)));
  const use: PlanUse = { channels: channels ?? 0, people: people ?? null, conversations: conversations ?? null };
  const account = makeParsedAccount({ plan: planOf(now), ...(now.startsWith('trial') && { paymentType: 'none' }) });
  const all = planOffers(account, use.channels, sampleNow);
  const offers = offersOf(all, now.endsWith('y') ? 'yearly' : 'monthly');
  const best = cheapestFit(offers, use);
  const billing = best && annualBilling(best.plan, plans);
  const removals = offers.flatMap((offer) => {
    const parts = removalsFor(offer, use).map(({ limit, used, included }) => {
      const [one, many] = limit === 'maxChannels' ? ['widget', 'widgets'] : ['person', 'people'];
      return `${used - included} ${used - included === 1 ? one : many}`;
    });
    return parts.length > 0 ? [`${offer.plan.label}: ${parts.join(', ')}`] : [];
  });
  return normalized(
    [
      ...given,
      best?.plan.label ?? 'none',
      compared(planVerdict(offers, account.plan, use)),
      billing ? `${billing.saving / 100}, after ${billing.breakEvenMonths}` : '',
      removals.join('; '),
    ].join(' | '),
  );
}

function planOf(now: string): WirePlan {
  const [label = '', duration] = now.replace('trial ', '').split(' ');
  const isNamed = (plan: WirePlan) =>
    plan.label === label && (duration === undefined || plan.duration === (duration === 'y' ? 'yearly' : 'monthly'));
  const plan = makeAccount().availablePlans.find(isNamed);
  if (!plan) throw new Error(`There is no plan ${now}.`);
  return plan;
}

function compared(verdict: ReturnType<typeof planVerdict>): string {
  if (verdict.status === 'bigger') return verdict.more === null ? 'bigger' : `${verdict.more / 100} more`;
  if (verdict.status === 'cheaper') return verdict.less === null ? 'cheaper' : `${verdict.less / 100} less`;
  return verdict.status;
}

describe('the advisor', () => {
  it('has a table of 40 accounts', () => {
    expect(rows).toHaveLength(40);
    expect(new Set(rows).size).toBe(40);
    expect(head.split(' | ')).toHaveLength(8);
  });

  it.each(rows)('equals the table: %s', (row) => {
    expect(advised(row)).toBe(row);
  });
});

describe('what has to be removed', () => {
  const use: PlanUse = { channels: 3, people: 4, conversations: 900 };
  const small = makeParsedPlan({ maxChannels: 2, maxOperators: 3, convosPerMonth: 100 });
  const offer = (action: PlanAction) => ({ plan: small, action, isCurrent: false, price: null, isTooSmall: true });
  const widgets = { limit: 'maxChannels', used: 3, included: 2 };
  const people = { limit: 'maxOperators', used: 4, included: 3 };

  it.each<[PlanAction, object[]]>([
    ['current', []],
    ['contact', []],
    ['downgrade', [widgets, people]],
    ['upgrade', [widgets]],
    ['choose', [widgets]],
    ['switchToAnnual', [widgets]],
    ['switchToMonthly', [widgets]],
  ])('before the action %s', (action, removals) => {
    expect(removalsFor(offer(action), use)).toEqual(removals);
  });
});

describe('the rules of the advisor', () => {
  const count = fc.option(fc.nat(12_000), { nil: null });
  const uses = fc.record<PlanUse>({ channels: fc.nat(25), people: count, conversations: count });
  const named = fc.constantFrom('Starter m', 'Team m', 'Business m', 'Starter y', 'Team y', 'Business y', 'Enterprise');
  const offersFor = (now: string, use: PlanUse) =>
    planOffers(makeParsedAccount({ plan: planOf(now) }), use.channels, sampleNow);

  it('mark a plan that fits, and none that fits costs less', () => {
    fc.assert(
      fc.property(named, uses, (now, use) => {
        const offers = offersFor(now, use);
        const best = cheapestFit(offers, use);
        const fitting = offers.filter(({ plan }) => plan.price !== null && planExcess(plan, use).length === 0);
        expect(best === null).toBe(fitting.length === 0);
        if (best) expect(fitting.every(({ plan }) => (comparePrices(best.plan, plan) ?? 0) <= 0)).toBe(true);
      }),
    );
  });

  it('mark the current one of two plans that cost the same, in any order', () => {
    const [offer] = offersFor('Team m', { channels: 1, people: 1, conversations: 1 }).filter(
      ({ isCurrent }) => isCurrent,
    );
    if (!offer) throw new Error('There is no current plan.');
    const other = { ...offer, isCurrent: false };
    for (const offers of [
      [offer, other],
      [other, offer],
    ]) {
      expect(cheapestFit(offers, { channels: 1, people: 1, conversations: 1 })).toBe(offer);
    }
  });

  it('never mark a cheaper plan for more use, nor a dearer one for what is unknown', () => {
    const used = fc.nat(12_000);
    fc.assert(
      fc.property(named, fc.nat(25), used, used, used, (now, channels, people, conversations, more) => {
        const bestFor = (use: PlanUse) => cheapestFit(offersFor(now, use), use)?.plan;
        const costs = (plan: Plan | undefined, other: Plan | undefined) =>
          other === undefined ? true : plan === undefined ? false : (comparePrices(plan, other) ?? 0) <= 0;
        const best = bestFor({ channels, people, conversations });
        expect(costs(best, bestFor({ channels, people, conversations: conversations + more }))).toBe(true);
        expect(costs(best, bestFor({ channels, people: people + more, conversations }))).toBe(true);
        expect(costs(bestFor({ channels, people: null, conversations: null }), best)).toBe(true);
      }),
    );
  });

  it('let every plan be chosen once what they list is removed', () => {
    fc.assert(
      fc.property(named, uses, (now, use) => {
        for (const offer of offersFor(now, use)) {
          const left = removalsFor(offer, use).reduce<PlanUse>(
            (rest, { limit, included }) => ({
              ...rest,
              ...(limit === 'maxChannels' ? { channels: included } : { people: included }),
            }),
            use,
          );
          const same = offersFor(now, left).find(({ plan }) => plan.stripeId === offer.plan.stripeId);
          expect(same && removalsFor(same, left)).toEqual([]);
          expect(same?.isTooSmall && same.action !== 'current').toBe(false);
        }
      }),
    );
  });
});

describe('annualBilling', () => {
  const plan = (price: number | null, duration: 'monthly' | 'yearly', label = 'Team') =>
    makeParsedPlan(makePlan({ label, price, duration, stripeId: `${label}-${duration}` }));

  it.each<[string, Plan, Plan[], object | null]>([
    [
      'of a plan by the month',
      plan(7_900, 'monthly'),
      [plan(86_900, 'yearly')],
      { saving: 7_900, breakEvenMonths: 11 },
    ],
    ['of a plan by the year', plan(86_900, 'yearly'), [plan(7_900, 'monthly')], { saving: 7_900, breakEvenMonths: 11 }],
    ['by the regular price', plan(86_900, 'yearly'), [], { saving: 7_900, breakEvenMonths: 11 }],
    ['rounded up', plan(1_000, 'monthly'), [plan(9_001, 'yearly')], { saving: 2_999, breakEvenMonths: 10 }],
    ['without a year', plan(7_900, 'monthly'), [plan(86_900, 'yearly', 'Business')], null],
    ['of a custom price', plan(null, 'yearly'), [plan(7_900, 'monthly')], null],
    ['beside a custom price', plan(7_900, 'monthly'), [plan(null, 'yearly')], null],
    ['that saves nothing', plan(1_000, 'monthly'), [plan(12_000, 'yearly')], null],
    ['of a free plan', plan(0, 'monthly'), [plan(0, 'yearly')], null],
    ['with a free year', plan(7_900, 'monthly'), [plan(0, 'yearly')], null],
    ['of a free year', plan(0, 'yearly'), [], null],
    ['with a free month', plan(0, 'monthly'), [plan(100, 'yearly')], null],
    ['with a year of a cent', plan(1, 'monthly'), [plan(1, 'yearly')], { saving: 11, breakEvenMonths: 1 }],
    ['of a custom price by the month', plan(null, 'monthly'), [plan(86_900, 'yearly')], null],
  ])('says what a year saves: %s', (_title, own, others, billing) => {
    if (billing === null) expect(annualBilling(own, others)).toBeNull();
    else expect(annualBilling(own, others)).toMatchObject(billing);
  });

  it('breaks even with the payment that makes months cost as much as the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e7 }), (monthly, yearly) => {
        const billing = annualBilling(plan(monthly, 'monthly'), [plan(yearly, 'yearly')]);
        expect(billing === null).toBe(yearly >= monthly * 12);
        if (!billing) return;
        expect(billing.saving).toBe(monthly * 12 - yearly);
        expect(billing.breakEvenMonths * monthly).toBeGreaterThanOrEqual(yearly);
        expect((billing.breakEvenMonths - 1) * monthly).toBeLessThan(yearly);
      }),
    );
  });
});

it('compares a plan that is no longer sold with what is', () => {
  const use: PlanUse = { channels: 2, people: 2, conversations: 90 };
  const former = makePlan({ label: 'Early bird', price: 1_900, stripeId: 'early', maxChannels: 5 });
  const account = makeParsedAccount({ plan: former });
  const offers = planOffers(account, 2, sampleNow);
  expect(planVerdict(offersOf(offers, 'monthly'), account.plan, use)).toEqual({ status: 'fits' });
  // By the year it isn't sold, and what is sold costs more.
  expect(planVerdict(offersOf(offers, 'yearly'), account.plan, use)).toEqual({ status: 'fits' });
  const retired = makeParsedAccount({ plan: makePlan({ ...former, price: null, maxChannels: 0, convosPerMonth: 0 }) });
  const verdict = planVerdict(planOffers(retired, 2, sampleNow), retired.plan, use);
  expect(verdict).toMatchObject({ status: 'bigger', best: { label: 'Starter' }, more: null });
});
