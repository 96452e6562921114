import { defineLabels } from '../../ui/theme/labels';

/** Describes a sparkline, with numbers in the theme's locale. */
interface ChartTexts {
  lowest: string;
  highest: string;
  average: string;
}

export const dashboardLabels = defineLabels('dashboard', {
  title: 'Dashboard',
  plan: (label: string) => `Current plan: ${label}`,
  /** After the plan: how many finished widgets visitors see online. */
  widgetsOnline: (online: string, finished: string) => `${online} of ${finished} widgets online`,
  /** After that: the chats of all widgets. */
  chats: (today: string, last30Days: string) => `Chats: ${today} today, ${last30Days} in 30 days`,
  /** The same with those that no one answered. */
  chatsMissed: (today: string, missed: string, last30Days: string) =>
    `Chats: ${today} today (${missed} missed), ${last30Days} in 30 days`,
  /** Heading for the widgets that someone has to look after. */
  attention: 'Needs attention',
  attentionCount: (count: number) => (count === 1 ? '1 widget' : `${count} widgets`),
  /** After a widget's name. */
  attentionIn: (workspace: string) => `in ${workspace}`,
  attentionAll: (count: number) => `Show all ${count}`,
  attentionLess: 'Show fewer',
  broken: 'Disconnected',
  unfinishedShort: 'Unfinished',
  /** Heading for widgets without a workspace. */
  notConnected: 'Not connected yet',
  online: 'Online',
  offline: 'Offline',
  unfinished: 'Setup unfinished',
  finishSetup: 'Finish setup',
  today: (count: string) => `${count} today`,
  last30Days: (count: string) => `${count} in 30 days`,
  averagePerDay: (count: string) => `${count} per day`,
  /** Once for all cards, before the definition of the counts. */
  countsNote:
    'Charts show the last 30 days, all on the same scale. The dashed line is the average. Percentages are week over week.',
  countsName: 'chat counts',
  countsDefinition:
    '“Today” counts chats that started in the last 24 hours. “30 days” adds up the last 30 daily counts, including today’s. Reports count by calendar day instead.',
  chart: ({ lowest, highest, average }: ChartTexts) =>
    `Chats per day over the last 30 days: between ${lowest} and ${highest}, ${average} on average`,
  chartWithoutChats: 'No chats in the last 30 days',
  /** The chats of a day in the chart, which lasts from one date to the next. */
  chartDay: (dates: string, count: number, written: string) => `${dates}: ${written} ${count === 1 ? 'chat' : 'chats'}`,
  chartToday: (count: number, written: string) => `Last 24 hours: ${written} ${count === 1 ? 'chat' : 'chats'}`,
  /** With its sign. */
  change: (percent: string) => `${percent} week over week`,
  changeDefinition: 'The change compares the chats of the last 7 days with those of the 7 before.',
  /** In the table, for screen readers. */
  changeUnknown: 'Not enough chats to compare',
  countsFailed: 'Couldn’t load chat counts.',
  /** On a card, when the notice above explains the reason. */
  cardCountsFailed: 'Counts unavailable',
  noCounts: 'No counts yet',
  unreadableCounts: 'This widget’s counts couldn’t be displayed.',
  unreadableWidget: 'This widget couldn’t be displayed. Your other widgets aren’t affected.',
  emptyTitle: 'No widgets yet',
  emptyText: 'Add live chat to your site and answer from a Slack channel.',
  emptyLink: 'How widgets work',

  addChannel: 'Add channel',
  /** Under `addChannel`. */
  addChannelTo: (workspace: string) => `to ${workspace}`,
  addWorkspace: 'Add a channel to a new Slack Team',
  /** Under `addWorkspace`. */
  addWorkspaceNext: 'Next, you’ll log in to Slack.',
  adding: 'Adding channel…',
  addFailed: 'error creating new widget, contact support',
  channelLimit: 'You’ve reached your plan’s channel limit.',
  channelLimitLink: 'See the next plan',

  deleteWidget: 'Delete',
  deleteTitle: (name: string) => `Delete the unfinished widget “${name}”?`,
  deleteText: 'This is permanent. Your setup is lost and embedded code stops working.',
  deleteConfirm: 'Delete widget',
  /** On the card, when a notice explains the reason. */
  deletionFailed: 'Couldn’t delete this widget',

  /** Heading of what a new account has to do. */
  started: 'Get started',
  startedProgress: (done: number, count: number) => `${done} of ${count} done`,
  /** Of the picture of the widget next to the steps. */
  startedPreview: 'What visitors will see',
  startedDismiss: 'Dismiss',
  startedSteps: {
    slack: {
      title: 'Connect Slack',
      text: 'You answer visitors from your own workspace.',
      action: 'Connect Slack',
    },
    channel: {
      title: 'Choose a channel',
      text: 'Messages from visitors arrive there.',
      action: 'Choose channel',
    },
    code: {
      title: 'Add the embed code to your site',
      text: 'Done when the first chat arrives. To try it, start one yourself.',
      action: 'Get the embed code',
    },
    hours: {
      title: 'Set operating hours',
      text: 'Visitors can chat with you only while you’re there to answer.',
      action: 'Set hours',
    },
    teammate: {
      title: 'Invite a teammate',
      text: 'They can manage widgets. Admins can also see reports and manage users and billing.',
      action: 'Invite',
    },
  },
  /** Of a step that the plan doesn't have. */
  startedUpgrade: { text: 'Your plan doesn’t include this.', action: 'See plans' },

  find: 'Find a widget',
  show: 'Show',
  showAll: 'All',
  sort: 'Sort by',
  sortGiven: 'Default order',
  sortName: 'Name',
  sortStatus: 'Needs attention first',
  sortToday: 'Most chats today',
  sortChats: 'Most chats in 30 days',
  sortAverage: 'Most chats per day',
  sortChange: 'Largest increase',
  /** How the widgets are shown. */
  layout: 'Layout',
  layouts: { cards: 'Cards', table: 'Table' },

  /** The name of the table. */
  widgets: 'Widgets',
  columns: {
    name: 'Widget',
    workspace: 'Workspace',
    status: 'Status',
    today: 'Today',
    chats: '30 days',
    average: 'Per day',
    change: 'Change',
  },
  /** In a cell without a number. */
  noNumber: '–',
  found: (count: number) => (count === 1 ? '1 widget found' : `${count} widgets found`),
  nothingFound: 'No widgets match your search and filter.',
  clear: 'Show all widgets',

  userSwapped: 'Successfully swapped main user.',
});
export type DashboardLabels = typeof dashboardLabels.defaults;
