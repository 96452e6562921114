import { settingChoices, settingsDefaults } from '../../entities/widget-settings';
import { isColorField, isAppearanceName } from '../appearance/appearance';
import { avatarFieldNames } from '../behavior/avatar';
import { textRuleOf } from '../shared/setting-faults';
import type { WidgetSettingName } from './widget-settings';

/** The kind of control that edits a choice. */
export type SettingKind =
  | 'switch'
  | 'options'
  | 'limit'
  | 'color'
  | 'text'
  | 'email'
  | 'url'
  | 'secret'
  | 'longText'
  | 'pages'
  | 'countries'
  | 'avatar'
  | 'picture'
  | 'zone'
  | 'hours';

const kinds: Partial<Record<WidgetSettingName, SettingKind>> = {
  maxConcurrentConvos: 'limit',
  segmentWriteKey: 'secret',
  blacklistedUrls: 'pages',
  countryAllowList: 'countries',
  countryDenyList: 'countries',
  teamAvatarUrl: 'picture',
  tz: 'zone',
  weekHours: 'hours',
  opJoinAutoResponseMessage: 'longText',
  autoResponseMessage: 'longText',
  noAnswerWithoutEmail: 'longText',
  noAnswerWithEmail: 'longText',
  offlineGreeting: 'longText',
  offlineThankYouMessage: 'longText',
  conversationTranscriptSentThankYou: 'longText',
  requestScreenshotText: 'longText',
  requireInfoGreeting: 'longText',
  acceptanceText: 'longText',
};

/** How a choice, whose fields `names` lists, is edited. */
export function settingKind([name]: readonly WidgetSettingName[]): SettingKind {
  if (name === undefined) return 'text';
  const known = kinds[name];
  if (known) return known;
  if ((avatarFieldNames as readonly string[]).includes(name)) return 'avatar';
  if (Object.hasOwn(settingChoices, name)) return 'options';
  if (isAppearanceName(name) && isColorField(name)) return 'color';
  const rule = textRuleOf(name);
  if (rule === 'notAnEmail') return 'email';
  if (rule === 'notAnAddress') return 'url';
  return name in settingsDefaults && typeof settingsDefaults[name as 'playSound'] === 'boolean' ? 'switch' : 'text';
}
