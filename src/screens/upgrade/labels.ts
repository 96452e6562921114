import { defineLabels } from '../../ui/theme/labels';

/** A number before and after, formatted in the theme's locale. */
interface Change {
  from: string;
  to: string;
}

export const upgradeLabels = defineLabels('upgrade', {
  title: 'Please upgrade',
  /** How many channels the current plan includes. */
  limit: (channels: number) =>
    channels === 1
      ? 'Your plan includes 1 channel. For more you need a bigger plan.'
      : `Your plan includes ${channels} channels. For more you need a bigger plan.`,
  currentPlan: 'Current plan',
  nextPlan: 'Next plan',
  perMonth: (price: string) => `${price} a month`,
  billedMonthly: 'Billed monthly',
  /** The price per year. */
  billedYearly: (price: string) => `${price} billed yearly`,
  customPrice: 'Custom price',
  /** Before a struck-through price. */
  insteadOf: 'instead of',
  channels: 'Channels',
  operators: 'Operators',
  conversations: 'Conversations a month',
  unlimited: 'Unlimited',

  changes: 'What changes',
  /** `by` is the difference. */
  priceRises: ({ from, to, by }: Change & { by: string }) => `You pay ${by} more a month: ${to} instead of ${from}.`,
  priceFalls: ({ from, to, by }: Change & { by: string }) => `You pay ${by} less a month: ${to} instead of ${from}.`,
  nowYearly: 'You are billed once a year instead of every month.',
  nowMonthly: 'You are billed every month instead of once a year.',
  maxChannels: ({ from, to }: Change) => `Channels: ${to} instead of ${from}.`,
  maxOperators: ({ from, to }: Change) => `Operators: ${to} instead of ${from}.`,
  convosPerMonth: ({ from, to }: Change) => `Conversations a month: ${to} instead of ${from}.`,
  gained: (features: string) => `You get: ${features}.`,
  lost: (features: string) => `You lose: ${features}.`,

  warning:
    'Switching plans will change the amount you will be charged and possibly the features offered by the chosen plan.',
  checkoutHint: 'You enter a payment method on the next page. You can still go back there.',
  submit: 'Yes, I want to upgrade',
  upgrading: 'Upgrading…',
  leaving: 'Opening the payment page…',
  upgraded: 'Upgraded',
  changedMeanwhile: 'Your plan or its price has changed meanwhile, so nothing was bought. This is the new offer.',
  back: 'Back to the Dashboard',
  pricing: 'See all prices',
  askAdmin: 'Only an admin can change the plan. Please ask an admin of your account.',

  noNextTitle: 'There is no bigger plan',
  noNext: 'Your plan has the most channels that can be chosen here. Contact us, and we find what fits you.',
  customNext: 'The price of this plan is agreed with you. Contact us, and we find what fits you.',
  contact: 'Contact us',

  thanksTitle: 'Thank you for upgrading',
  /** `written` is the count in the theme's locale. */
  thanks: (plan: string, channels: number, written: string) =>
    `Your ${plan} plan is active. It includes ${written} ${channels === 1 ? 'channel' : 'channels'}.`,
  /** The title when nothing was upgraded. */
  planTitle: 'Your plan',
  notUpgraded: (plan: string) => `Your account is on the ${plan} plan and has not been upgraded.`,
  /** For users who aren't admins. */
  planOfAccount: (plan: string) => `Your account is on the ${plan} plan.`,
  toDashboard: 'Go to the Dashboard',
  toAccount: 'See your account settings',
  toPlans: 'See plans',
});
export type UpgradeLabels = typeof upgradeLabels.defaults;
