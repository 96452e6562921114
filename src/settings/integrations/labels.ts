import type { SlackConnection } from '../../model/settings/integrations/integrations';
import { defineLabels } from '../../ui/theme/labels';

/** Every text of the Integrations tab. */
export interface IntegrationsLabels {
  emptyTitle: string;
  emptyText: string;
  emptyAction: string;
  learnMore: string;

  table: string;
  integration: string;
  status: string;
  actions: string;
  slack: string;
  states: Record<SlackConnection, string>;
  addedCount(count: number): string;
  configure: string;
  /** The name of the button that opens the dialog. */
  configureSlack: string;
  /** Replaces both in read-only mode. */
  view: string;
  viewSlack: string;
  authorize: string;
  unknownText: string;
  /** When Slack was last asked. */
  checkedAt(moment: string): string;
  /** Before what went wrong then. */
  lastError(moment: string): string;
  checkAgain: string;

  title: string;
  text: string;
  done: string;
  search: string;
  added: string;
  noneAdded: string;
  unreadable(count: number): string;
  available: string;
  noneAvailable: string;
  noneFound(query: string): string;
  moreAvailable(count: number): string;
  bot: string;
  person: string;
  unnamed: string;
  add: string;
  adding: string;
  remove: string;
  removing: string;
  addName(name: string): string;
  removeName(name: string): string;
  addFailed(name: string): string;
  removeFailed(name: string): string;
  removed(name: string): string;
  removedSome(count: number): string;
  addedOne(name: string): string;
  addedSome(count: number): string;
  select(name: string): string;
  selectAll: string;
  selectShown(count: number): string;
  selected(count: number): string;
  addSelected: string;
  removeSelected: string;
  /** More are selected than can be added. */
  room(count: number): string;
  undo: string;
  full(count: number): string;
  permissionMissing: string;
  teamFailed: string;
}

/** The texts of the Integrations tab. */
export const integrationsLabels = defineLabels<IntegrationsLabels>('integrations', {
  emptyTitle: 'Add your first integration',
  emptyText: 'Let bots and users from your Slack workspace join chats. Visitors see their messages.',
  emptyAction: 'Configure Slack',
  learnMore: 'Learn more about integrations',

  table: 'Integrations',
  integration: 'Integration',
  status: 'Status',
  actions: 'Actions',
  slack: 'Slack',
  states: {
    checking: 'Checking…',
    connected: 'Connected',
    permissionMissing: 'Permission missing',
    expired: 'Connection expired',
    unknown: 'Status unknown',
  },
  addedCount: (count) =>
    count === 0 ? 'No bots or users added' : count === 1 ? '1 bot or user added' : `${count} bots and users added`,
  configure: 'configure',
  configureSlack: 'configure Slack',
  view: 'view',
  viewSlack: 'view Slack integration',
  authorize: 'Authorize expanded permissions',
  checkedAt: (moment) => `Last checked ${moment}.`,
  lastError: (moment) => `Last error ${moment}:`,
  checkAgain: 'Check again',
  unknownText: 'We couldn’t reach Slack. The bots and users you added are still there.',

  title: 'Configure Bots and Users',
  text: 'Visitors see messages from the bots and users you add.',
  done: 'Done',
  search: 'Find a bot or user',
  added: 'Added',
  noneAdded: 'No bots or users added yet.',
  unreadable: (count) => (count === 1 ? '1 entry couldn’t be displayed.' : `${count} entries couldn’t be displayed.`),
  available: 'Available',
  noneAvailable: 'All bots and users in your workspace are already added.',
  noneFound: (query) => `No bots or users match “${query}”.`,
  moreAvailable: (count) => (count === 1 ? '1 more. Search to find it.' : `${count} more. Search to find them.`),
  bot: 'Bot',
  person: 'User',
  unnamed: 'Unnamed',
  add: 'Add',
  adding: 'Adding…',
  remove: 'Remove',
  removing: 'Removing…',
  addName: (name) => `Add ${name}`,
  removeName: (name) => `Remove ${name}`,
  addFailed: (name) => `Couldn’t add ${name}.`,
  removeFailed: (name) => `Couldn’t remove ${name}.`,
  removed: (name) => `Removed ${name}.`,
  removedSome: (count) => `Removed ${count} bots and users.`,
  addedOne: (name) => `Added ${name}.`,
  addedSome: (count) => `Added ${count} bots and users.`,
  select: (name) => `Select ${name}`,
  selectAll: 'Select all',
  selectShown: (count) => `Select all ${count} shown`,
  selected: (count) => `${count} selected`,
  addSelected: 'Add selected',
  removeSelected: 'Remove selected',
  room: (count) => (count === 1 ? 'Only 1 more can be added.' : `Only ${count} more can be added.`),
  undo: 'Undo',
  full: (count) => `You’ve reached the limit of ${count} bots and users. Remove one to add another.`,
  permissionMissing: 'We need another Slack permission to list your workspace’s bots and users.',
  teamFailed: 'Couldn’t load your workspace’s bots and users.',
});
