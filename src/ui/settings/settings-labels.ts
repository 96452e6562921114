import type { PlanFeature } from '../../model/entities/plan';
import type { SettingsTab } from '../../model/places/route';
import { defineLabels } from '../theme/labels';

type SettingsTexts = Record<SettingsTab, string> & {
  navigation: string;
  /** On tabs whose feature the plan doesn't include. */
  basic: string;
  basicHint: string;
  hasDraft: string;
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
  navigation: 'Widget settings',
  basic: 'BASIC',
  basicHint: 'not included in your plan',
  hasDraft: 'has unsaved changes',
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
