import { Refusal } from '../base/refusal';
import type { WirePlan } from './wire';

const everyFeature = {
  triggers: true,
  savedReplies: true,
  bots: true,
  whiteLabel: true,
  phoneSupport: true,
  questionGroups: true,
  reports: true,
  operatingHours: true,
} as const;

const starter: WirePlan = {
  label: 'Starter',
  price: 2900,
  duration: 'monthly',
  stripeId: 'starter-monthly',
  maxChannels: 2,
  maxOperators: 2,
  convosPerMonth: 100,
  triggers: false,
  savedReplies: false,
  bots: false,
  whiteLabel: false,
  phoneSupport: false,
  questionGroups: false,
  reports: false,
  operatingHours: false,
};

const team: WirePlan = {
  ...starter,
  label: 'Team',
  price: 7900,
  stripeId: 'team-monthly',
  maxChannels: 5,
  maxOperators: 10,
  convosPerMonth: 1000,
  triggers: true,
  savedReplies: true,
  reports: true,
  operatingHours: true,
};

/** The plan with every feature. */
export const business: WirePlan = {
  ...everyFeature,
  label: 'Business',
  price: 19900,
  duration: 'monthly',
  stripeId: 'business-monthly',
  maxChannels: 20,
  maxOperators: 0,
  convosPerMonth: 10000,
};

const enterprise: WirePlan = {
  ...business,
  label: 'Enterprise',
  price: null,
  duration: 'yearly',
  stripeId: 'enterprise',
  maxChannels: 200,
  convosPerMonth: 100000,
};

/** The price list, cheapest first: the plans every account can choose from. */
export const pricePlans: readonly WirePlan[] = [
  starter,
  team,
  business,
  annual(starter),
  annual(team),
  annual(business),
  enterprise,
];

/** The plan on the price list with this `stripeId`. */
export function findPlan(stripeId: string): WirePlan | undefined {
  return pricePlans.find((plan) => plan.stripeId === stripeId);
}

/** Replaces a plan that is no longer on the price list: it has a name and includes nothing. */
export function retiredPlan(stripeId: string): WirePlan {
  const nothing = { maxChannels: 0, maxOperators: 0, convosPerMonth: 0 };
  return { label: stripeId, price: null, duration: 'monthly', stripeId, ...nothing };
}

/** Annual plans give one month free. */
function annual(plan: WirePlan): WirePlan {
  return {
    ...plan,
    price: (plan.price ?? 0) * 11,
    duration: 'yearly',
    stripeId: plan.stripeId.replace('monthly', 'yearly'),
  };
}

/** Rejects a plan that includes fewer widgets than there are. */
export function checkFits({ label, maxChannels }: WirePlan, widgetCount: number): void {
  if (widgetCount <= maxChannels) return;
  const message = `The ${label} plan includes ${maxChannels} channels, and you have ${widgetCount}. Delete some first.`;
  throw new Refusal(400, 'plan_too_small', message, 'plan');
}
