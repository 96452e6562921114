import { isWebAddress, safeHref } from '../../core/address';
import { isWebhookAddress, type WebhookPolicy } from '../../core/destinations';
import { isEmail } from '../../core/email';
import { readCountries } from './countries';
import type { ErrorCode } from '../../core/editor';
import { wrongPagePatterns } from './page-patterns';
import type { JsonObject } from '../../core/tolerant';
import {
  highestMaxConcurrentConvos,
  maxSettingLength,
  minAcceptanceLength,
  settingChoices,
  settingLengths,
  settingsDefaults,
  type WidgetSettings,
} from '../../entities/widget-settings';

/** Why a value of the right type still can't be saved. */
export type SettingFault =
  | 'notAChoice'
  | 'notACount'
  | 'notAColor'
  | 'notAnAddress'
  | 'addressWithSpaces'
  | 'addressWithLogin'
  | 'notAPublicAddress'
  | 'notAnEmail'
  | 'notAPattern'
  | 'notCountries'
  | 'tooLong';

/** Validates one field of a save. Unknown fields are not checked. */
export function settingFault(name: string, value: unknown, policy: WebhookPolicy = {}): SettingFault | undefined {
  if (!isSettingName(name)) return undefined;
  const choices: Partial<Record<keyof WidgetSettings, readonly unknown[]>> = settingChoices;
  const allowed = choices[name];
  if (allowed) return allowed.includes(value) ? undefined : 'notAChoice';
  if (typeof value === 'number') return isCount(value) ? undefined : 'notACount';
  if (typeof value !== 'string') return undefined;
  if (value.length > (settingLengths[name] ?? maxSettingLength)) return 'tooLong';
  const rule = rules[name];
  if (rule !== undefined && !rule.holds(value)) {
    return rule.fault === 'notAnAddress' && /\s/.test(value) ? 'addressWithSpaces' : rule.fault;
  }
  if (rule !== isWebhookOrNone || value === '' || isWebhookAddress(value, policy)) return undefined;
  const { username, password } = new URL(value);
  return username + password === '' ? 'notAPublicAddress' : 'addressWithLogin';
}

/** The fault that a text of this setting can have besides its length. */
export function textRuleOf(name: string): SettingFault | undefined {
  return isSettingName(name) ? rules[name]?.fault : undefined;
}

/** The form error for each fault. */
export const settingErrors: Record<SettingFault, ErrorCode> = {
  notAChoice: 'optionRequired',
  notACount: 'notANumber',
  notAColor: 'invalidCharacters',
  notAnAddress: 'invalidUrl',
  addressWithSpaces: 'urlWithSpaces',
  addressWithLogin: 'urlWithLogin',
  notAPublicAddress: 'notAPublicUrl',
  notAnEmail: 'invalidEmail',
  notAPattern: 'invalidPattern',
  notCountries: 'invalidCharacters',
  tooLong: 'tooLong',
};

/** Why two fields can't be saved together. */
export type SettingsFault = 'bothCountryLists' | 'acceptanceTextTooShort';

/** Validates interdependent fields if a save changes one of them. `settings` is what would be saved. */
export function settingsFault(
  settings: JsonObject,
  changed: readonly string[],
): { name: keyof WidgetSettings; fault: SettingsFault } | undefined {
  const textOf = (name: keyof WidgetSettings) => (typeof settings[name] === 'string' ? settings[name] : '');
  const countryList = countryLists.find((name) => changed.includes(name));
  if (countryList && countryLists.every((name) => textOf(name).trim() !== '')) {
    return { name: countryList, fault: 'bothCountryLists' };
  }
  const isAcceptanceChanged = changed.includes('requireAcceptance') || changed.includes('acceptanceText');
  if (isAcceptanceChanged && settings.requireAcceptance === true) {
    const isTooShort = textOf('acceptanceText').trim().length < minAcceptanceLength;
    if (isTooShort) return { name: 'acceptanceText', fault: 'acceptanceTextTooShort' };
  }
  return undefined;
}

const countryLists = ['countryAllowList', 'countryDenyList'] as const;
const color = /^#([\da-f]{3}|[\da-f]{6})$/i;

interface Rule {
  fault: SettingFault;
  holds(text: string): boolean;
}

const isColor: Rule = { fault: 'notAColor', holds: (text) => color.test(text) };
const isWebhookOrNone: Rule = {
  fault: 'notAnAddress',
  // Browsers differ in where they take a space.
  holds: (text) => text === '' || (isWebAddress(text) && !/\s/.test(text)),
};
/** Visitors follow this link from pages that are not ours, so scripts and broken links are rejected. */
const isLinkOrNone: Rule = { fault: 'notAnAddress', holds: (text) => text === '' || safeHref(text) !== undefined };
const isEmailOrNone: Rule = { fault: 'notAnEmail', holds: (text) => text === '' || isEmail(text) };
const areCountries: Rule = { fault: 'notCountries', holds: (text) => readCountries(text).wrong.length === 0 };
const arePatterns: Rule = { fault: 'notAPattern', holds: (text) => wrongPagePatterns(text).length === 0 };

const rules: Partial<Record<keyof WidgetSettings, Rule>> = {
  titleColor: isColor,
  titleFontColor: isColor,
  privacyPolicyLinkURL: isLinkOrNone,
  offlineMessageWebhookURL: isWebhookOrNone,
  webhookUrl: isWebhookOrNone,
  newConversationWebhookURL: isWebhookOrNone,
  noAnswerWebhookUrl: isWebhookOrNone,
  feedbackWebhookUrl: isWebhookOrNone,
  sendOfflineMessagesToEmail: isEmailOrNone,
  transcriptRecipient: isEmailOrNone,
  countryAllowList: areCountries,
  countryDenyList: areCountries,
  blacklistedUrls: arePatterns,
};

function isSettingName(name: string): name is keyof WidgetSettings {
  return Object.hasOwn(settingsDefaults, name);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= highestMaxConcurrentConvos;
}
