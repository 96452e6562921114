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
  lead: (product: string, workspace: string) => `What ${product} may do in the Slack workspace ${workspace}.`,
  list: 'Permissions in Slack',
  allGranted: (product: string) => `${product} has every permission that it needs.`,
  someMissing: (count: number, written: string) =>
    count === 1 ? 'One permission waits for your approval.' : `${written} permissions wait for your approval.`,
  upgrade: 'Approve all permissions',
  upgradeNext: 'Slack asks the user who authorized the workspace, and leads back here.',
  upgradeAgain: 'Approve all again',
  upgradeAgainNext: 'Helps where the app was removed in Slack, or Slack no longer answers.',
  upgradeLegacyNext: 'Reinstalls the app in Slack: this widget moves to the new connection.',
  noSlack: 'There is no Slack app to approve permissions for. Please contact support.',
  without: (text: string) => `Without it: ${text}`,
  byBot: 'of the bot',
  byUser: 'of the main user',
  advanced: 'Advanced: approve one permission at a time',
  advancedText: 'For workspaces where permissions are reviewed one by one. What is granted already stays.',
  advancedLegacy: 'Reinstall first. After that, you can approve permissions one at a time.',
  approve: 'Approve',
  /** Names the link for screen readers. */
  approveScope: (scope: string) => `Approve ${scope}`,
  legacyTitle: 'This widget uses an old Slack connection.',
  legacyText:
    'Slack has replaced the kind of connection that this widget was installed with. Install it anew to keep answering visitors from Slack.',
  reinstall: 'Reinstall',
  reinstallTitle: (workspace: string) => `Reinstall the Slack app in ${workspace}?`,
  reinstallNew: 'All widgets of the workspace move to the new connection, with the permissions below.',
  reinstallEnds: 'What the old connection was allowed ends.',
  reinstallStays: 'Channels, settings and the code on your site stay as they are.',
  reinstallUser: (user: string) => `Approve as ${user}, who authorized the workspace before.`,
  mainUser: 'Main user',
  mainUserText: (user: string, workspace: string) =>
    `${user} authorized ${workspace} and creates the channels of its widgets.`,
  mainUserUnknown: (workspace: string) => `Whoever authorized ${workspace} creates the channels of its widgets.`,
  changeMainUser: 'Change main user',
  changeMainUserTitle: (workspace: string) => `Change the main user of ${workspace}?`,
  changeMainUserText: (count: number, written: string) =>
    count === 1
      ? 'Whoever approves in Slack next becomes the main user of its widget, and creates channels from then on.'
      : `Whoever approves in Slack next becomes the main user of all ${written} widgets there, and creates channels from then on.`,
  changeMainUserHow: 'Sign in to Slack as that person first.',
  setupTitle: 'Nothing to permit yet',
  setupText: 'Permissions are granted while a widget is set up. Finish that first.',
  finishSetup: 'Finish setup',
  ...useTexts,
});
export type PermissionsLabels = typeof permissionsLabels.defaults;
