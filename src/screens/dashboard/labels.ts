import { defineLabels } from '../../ui/labels';

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
  unnamedWidget: 'Unnamed widget',
  online: 'Online',
  offline: 'Offline',
  unfinished: 'Setup unfinished',
  finishSetup: 'Finish setup',
  today: (count: string) => `${count} today`,
  last30Days: (count: string) => `${count} in 30 days`,
  averagePerDay: (count: string) => `${count} a day`,
  chart: ({ lowest, highest, average }: ChartTexts) =>
    `Chats a day over the last 30 days: between ${lowest} and ${highest}, ${average} on average`,
  chartWithoutChats: 'No chats in the last 30 days',
  noCounts: 'No counts',
  unreadableCounts: 'The counts of this widget could not be read.',
  unreadableWidget: 'This widget could not be read. The others are not affected.',
  emptyTitle: 'No widgets yet',
  emptyText: 'A widget puts live chat on your site, and your team answers from a channel of its chat tool.',
  emptyLink: 'How widgets work',
});
export type DashboardLabels = typeof dashboardLabels.defaults;
