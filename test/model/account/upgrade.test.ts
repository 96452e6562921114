import { describe, expect, it } from 'vitest';
import {
  planChanges,
  upgradeAdvice,
  upgradedView,
  upgradeOffer,
  type PlanUse,
  type UpgradedView,
} from 'chatdeck/model';
import { isSameOffer } from 'chatdeck/model/account/upgrade';
import { makeAccount, makeParsedPlan, makeParsedUser, makePlan, sampleNow } from 'chatdeck/testing';
import { pricePlans, type WireAccount, type WirePlan } from 'chatdeck/service';

const starter = makePlan({ label: 'Starter', stripeId: 'starter', price: 2900, maxChannels: 2 });
const team = makePlan({ label: 'Team', stripeId: 'team', price: 7900, maxChannels: 5 });

function offerFor(account: Partial<WireAccount>, admin = true) {
  return upgradeOffer(
    makeParsedUser({ admin, account: makeAccount({ plan: starter, availablePlans: [starter, team], ...account }) }),
    sampleNow,
  );
}

describe('upgradeOffer', () => {
  it('is the next plan with more channels, paid by the card on file', () => {
    expect(offerFor({})).toMatchObject({
      current: { stripeId: 'starter' },
      next: { stripeId: 'team' },
      way: 'upgrade',
    });
  });

  it('leads to the checkout without a card', () => {
    expect(offerFor({ paymentType: 'none' }).way).toBe('checkout');
  });

  it('leads to the checkout once the subscription has ended, though a card is on file', () => {
    expect(offerFor({ canceledAt: '2025-06-01T00:00:00Z' }).way).toBe('checkout');
  });

  it('is an admin\u2019s to take', () => {
    expect(offerFor({}, false).way).toBe('askAdmin');
  });

  it.each<[string, WirePlan[]]>([
    ['no bigger plan', [starter]],
    ['a bigger plan without a fixed price', [starter, { ...team, price: null }]],
    ['a bigger plan that the payment provider does not know', [starter, { ...team, stripeId: '' }]],
  ])('is a word with us where there is %s', (_name, availablePlans) => {
    expect(offerFor({ availablePlans }).way).toBe('contact');
    expect(offerFor({ availablePlans }, false).way).toBe('contact');
  });
});

describe('upgradeAdvice', () => {
  const advise = (plan: WirePlan, use: Partial<PlanUse> = {}, account: Partial<WireAccount> = {}) =>
    upgradeAdvice(
      makeParsedUser({ account: makeAccount({ plan, ...account }) }),
      { channels: 2, people: 2, conversations: 90, ...use },
      sampleNow,
    );
  const [starterPlan, teamPlan] = pricePlans as readonly [WirePlan, WirePlan];

  it('counts the channel that the user wants to add', () => {
    const { use, need, best } = advise(starterPlan);
    expect([use.channels, need.channels, best?.label]).toEqual([2, 3, 'Team']);
    expect(advise(starterPlan, { channels: 5 }).best?.label).toBe('Business');
  });

  it('looks beyond the next plan for one that fits, and is billed like it', () => {
    expect(advise(starterPlan, { people: 11 }).best?.stripeId).toBe('business-monthly');
    const byYear = makeAccount().availablePlans.find(({ stripeId }) => stripeId === 'starter-yearly');
    expect(byYear && advise(byYear, { people: 11 }).best?.stripeId).toBe('business-yearly');
    expect(advise(teamPlan, { channels: 20 }).best).toBeNull();
  });

  it('says what the next plan saves by the year', () => {
    expect(advise(starterPlan).annual).toMatchObject({ saving: 7_900, breakEvenMonths: 11 });
    expect(advise(starterPlan, {}, { availablePlans: [starterPlan, teamPlan] }).annual).toBeNull();
  });
});

describe('upgradedView', () => {
  const viewOf = (account: Partial<WireAccount>, admin = true) =>
    upgradedView(
      makeParsedUser({ admin, account: makeAccount({ plan: team, availablePlans: [starter, team], ...account }) }),
      sampleNow,
    );

  it.each<[string, Partial<WireAccount>, UpgradedView['status']]>([
    ['that pays for more than the smallest plan', {}, 'upgraded'],
    [
      'that pays for a plan off the list',
      { plan: makePlan({ label: 'Old', stripeId: 'old', maxChannels: 9 }) },
      'upgraded',
    ],
    ['that pays for the smallest plan', { plan: starter }, 'notUpgraded'],
    [
      'that pays by the year for the smallest plan',
      { plan: { ...starter, price: 31_900, duration: 'yearly', stripeId: 's-y' } },
      'notUpgraded',
    ],
    ['in its trial', { paymentType: 'none' }, 'notUpgraded'],
    ['that has ended', { canceledAt: '2025-06-01T00:00:00Z' }, 'notUpgraded'],
    ['whose last payment failed', { delinquent: true }, 'upgraded'],
    ['without a list of plans', { availablePlans: null as never }, 'notUpgraded'],
  ])('says of an account %s that it is %s', (_name, account, status) => {
    expect(viewOf(account).status).toBe(status);
  });

  it('names the plan and its channels, and knows who can change it', () => {
    expect(viewOf({})).toEqual({ status: 'upgraded', plan: 'Team', channels: 5, isAdmin: true });
    expect(viewOf({}, false).isAdmin).toBe(false);
  });
});

describe('isSameOffer', () => {
  it.each([
    ['price', { availablePlans: [starter, { ...team, price: 8900 }] }],
    ['plan', { plan: team, availablePlans: [starter, team] }],
    ['channels', { availablePlans: [starter, { ...team, maxChannels: 4 }] }],
    ['way to pay', { paymentType: 'none' }],
  ])('sees another %s', (_name, account) => {
    expect(isSameOffer(offerFor({}), offerFor(account))).toBe(false);
  });

  it('does not mind what a person does not see', () => {
    expect(isSameOffer(offerFor({}), offerFor({ orgName: 'Acme Ltd' }))).toBe(true);
  });
});

describe('planChanges', () => {
  it('tells price, limits and features that differ, and nothing else', () => {
    const from = makeParsedPlan({ price: 2900, maxChannels: 2, maxOperators: 2, reports: false, whiteLabel: true });
    const to = makeParsedPlan({ price: 7900, maxChannels: 5, maxOperators: 0, reports: true, whiteLabel: false });
    expect(planChanges(from, to)).toEqual([
      { name: 'price', from: 2900, to: 7900 },
      { name: 'maxChannels', from: 2, to: 5 },
      { name: 'maxOperators', from: 2, to: 'unlimited' },
      { name: 'gained', features: ['reports'] },
      { name: 'lost', features: ['whiteLabel'] },
    ]);
  });

  it('compares what is shown for a month, and says when another bill is sent', () => {
    const from = makeParsedPlan({ price: 2900, duration: 'monthly' });
    const to = makeParsedPlan({ price: 86900, duration: 'yearly', stripeId: 'team-yearly' });
    expect(planChanges(from, to)).toEqual([
      { name: 'price', from: 2900, to: 7300 },
      { name: 'duration', to: 'yearly' },
    ]);
  });

  it('shows no price change for a custom one', () => {
    expect(
      planChanges(makeParsedPlan(), makeParsedPlan({ price: null, duration: 'yearly', maxChannels: 200 })),
    ).toEqual([{ name: 'maxChannels', from: 20, to: 200 }]);
  });
});
