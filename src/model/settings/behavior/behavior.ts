import { avatarFieldNames } from './avatar';
import type { Editor, ErrorCode } from '../../core/editor';
import type { FieldGroups } from '../../core/field-groups';
import type { Problem } from '../../core/problem';
import type { WebhookPolicy } from '../../core/destinations';
import { settingErrors, settingFault } from '../shared/setting-faults';
import type { SettingsEditor, SettingsTabProps } from '../shared/settings-tab';
import type { FileUpload } from '../../core/upload';
import type { Widget } from '../../entities/widget';
import {
  avatarDefaults,
  defaultMaxConcurrentConvos,
  miscDefaults,
  notificationDefaults,
  presenceDefaults,
  webhookDefaults,
} from '../../entities/widget-settings';

const behaviorDefaults = {
  ...presenceDefaults,
  ...avatarDefaults,
  ...notificationDefaults,
  ...webhookDefaults,
  ...miscDefaults,
};
type BehaviorFields = typeof behaviorDefaults;

/** Settings edited in the Behavior tab. */
export interface BehaviorSettings extends Omit<BehaviorFields, 'maxConcurrentConvos'> {
  /** 0 means unlimited; null while the field is empty, which can't be saved. */
  maxConcurrentConvos: number | null;
}

export type BehaviorSection = 'presence' | 'avatars' | 'notifications' | 'webhooks' | 'misc';

export const behaviorSections: Record<BehaviorSection, readonly (keyof BehaviorSettings)[]> = {
  presence: namesOf(presenceDefaults),
  avatars: namesOf(avatarDefaults),
  notifications: namesOf(notificationDefaults),
  webhooks: namesOf(webhookDefaults),
  misc: namesOf(miscDefaults),
};

/** Fields that form one choice: the avatar, and the country lists, only one of which is ever set. */
export const behaviorGroups: FieldGroups<BehaviorSettings> = [
  avatarFieldNames,
  ['countryAllowList', 'countryDenyList'],
];

/** Slack commands for operators, by the setting they change. */
export const slackCommands = {
  requireInfo: ['require-info', 'ask email'],
  responseReminders: ['response-reminders'],
  avatarSetting: ['operator-name'],
  notifyChannelOnMsg: ['notify-channel-on-msg'],
  metaInfoInMainChannel: ['print-visitor-info', 'info'],
  webhookUrl: ['send-to-webhook'],
} as const;

/** The account's keys; only admins see them. */
export interface ApiKeys {
  /** Empty until one is generated. */
  apiKey: string;
  zapierApiKey: string;
  status: 'idle' | 'generating' | 'failed';
  problem?: Problem | undefined;
}

/** Props for `BehaviorTab`, returned by `useBehaviorTab`. */
export interface BehaviorTabProps extends SettingsTabProps {
  /** State of the team avatar upload. */
  avatarUpload: FileUpload;
  /** Takes an image of one of `avatarFileTypes`, at most `maxAvatarBytes`. Absent hides the upload. */
  onAvatarUpload?: ((file: File) => void) | undefined;
  /** Whether Slack permits transcripts; if not, the fields that need them are disabled. */
  canSendTranscripts: boolean;
  /** Whether the widget collects visitor data, which country rules need. */
  collectsVisitorData: boolean;
  /** Absent for non-admins. */
  keys?: ApiKeys | undefined;
  /** Revokes the API key and generates a new one. */
  onKeyGenerate?: (() => void) | undefined;
  /** This tab's settings. */
  editor: SettingsEditor<BehaviorSettings, BehaviorSection>;
}

export function behaviorSettings(widget: Widget): BehaviorSettings {
  const fields = namesOf(behaviorDefaults).map((name): [string, unknown] => [name, widget[name]]);
  return Object.fromEntries(fields) as unknown as BehaviorSettings;
}

/** Errors that the server would reject. `policy` is the server's, for one on an internal network. */
export function checkBehavior(
  value: BehaviorSettings,
  policy?: WebhookPolicy,
): Editor<BehaviorSettings, BehaviorSection>['errors'] {
  const errors: Editor<BehaviorSettings, BehaviorSection>['errors'] = {};
  for (const name of namesOf(behaviorDefaults)) {
    const code = errorOf(name, value[name], policy);
    if (code) errors[name] = code;
  }
  return errors;
}

function errorOf(name: keyof BehaviorSettings, value: unknown, policy?: WebhookPolicy): ErrorCode | undefined {
  if (value === null) return 'required';
  const fault = settingFault(name, value, policy);
  if (fault === 'notACount' && isWholeCount(value)) return 'tooLarge';
  return fault && settingErrors[fault];
}

/**
 * The limit after its switch changes. Turning it on restores the previous value, or 5 if there was none; off means 0.
 */
export function limitWhenSwitched(isOn: boolean, previous: number | null): number {
  if (!isOn) return 0;
  return previous !== null && previous > 0 ? previous : defaultMaxConcurrentConvos;
}

/* @__NO_SIDE_EFFECTS__ */
function namesOf<T extends object>(defaults: T): (keyof T)[] {
  return Object.keys(defaults) as (keyof T)[];
}

function isWholeCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
