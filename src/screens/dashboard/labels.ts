import { defineLabels } from '../../ui/theme/labels';

/** What a sparkline shows, its numbers written in the theme's locale. */
interface ChartTexts {
  lowest: string;
  highest: string;
  average: string;
}

export const dashboardLabels = defineLabels('dashboard', {
  title: 'Dashboard',
  plan: (label: string) => `Current plan: ${label}`,
  /** Over widgets that have no workspace. */
  notConnected: 'Not connected yet',
  online: 'Online',
  offline: 'Offline',
  unfinished: 'Setup unfinished',
  finishSetup: 'Finish setup',
  today: (count: string) => `${count} today`,
  last30Days: (count: string) => `${count} in 30 days`,
  averagePerDay: (count: string) => `${count} a day`,
  /** What the counts are called where they are explained, and what they count. */
  countsName: 'today and 30 days',
  countsDefinition:
    'Today: chats that started in the last 24 hours. 30 days: the sum of the last 30 daily counts, today’s included. Reports count calendar days.',
  chart: ({ lowest, highest, average }: ChartTexts) =>
    `Chats a day over the last 30 days: between ${lowest} and ${highest}, ${average} on average`,
  chartWithoutChats: 'No chats in the last 30 days',
  countsFailed: 'The counts of your widgets could not be loaded.',
  /** On a card, where the notice above says why. */
  cardCountsFailed: 'Counts not loaded',
  noCounts: 'No counts yet',
  unreadableCounts: 'The counts of this widget could not be read.',
  unreadableWidget: 'This widget could not be read. The others are not affected.',
  emptyTitle: 'No widgets yet',
  emptyText: 'A widget puts live chat on your site, and your team answers from a channel of its chat tool.',
  emptyLink: 'How widgets work',

  addChannel: 'Add channel',
  addWorkspace: 'Add a channel to a new Slack Team',
  adding: 'Adding a channel…',
  addFailed: 'error creating new widget, contact support',
  channelLimit: 'Your plan has no room for another channel.',
  channelLimitLink: 'See the next plan',

  deleteWidget: 'Delete',
  deleteTitle: (name: string) => `Delete the unfinished widget “${name}”?`,
  deleteText:
    'This is permanent. What was set up so far is lost, and where its code is on a site already, that code stops working.',
  deleteConfirm: 'Delete widget',
  deleted: 'Deleted',
  finishedMeanwhile: 'Somebody has finished the setup of this widget meanwhile, so it was not deleted.',

  find: 'Find a widget',
  show: 'Show',
  showAll: 'All',
  sort: 'Sort by',
  sortGiven: 'Given order',
  sortName: 'Name',
  sortChats: 'Most chats',
  found: (count: number) => (count === 1 ? '1 widget found' : `${count} widgets found`),
  nothingFound: 'No widget is like that.',
  clear: 'Show all widgets',

  userSwapped: 'Successfully swapped main user.',
});
export type DashboardLabels = typeof dashboardLabels.defaults;
