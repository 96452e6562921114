import { describe, expect, it } from 'vitest';
import { planChanges, upgradeOffer } from 'chatdeck/model';
import { isSameOffer } from 'chatdeck/model/account/upgrade';
import { makeAccount, makeParsedPlan, makeParsedUser, makePlan, sampleNow } from 'chatdeck/testing';
import type { WireAccount, WirePlan } from 'chatdeck/service';

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

  it('has no price to tell of a custom one', () => {
    expect(
      planChanges(makeParsedPlan(), makeParsedPlan({ price: null, duration: 'yearly', maxChannels: 200 })),
    ).toEqual([{ name: 'maxChannels', from: 20, to: 200 }]);
  });
});
