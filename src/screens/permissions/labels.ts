import { defineLabels } from '../../ui/theme/labels';
import { useTexts } from './use-texts';

export const permissionsLabels = defineLabels('permissions', {
  title: 'Permissions',
  granted: 'All good!',
  missing: 'Your approval needed!',
  workspaces: 'Workspaces',
  /** After a workspace's name, for screen readers. */
  workspaceNeeds: 'approval needed',
  wrongUser: 'A different Slack user was authenticated than the one used to sign up. Please contact support.',
  unknown: 'Unknown problem updating Slack permissions, contact support',
  support: 'Contact support',
  lead: (product: string, workspace: string) => `What ${product} can do in the Slack workspace ${workspace}.`,
  list: 'Permissions in Slack',
  allGranted: (product: string) => `${product} has all the permissions it needs.`,
  someMissing: (count: number, written: string) =>
    count === 1 ? '1 permission needs your approval.' : `${written} permissions need your approval.`,
  upgrade: 'Approve all permissions',
  upgradeNext: 'Slack asks the user who authorized the workspace, then brings you back here.',
  upgradeAgain: 'Approve all again',
  upgradeAgainNext: 'Use this if the app was removed in Slack or Slack stopped responding.',
  upgradeLegacyNext: 'Reinstalls the Slack app and moves this widget to the new connection.',
  noSlack: 'Permissions can’t be approved here, because no Slack app is set up. Please contact support.',
  without: (text: string) => `Without it: ${text}`,
  byBot: 'for the bot',
  byUser: 'for the main user',
  advanced: 'Advanced: approve one permission at a time',
  advancedText: 'For workspaces that review permissions one by one. Existing permissions stay.',
  advancedLegacy: 'Reinstall first. After that, you can approve permissions one at a time.',
  approve: 'Approve',
  /** Names the link for screen readers. */
  approveScope: (scope: string) => `Approve ${scope}`,
  legacyTitle: 'This widget uses an old Slack connection.',
  legacyText:
    'Slack no longer supports this widget’s type of connection. Reinstall it to keep answering visitors from Slack.',
  reinstall: 'Reinstall',
  reinstallTitle: (workspace: string) => `Reinstall the Slack app in ${workspace}?`,
  reinstallNew: 'All widgets in the workspace move to the new connection, with the permissions below.',
  reinstallEnds: 'The old connection’s permissions end.',
  reinstallStays: 'Channels, settings, and the code on your site stay the same.',
  reinstallUser: (user: string) => `Approve as ${user}, who authorized the workspace.`,
  mainUser: 'Main user',
  mainUserText: (user: string, workspace: string) =>
    `${user} authorized ${workspace} and creates the channels of its widgets.`,
  mainUserUnknown: (workspace: string) => `The user who authorized ${workspace} creates the channels of its widgets.`,
  changeMainUser: 'Change main user',
  changeMainUserTitle: (workspace: string) => `Change the main user of ${workspace}?`,
  changeMainUserText: (count: number, written: string) =>
    count === 1
      ? 'The next user to approve in Slack becomes the main user of its widget and creates its channels from then on.'
      : `The next user to approve in Slack becomes the main user of all ${written} widgets there and creates channels from then on.`,
  changeMainUserHow: 'Log in to Slack as that user first.',
  setupTitle: 'No permissions yet',
  setupText: 'You grant permissions when you set up a widget. Finish setup first.',
  finishSetup: 'Finish setup',
  ...useTexts,
});
export type PermissionsLabels = typeof permissionsLabels.defaults;
