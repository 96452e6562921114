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
  undo: string;
  full(count: number): string;
  permissionMissing: string;
  teamFailed: string;
}

/** The texts of the Integrations tab. */
export const integrationsLabels = defineLabels<IntegrationsLabels>('integrations', {
  emptyTitle: 'Add your first integration',
  emptyText:
    'Let bots and people of your Slack workspace take part in conversations: what they write reaches visitors.',
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
    unknown: 'Could not be checked',
  },
  addedCount: (count) =>
    count === 0 ? 'No bots or users added' : count === 1 ? '1 bot or user added' : `${count} bots and users added`,
  configure: 'configure',
  configureSlack: 'configure Slack',
  view: 'view',
  viewSlack: 'view Slack',
  authorize: 'Authorize expanded permissions',
  unknownText: 'Slack could not be asked. What was added is still there.',

  title: 'Configure Bots and Users',
  text: 'What those who are added write in a conversation’s channel reaches the visitor.',
  done: 'Done',
  search: 'Find a bot or user',
  added: 'Added',
  noneAdded: 'Nobody is added yet.',
  unreadable: (count) => (count === 1 ? 'One entry could not be read.' : `${count} entries could not be read.`),
  available: 'Available',
  noneAvailable: 'Everybody of your workspace is added.',
  noneFound: (query) => `Nobody matches “${query}”.`,
  moreAvailable: (count) => (count === 1 ? '1 more. Search to find them.' : `${count} more. Search to find them.`),
  bot: 'Bot',
  person: 'User',
  unnamed: 'Without a name',
  add: 'Add',
  adding: 'Adding…',
  remove: 'Remove',
  removing: 'Removing…',
  addName: (name) => `Add ${name}`,
  removeName: (name) => `Remove ${name}`,
  addFailed: (name) => `${name} was not added.`,
  removeFailed: (name) => `${name} was not removed.`,
  removed: (name) => `${name} is removed.`,
  undo: 'Undo',
  full: (count) => `There is room for ${count} bots and users.`,
  permissionMissing: 'Slack does not let us list your workspace’s bots and users yet.',
  teamFailed: 'Your workspace’s bots and users could not be loaded.',
});
