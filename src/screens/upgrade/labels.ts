import { defineLabels } from '../../ui/theme/labels';

/** A number before and after, formatted in the theme's locale. */
interface Change {
  from: string;
  to: string;
}

export const upgradeLabels = defineLabels('upgrade', {
  title: 'Upgrade to add more channels',
  /** How many channels the current plan includes. */
  limit: (channels: number) =>
    channels === 1
      ? 'Your plan includes 1 channel. To add more, choose a bigger plan.'
      : `Your plan includes ${channels} channels. To add more, choose a bigger plan.`,
  currentPlan: 'Current plan',
  nextPlan: 'Next plan',
  perMonth: (price: string) => `${price} per month`,
  billedMonthly: 'Billed monthly',
  /** The price per year. */
  billedYearly: (price: string) => `${price} billed annually`,
  customPrice: 'Custom price',
  /** Before a struck-through price. */
  insteadOf: 'Regular price:',
  channels: 'Channels',
  operators: 'Operators',
  conversations: 'Conversations per month',

  nextFits: (plan: string) => `${plan} is the cheapest plan that fits your usage with one more channel.`,
  otherFits: (next: string, best: string) => `${next} doesn’t fit your usage. ${best} is the cheapest plan that does.`,
  cheaperFits: (best: string) => `${best} is the cheapest plan that fits your usage with one more channel.`,
  noneFits: 'With one more channel, no plan with a listed price fits your usage.',
  comparePlans: 'Compare all plans',
  adviceFailed: 'Couldn’t load what you use.',

  changes: 'What changes',
  /** `by` is the difference. */
  priceRises: ({ from, to, by }: Change & { by: string }) =>
    `You’ll pay ${by} more per month: ${to} (currently ${from}).`,
  priceFalls: ({ from, to, by }: Change & { by: string }) =>
    `You’ll pay ${by} less per month: ${to} (currently ${from}).`,
  nowYearly: 'You’ll be billed annually instead of monthly.',
  nowMonthly: 'You’ll be billed monthly instead of annually.',
  gained: (features: string) => `You’ll gain: ${features}.`,
  lost: (features: string) => `You’ll lose: ${features}.`,

  warning:
    'Switching plans will change the amount you will be charged and possibly the features offered by the chosen plan.',
  checkoutHint: 'You’ll enter a payment method on the next page. You can still go back from there.',
  submit: 'Yes, I want to upgrade',
  upgrading: 'Upgrading…',
  leaving: 'Opening the payment page…',
  upgraded: 'Upgraded',
  changedMeanwhile: 'Your plan or its price just changed, so you weren’t upgraded. Review the new offer.',
  back: 'Back to the Dashboard',
  pricing: 'See pricing',
  askAdmin: 'Ask an admin to change the plan.',

  noNextTitle: 'You’re on the biggest plan',
  noNext: 'Your plan already includes the most channels available. Contact us if you need more.',
  customNext: 'This plan has a custom price. Contact us for a quote.',
  contact: 'Contact us',

  thanksTitle: 'Thank you for upgrading',
  /** `written` is the count in the theme's locale. */
  thanks: (plan: string, channels: number, written: string) =>
    `Your ${plan} plan is active. It includes ${written} ${channels === 1 ? 'channel' : 'channels'}.`,
  /** The title when nothing was upgraded. */
  planTitle: 'Your plan',
  notUpgraded: (plan: string) => `Your account wasn’t upgraded. You’re still on the ${plan} plan.`,
  /** For users who aren't admins. */
  planOfAccount: (plan: string) => `You’re on the ${plan} plan.`,
  toDashboard: 'Go to the Dashboard',
  toAccount: 'Go to account settings',
  toPlans: 'See plans',
});
export type UpgradeLabels = typeof upgradeLabels.defaults;
