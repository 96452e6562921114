import { defineLabels } from '../../ui/theme/labels';

export const permissionsLabels = defineLabels('permissions', {
  title: 'Permissions',
  granted: 'All good!',
  missing: 'Your approval needed!',
  workspaces: 'Workspaces',
  /** After a workspace's name, for screen readers. */
  workspaceNeeds: 'approval needed',
  wrongUser: 'You authorized as a different Slack user than the one who signed up. Please contact support.',
  unknown: 'Unknown problem updating Slack permissions, contact support',
  support: 'Contact support',
  lead: (product: string, workspace: string) => `What ${product} can do in the Slack workspace ${workspace}.`,
  list: 'Permissions in Slack',
  allGranted: (product: string) => `${product} has every permission it needs.`,
  someMissing: (count: number, written: string) =>
    count === 1 ? '1 permission needs your approval.' : `${written} permissions need your approval.`,
  upgrade: 'Approve all permissions',
  upgradeNext: 'Approve in Slack as the user who authorized the workspace. You’ll return here afterward.',
  upgradeAgain: 'Approve all again',
  upgradeAgainNext: 'Use this if the app was removed from Slack or Slack stopped responding.',
  upgradeLegacyNext: 'Reinstalls the app in Slack and moves all widgets in the workspace to the new connection.',
  noSlack: 'The Slack app isn’t set up for this dashboard. Contact support.',
  advanced: 'Advanced: approve one permission at a time',
  advancedText:
    'For workspaces that review permissions one at a time. Permissions you’ve already granted aren’t affected.',
  advancedLegacy: 'Reinstall the Slack app first. Then you can approve permissions one at a time.',
  approve: 'Approve',
  /** Names the link for screen readers. */
  approveScope: (scope: string) => `Approve ${scope}`,
  reinstallToApprove: (count: number, written: string) =>
    count === 1 ? 'Reinstall to approve 1 permission' : `Reinstall to approve ${written} permissions`,
  legacyTitle: 'This widget uses an old Slack connection.',
  legacyText:
    'Slack has replaced this type of connection. Reinstall the Slack app to keep answering visitors from Slack.',
  reinstall: 'Reinstall',
  reinstallTitle: (workspace: string) => `Reinstall the Slack app in ${workspace}?`,
  reinstallNew:
    'All widgets in the workspace move to the new connection, which gets the permissions listed on this page.',
  reinstallEnds: 'The old connection loses its permissions.',
  reinstallStays: 'Channels, settings, and embed code stay the same.',
  /** Wherever someone is about to approve again. */
  meanwhile: 'Until you approve in Slack, everything stays as it is.',
  reinstallUser: (user: string) => `In Slack, approve as ${user}, who authorized the workspace.`,
  mainUser: 'Main user',
  /** `day` is when; absent if that is unknown. */
  mainUserText: (user: string, workspace: string, day?: string) =>
    `${user} authorized ${workspace}${day === undefined ? '' : ` on ${day}`}. Slack shows them as the creator of new channels for this workspace’s widgets.`,
  mainUserUnknown: (workspace: string) =>
    `Slack shows the user who authorized ${workspace} as the creator of new channels for this workspace’s widgets.`,
  changeMainUser: 'Change main user',
  changeMainUserTitle: (workspace: string) => `Change the main user of ${workspace}?`,
  changeMainUserText: (count: number, written: string) =>
    count === 1
      ? 'The next user who approves in Slack becomes the main user of this workspace’s widget. Slack then shows them as the creator of new channels.'
      : `The next user who approves in Slack becomes the main user of all ${written} widgets in this workspace. Slack then shows them as the creator of new channels.`,
  changeMainUserHow: 'Log in to Slack as that user first.',
  setupTitle: 'No permissions yet',
  setupText: 'You grant permissions when you set up a widget. Finish setup first.',
  finishSetup: 'Finish setup',
});
export type PermissionsLabels = typeof permissionsLabels.defaults;
