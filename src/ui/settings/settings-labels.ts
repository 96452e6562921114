import type { PlanFeature } from '../../model/entities/plan';
import type { SettingsTab } from '../../model/places/route';
import { defineLabels } from '../theme/labels';

type SettingsTexts = Record<SettingsTab, string> & {
  /** Names the menu of what concerns the whole widget. */
  more: string;
  compare: string;
  transfer: string;
  changeLog: string;
  navigation: string;
  /** Names the index of a tab's sections. */
  sections: string;
  /** On tabs whose feature the plan doesn't include. */
  basic: string;
  basicHint: string;
  hasDraft: string;
  online: string;
  offline: string;
  /** Of a widget whose Slack connection has expired. */
  broken: string;
  /** Before the state of the switch. */
  power: string;
  powerOn: string;
  powerOff: string;
  powerFailed: string;
  stateFailed: string;
  /** Before the equivalent Slack commands. */
  slackCommands(count: number): string;
  /** A command as operators type it. */
  slackCommand(name: string): string;
  /** Above the reason why there is no form. */
  formFailed: string;
  setupRequired: string;
  setupLink: string;
  planRequired(feature: string): string;
  planLink: string;
  feature: Record<PlanFeature, string>;
};

export const settingsLabels = defineLabels<SettingsTexts>('settings', {
  behavior: 'Behavior',
  appearance: 'Appearance',
  'op-hours': 'Operating Hours',
  install: 'Embed code',
  triggers: 'Triggers',
  'saved-replies': 'Saved Replies',
  integrations: 'Integrations',
  'question-groups': 'Question Groups',
  more: 'More',
  compare: 'Compare widgets',
  transfer: 'Export or import',
  changeLog: 'Change log',
  navigation: 'Widget settings',
  sections: 'Sections',
  basic: 'BASIC',
  basicHint: 'not included in your plan',
  hasDraft: 'has unsaved changes',
  online: 'Online',
  offline: 'Offline',
  broken: 'Disconnected',
  power: 'Widget',
  powerOn: 'ON',
  powerOff: 'OFF',
  powerFailed: 'Couldn’t turn the widget on or off.',
  stateFailed: 'Couldn’t load the widget’s status.',
  slackCommands: (count) => (count === 1 ? 'Slack command:' : 'Slack commands:'),
  slackCommand: (name) => name,
  formFailed: 'Couldn’t load these settings.',
  setupRequired: 'You can change these settings after you set up the widget.',
  setupLink: 'Finish setup first',
  planRequired: (feature) => `Your plan does not have access to ${feature}.`,
  planLink: 'Please Upgrade',
  feature: {
    triggers: 'Triggers',
    savedReplies: 'Saved Replies',
    bots: 'Integrations',
    whiteLabel: 'White Label',
    phoneSupport: 'Phone Support',
    questionGroups: 'Question Groups',
    reports: 'Reports',
    operatingHours: 'Operating Hours',
  },
});
