import { defineLabels } from '../../ui/theme/labels';

/** `3 days`; the number is written in the theme's locale. */
const days = (count: number, written: string) => (count === 1 ? `${written} day` : `${written} days`);

/** Brands that are not written as the payment provider names them; others begin with a capital letter. */
const cardBrands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  eftpos_au: 'Eftpos Australia',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: '',
};

export const accountLabels = defineLabels('account', {
  title: 'Account',
  billingAdded: 'You have successfully added your billing information.',

  /** `written` is the count in the theme's locale. */
  trialing: (count: number, written: string, date: string) =>
    `Your free trial: ${written} full ${count === 1 ? 'day' : 'days'} left, ends ${date}`,
  /** `time` is the date with the time of day. */
  trialEndsToday: (time: string) => `Your free trial expires today (${time})`,
  trialExpired: (count: number, written: string, date: string) =>
    `Your free trial expired ${days(count, written)} ago, on ${date}`,
  canceled: 'Canceled',
  payingSince: (date: string) => `Paying since ${date}`,
  paying: 'Paying',
  goodStanding: 'Your account is in good standing.',
  trialOver: 'Your free trial has ended. Choose a plan to keep your account.',
  trialOverAgent: 'Your account’s free trial has ended. Ask an admin to choose a plan.',
  /** `date` is the card’s month, like 08/2028. */
  cardEndsFirst: (date: string, invoice: string) =>
    `Your card expires ${date}, before your next invoice on ${invoice}. Replace it to avoid a failed payment.`,
  cardEndsFirstAgent: (date: string, invoice: string) =>
    `Your account’s card expires ${date}, before the next invoice on ${invoice}. Ask an admin to replace it.`,
  cardEnded: (date: string, invoice: string) =>
    `Your card expired ${date}. Replace it before your next invoice on ${invoice}.`,
  cardEndedAgent: (date: string, invoice: string) =>
    `Your account’s card expired ${date}. Ask an admin to replace it before the next invoice on ${invoice}.`,
  delinquent: 'Your last payment failed. Update your billing information to keep your widgets online.',
  delinquentAgent: 'Your account’s last payment failed. Ask an admin to update the billing information.',
  endingOn: (date: string, count: number, written: string) =>
    `Your subscription is canceled and ends on ${date}, in ${days(count, written)}.`,
  ended: 'Your subscription has ended.',
  endedOn: (date: string) => `Your subscription ended on ${date}.`,
  startAgain: 'Choose a plan to reactivate your account.',
  startAgainAgent: 'Ask an admin to choose a plan.',
  updateBilling: 'Update billing',
  renew: 'Renew',

  plans: 'Plans',
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Annual',
  oneMonthFree: 'One month free with annual plans.',
  perMonth: 'per month',
  billedYearly: (price: string) => `${price} billed annually`,
  billedMonthly: 'Billed monthly',
  insteadOf: 'Regular price:',
  customPrice: 'Custom price',
  customPriceHelp: 'Tailored to your needs',
  contact: 'Contact us',
  pricing: 'See pricing',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  switchToAnnual: 'Switch to annual',
  switchToMonthly: 'Switch to monthly',
  choose: 'Choose Plan',
  current: 'Current plan',
  opening: 'Opening…',
  switching: 'Switching…',
  onlyAdmins: 'Ask an admin to change the plan.',
  /** In a plan’s column. The numbers are written in the theme’s locale. */
  deleteFirst: (over: string, used: string) => `Delete ${over} of your ${used} widgets first.`,
  removeFirst: (over: string, used: string) => `Remove ${over} of your ${used} users first.`,
  whatToRemove: 'See what to remove',
  /** Over the name of a plan. */
  cheapestFit: 'Cheapest that fits',
  adviceFits: (plan: string) => `${plan} is the cheapest plan that fits your usage.`,
  adviceCheaper: (plan: string) => `${plan} would fit your usage, too.`,
  adviceLess: (price: string) => `It costs ${price} less per month.`,
  adviceLost: (features: string) => `It doesn’t include ${features}.`,
  adviceBigger: (plan: string) => `You use more than your plan includes. ${plan} is the cheapest plan that fits.`,
  adviceMore: (price: string) => `It costs ${price} more per month.`,
  adviceNone: 'You use more than any plan with a listed price includes.',
  adviceBasis: 'Recent conversations are this month’s or the last 30 days’, whichever is higher.',
  removalTitle: (plan: string) => `Make room for the ${plan} plan`,
  removalHelp: 'What you use least comes first.',
  deleteSome: (over: string, used: string) => `Delete ${over} of your ${used} widgets`,
  removeSome: (over: string, used: string) => `Remove ${over} of your ${used} users`,
  unfinishedWidget: 'Setup not finished',
  /** What a widget had; `written` is the count in the theme’s locale. */
  widgetConversations: (count: number, written: string) =>
    count === 1 ? '1 conversation in the last 30 days' : `${written} conversations in the last 30 days`,
  moreWidgets: (count: string) => `See ${count} more on the Dashboard`,
  moreUsers: (count: string) => `And ${count} more`,
  adminUser: 'Admin. Remove the admin role first.',
  invitedUser: 'Not logged in yet',
  lastLogin: (date: string) => `Last login ${date}`,
  goToUsers: 'Go to your users',
  included: 'Included',
  notIncluded: 'Not included',
  cancel: 'Cancel your plan',
  portalFailed: 'Couldn’t open the billing pages.',

  switchTitle: (label: string) => `Switch to the ${label} plan?`,
  switchTitleYearly: (label: string) => `Switch to the annual ${label} plan?`,
  switchTitleMonthly: (label: string) => `Switch to the monthly ${label} plan?`,
  switchWarning:
    'Switching plans will change the amount you will be charged and possibly the features offered by the chosen plan.',
  switchShort: 'You use more than this plan includes.',
  switchConfirm: 'Switch plan',
  now: 'Now',
  /** Over what is so from the switch on. */
  fromToday: (date: string) => `Starting today, ${date}`,
  what: 'What changes',
  price: 'Price',
  pricePerMonth: (price: string) => `${price} per month`,
  billed: 'Billing',
  savingGained: (price: string) => `You’ll save ${price} per year.`,
  savingKept: (price: string) => `You save ${price} per year with annual billing.`,
  savingLost: (price: string) => `You’ll no longer save ${price} per year.`,
  nextInvoice: 'Next invoice',
  noInvoice: 'None scheduled',
  newDate: 'Set when you switch',
  /** The next invoice is not known. */
  unknown: 'Not available',
  chargeOn: (amount: string, date: string) => `${amount} on ${date}`,
  channels: 'Channels',
  operators: 'Operators',
  conversations: 'Conversations per month',
  unlimited: 'Unlimited',
  youLose: 'You’ll lose',
  youGain: 'You’ll gain',
  switchFailed: 'Error updating plan, contact support',
  switchConflict:
    'Someone else just changed the plan, so your switch didn’t go through. Check the current plan and try again.',
  switched: (label: string) => `You’re now on the ${label} plan.`,

  usage: 'Plan usage',
  conversationsThisMonth: 'Conversations this month',
  /** Where they lead, each with `startsOver` after it. */
  forecastReaches: (date: string, perDay: string) =>
    `At this pace you reach the limit on ${date}, at ${perDay} per day.`,
  forecastStays: (count: number, written: string) =>
    `At this pace, you’ll use about ${written} this month, within your plan.`,
  forecastOver: (written: string) => `${written} over your plan.`,
  startsOver: (date: string) => `Counting starts over on ${date}.`,
  conversationsFailed: 'Couldn’t load your conversation count.',
  overQuota: 'Your account is over its plan limits.',

  billing: 'Billing information',
  billingHelp: 'How you pay and what appears on your invoices.',
  card: 'Payment method',
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  unnamedCard: 'Card',
  cardBrands,
  otherMethod: 'Payment method on file',
  noCard: 'No payment method yet.',
  noCardAgent: 'No payment method yet. Ask an admin to add one.',
  expires: (date: string) => `Expires ${date}`,
  expiring: (date: string) => `Expires soon (${date}). Replace this card to avoid a failed payment.`,
  /** `invoice` is when the next one is due. */
  expiresFirst: (date: string, invoice: string) =>
    `Expires ${date}, before your next invoice on ${invoice}. Replace this card to avoid a failed payment.`,
  expired: (date: string) => `Expired (${date}). Replace this card to keep your widgets online.`,
  address: 'Billing address',
  noAddress: 'No billing address yet.',
  addressMissing: 'Your billing address is missing. Add one so it appears on your invoices.',
  addressMissingAgent: 'Your account’s billing address is missing. Ask an admin to add one.',
  taxId: 'Tax ID',
  invoiceEmail: 'Invoice email',
  none: 'None',
  manageBilling: 'Manage billing',
  addPayment: 'Add a payment method',
  choosePlan: 'Choose a plan',

  invoices: 'Recent invoices',
  invoicesHelp: 'Your invoices, newest first.',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  document: 'Document',
  singleCharge: 'One-time charge',
  planCharge: (label: string) => `${label} plan`,
  formerPlan: 'Previous plan',
  view: 'View',
  viewInvoice: (date: string) => `View the invoice from ${date}`,
  noDocument: 'No document',
  noInvoices: 'No invoices yet',
  noInvoicesText: 'Invoices appear here after your first charge.',
  unreadableInvoices: (count: number) =>
    count === 1 ? '1 invoice couldn’t be displayed.' : `${count} invoices couldn’t be displayed.`,
  invoicesShown: (shown: string, total: string) => `${shown} of ${total} invoices`,
  showAllInvoices: 'Show all',
  nextCharge: (amount: string, date: string) => `Next invoice: ${amount} on ${date}`,
  nextNotAsked: (date: string) => `You won’t be charged during your free trial, which ends on ${date}.`,
  nextNotAskedUndated: 'You won’t be charged during your free trial.',
  nextNone: 'No upcoming invoices.',
  nextFailed: 'Couldn’t load your next invoice.',
  invoicesFailed: 'Couldn’t load your invoices.',

  info: 'Account information',
  infoHelp: 'Only admins can see this.',
  organization: 'Organization',
  accountId: 'Account ID',
  created: 'Created',
  leaving: 'Data and cancellation',
  leavingHelp: 'Download your account’s data, or cancel your plan.',
  dataExport: 'GDPR export',
  dataExportHelp: 'All your account data in one file.',
  downloadExport: 'Download GDPR export',
  endPlan: 'Cancel plan',
  endPlanHelp: 'Opens the billing pages, where you can confirm the cancellation.',
});
export type AccountLabels = typeof accountLabels.defaults;
