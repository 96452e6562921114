import { avatarFieldNames } from './avatar';
import type { Editor, ErrorCode } from '../../core/editor';
import type { FieldGroups } from '../../core/field-groups';
import type { Loadable } from '../../core/loadable';
import type { Problem } from '../../core/problem';
import type { WhyOffline } from '../../places/why-offline';
import { settingErrors, settingFault } from '../shared/setting-faults';
import type { SettingsEditor, SettingsTabProps } from '../shared/settings-tab';
import type { FileUpload } from '../../core/upload';
import { isOnline, type Widget } from '../../entities/widget';
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

/** The settings that the Behavior tab edits. */
export interface BehaviorSettings extends Omit<BehaviorFields, 'maxConcurrentConvos'> {
  /** 0 means unlimited; null while the field is cleared, which cannot be saved. */
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

/** The fields of one choice: the avatar, and the countries, of which only one list is ever set. */
export const behaviorGroups: FieldGroups<BehaviorSettings> = [
  avatarFieldNames,
  ['countryAllowList', 'countryDenyList'],
];

/** The commands that operators give in Slack, by what they change or concern: the switch, or a setting. */
export const slackCommands = {
  power: ['on', 'off'],
  requireInfo: ['require-info', 'ask email'],
  responseReminders: ['response-reminders'],
  avatarSetting: ['operator-name'],
  notifyChannelOnMsg: ['notify-channel-on-msg'],
  metaInfoInMainChannel: ['print-visitor-info', 'info'],
  webhookUrl: ['send-to-webhook'],
} as const;

/** The switch that turns the widget on or off by hand, and what visitors get at the moment. */
export interface WidgetPower {
  isOn: boolean;
  isOnline: boolean;
  /** Absent while it is online, or where the reason is not known. */
  whyOffline?: WhyOffline | undefined;
  isChanging: boolean;
}

/** The account's keys, which only admins see. */
export interface ApiKeys {
  /** Empty until one is generated. */
  apiKey: string;
  zapierApiKey: string;
  status: 'idle' | 'generating' | 'failed';
  problem?: Problem | undefined;
}

/** What `useBehaviorTab` gives and `BehaviorTab` takes. */
export interface BehaviorTabProps extends SettingsTabProps {
  /** Whether the widget is on, and what stands in its way. */
  power: Loadable<WidgetPower>;
  /** Whether the person looks after plan and payment; others are told to ask who does. */
  isAdmin?: boolean | undefined;
  /** Absent hides the switch. */
  onPowerChange?: ((isOn: boolean) => void) | undefined;
  /** How far a new team picture is. */
  avatarUpload: FileUpload;
  /** A picture of `avatarFileTypes` and at most `maxAvatarBytes`. Absent hides the upload. */
  onAvatarUpload?: ((file: File) => void) | undefined;
  /** Whether Slack lets transcripts be made; without it the fields that need them are disabled. */
  canSendTranscripts: boolean;
  /** Whether the widget collects visitor data, without which countries cannot be told apart. */
  collectsVisitorData: boolean;
  /** Absent for everybody but admins. */
  keys?: ApiKeys | undefined;
  /** Revokes the API key and makes a new one. */
  onKeyGenerate?: (() => void) | undefined;
  /** The settings of this tab. */
  editor: SettingsEditor<BehaviorSettings, BehaviorSection>;
}

export function behaviorSettings(widget: Widget): BehaviorSettings {
  const fields = namesOf(behaviorDefaults).map((name): [string, unknown] => [name, widget[name]]);
  return Object.fromEntries(fields) as unknown as BehaviorSettings;
}

/** What the server would refuse. */
export function checkBehavior(value: BehaviorSettings): Editor<BehaviorSettings, BehaviorSection>['errors'] {
  const errors: Editor<BehaviorSettings, BehaviorSection>['errors'] = {};
  for (const name of namesOf(behaviorDefaults)) {
    const code = errorOf(name, value[name]);
    if (code) errors[name] = code;
  }
  return errors;
}

function errorOf(name: keyof BehaviorSettings, value: unknown): ErrorCode | undefined {
  if (value === null) return 'required';
  const fault = settingFault(name, value);
  if (fault === 'notACount' && isWholeCount(value)) return 'tooLarge';
  return fault && settingErrors[fault];
}

/** Switching the limit on brings back the value before, 5 when there was none; off means 0. */
export function limitWhenSwitched(isOn: boolean, previous: number | null): number {
  if (!isOn) return 0;
  return previous !== null && previous > 0 ? previous : defaultMaxConcurrentConvos;
}

/** The switch of a widget as it is shown; `reason` is what `whyOffline` says of it. */
export function widgetPower(widget: Widget, isChanging: boolean, reason?: WhyOffline): WidgetPower {
  const online = isOnline(widget);
  return { isOn: !widget.off, isOnline: online, whyOffline: online ? undefined : reason, isChanging };
}

/* @__NO_SIDE_EFFECTS__ */
function namesOf<T extends object>(defaults: T): (keyof T)[] {
  return Object.keys(defaults) as (keyof T)[];
}

function isWholeCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
