import { newErrors } from '../../core/draft';
import type { WebhookPolicy } from '../../core/destinations';
import type { ErrorCode } from '../../core/editor';
import type { Id } from '../../core/tolerant';
import { avatarFieldNames, avatarSetting, needsTeamAvatar } from '../behavior/avatar';
import { checkWidgetSettings, type SettingPlace, type WidgetSettingName, type WidgetSettings } from './widget-settings';

/** Why a setting can't be set on a widget. The screen's labels have the text. */
export type CopyRefusal =
  /** The user hasn't accepted the terms. */
  | 'terms'
  /** The plan doesn't include operating hours. */
  | 'planRequired'
  /** The widget's Slack workspace hasn't granted what transcripts need. */
  | 'permissionMissing'
  /** Country lists need “Collect visitor data”. */
  | 'visitorDataOff'
  /** The widget has no team avatar to show. */
  | 'noPicture'
  /** A picture belongs to its widget: it can only be uploaded there. */
  | 'pictureUpload'
  /** The hours of either widget can't be read. */
  | 'unreadable'
  /** What the widget has isn't valid today, so a copy couldn't be undone. */
  | 'formerInvalid'
  /** The value, or what it leads to, isn't valid. */
  | 'invalid';

/** What the account allows, besides each widget's own. */
export interface AccountRules {
  hasAcceptedTerms: boolean;
  hasOperatingHours: boolean;
  policy?: WebhookPolicy | undefined;
}

/** A widget whose settings can be changed. */
export interface SettingsTarget {
  widgetId: Id;
  settings: WidgetSettings;
  /** Whether Slack permits transcripts. */
  canSendTranscripts: boolean;
}

const transcriptNames: readonly WidgetSettingName[] = [
  'webhookUrl',
  'webhookOnArchive',
  'transcriptRecipient',
  'emailOnArchive',
  'conversationEndTranscriptPlaceholder',
];

/** Why a choice can't become what `patch` says, or undefined. `patch` has all that changes at the same time. */
export function settingRefusal(
  { tab, names }: Pick<SettingPlace, 'tab' | 'names'>,
  patch: Partial<WidgetSettings>,
  { settings, canSendTranscripts }: SettingsTarget,
  { hasAcceptedTerms, hasOperatingHours }: AccountRules,
): Exclude<CopyRefusal, 'invalid' | 'formerInvalid'> | undefined {
  const after = { ...settings, ...patch };
  const [name] = names;
  if (name === undefined) return undefined;
  if (!hasAcceptedTerms) return 'terms';
  // What a larger plan left on can still be turned off.
  if (tab === 'op-hours' && !hasOperatingHours && !(name === 'onOffSchedule' && !after.onOffSchedule)) {
    return 'planRequired';
  }
  if (transcriptNames.includes(name) && !canSendTranscripts) return 'permissionMissing';
  if (name === 'countryAllowList' && !after.collectVisitorMetaData && hasCountries(after)) return 'visitorDataOff';
  // Not even removed: only an upload brings it back.
  if (name === 'teamAvatarUrl' && after.teamAvatarUrl !== settings.teamAvatarUrl) return 'pictureUpload';
  if (isAvatarField(name) && after.teamAvatarUrl === '' && needsTeamAvatar(avatarSetting(after))) return 'noPicture';
  if (name === 'weekHours' && (after.weekHours === null || settings.weekHours === null)) return 'unreadable';
  return undefined;
}

/** Errors that a change would cause; not those that the widget already has. */
export function patchErrors(
  patch: Partial<WidgetSettings>,
  settings: WidgetSettings,
  policy?: WebhookPolicy,
): Partial<Record<WidgetSettingName, ErrorCode>> {
  return newErrors((value: WidgetSettings) => checkWidgetSettings(value, policy), { patch, base: {} }, settings);
}

function hasCountries({ countryAllowList, countryDenyList }: WidgetSettings): boolean {
  return countryAllowList !== '' || countryDenyList !== '';
}

function isAvatarField(name: WidgetSettingName): boolean {
  return (avatarFieldNames as readonly string[]).includes(name);
}
