import { defineLabels } from '../../ui/theme/labels';

/** `3 days`; the number is formatted in the theme's locale. */
const days = (count: number, written: string) => (count === 1 ? `${written} day` : `${written} days`);

export const shellLabels = defineLabels('shell', {
  skip: 'Skip to content',
  navigation: 'Main',
  dashboard: 'Dashboard',
  settings: 'Settings',
  account: 'Account',
  reports: 'Reports',
  /** After a widget's name. */
  hasDraft: 'has unsaved changes',
  /** After the name of a widget, for screen readers. */
  offline: 'offline',
  /** The same, if its Slack connection has expired. */
  broken: 'disconnected',
  /** The list of widget settings. */
  widgets: 'Widgets',
  /** The search of a long list of widgets. */
  findWidget: 'Find a widget',
  compare: 'Compare widgets',
  widgetsFound: (count: number) => (count === 1 ? '1 widget' : `${count} widgets`),
  noWidgetFound: (query: string) => `No widgets match “${query}”.`,
  /** The field in the top bar that opens the command palette. */
  search: 'Search',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  docs: 'Docs',
  faqs: 'FAQs',
  /** The user menu's button until their email is known. */
  person: 'You',
  support: 'Support',
  changePassword: 'Change password',
  signOut: 'Logout',
  signOutFailed: 'We couldn’t end your session on the server.',
  signOutRetrying: 'Ending your session…',
  dismissNotice: 'Dismiss',
  signOutDone: 'Your session on the server has ended.',
  failedTitle: 'Couldn’t load your account',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page doesn’t exist. It may have been moved or deleted.',
  returnHome: 'Return Home',

  ended: 'Your subscription has ended.',
  endedOn: (date: string) => `Your subscription ended on ${date}.`,
  startAgain: 'Choose a plan to reactivate your account.',
  startAgainAgent: 'Ask an admin to choose a plan.',
  trialOver: (date: string) => `Your free trial ended on ${date}. Choose a plan to keep your account.`,
  trialOverAgent: (date: string) => `Your account’s free trial ended on ${date}. Ask an admin to choose a plan.`,
  choosePlan: 'Choose a plan',
  delinquent: 'Your last payment failed. Update your billing information to keep your widgets online.',
  delinquentAgent: 'Your account’s last payment failed. Ask an admin to update the billing information.',
  updateBilling: 'Update billing',
  /** Before the server's own sentence, if there is one. */
  overQuota: 'Your account is over its plan limits.',
  /** `written` is the count in the theme's locale. */
  overConversations: (count: number, written: string) =>
    `You’ve used more than the ${written} ${count === 1 ? 'conversation' : 'conversations'} per month your plan includes.`,
  overChannels: (count: number, written: string) =>
    `You have more than the ${written} ${count === 1 ? 'channel' : 'channels'} your plan includes.`,
  overOperators: (count: number, written: string) =>
    `You have more than the ${written} ${count === 1 ? 'operator' : 'operators'} your plan includes.`,
  /** After one of those above, when it is about conversations. */
  startsOver: (date: string) => `Counting starts over on ${date}.`,
  /** `count` is what the plan includes. */
  forecast: (count: number, written: string, date: string) =>
    `At this pace you reach ${written} ${count === 1 ? 'conversation' : 'conversations'} on ${date}.`,
  forecastLimit: (date: string) => `That’s your plan’s limit until ${date}.`,
  reached: (count: number, written: string) =>
    `You’ve used ${count === 1 ? 'the 1 conversation' : `all ${written} conversations`} your plan includes this month.`,
  /** After one of the texts above, for users who can't change the plan. */
  overQuotaAgent: 'Ask an admin to choose a bigger plan.',
  seePlans: 'See plans',
  legacyApi:
    'Slack shuts down its legacy bot API on March 31, 2025. Reinstall the Slack app before then to keep your widgets working.',
  legacyApiOver:
    'Slack shut down its legacy bot API on March 31, 2025. Reinstall the Slack app to get your widgets working again.',
  legacyApiLink: 'Go to permissions',
  cancellation: (date: string, count: number, written: string) =>
    `Your subscription is canceled and ends on ${date}, in ${days(count, written)}.`,
  renew: 'Renew',
  terms: 'Our terms of service and privacy policy have changed.',
  termsLink: 'Read and agree',
  trialEnds: (date: string, count: number, written: string) =>
    `Your free trial ends on ${date}, in ${days(count, written)}. Add a payment method to keep your widgets online.`,
  /** On its last day; `time` is the date with the time of day. */
  trialEndsSoon: (time: string) => `Your free trial ends on ${time}. Add a payment method to keep your widgets online.`,
  addPayment: 'Add a payment method',
  missingBillingAddress: 'Your billing address is missing.',
  addBillingAddress: 'Add billing address',
  askAdmin: 'Your account’s billing needs attention. Ask an admin to update it.',
});
export type ShellLabels = typeof shellLabels.defaults;
