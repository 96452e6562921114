import { avatarSettings } from 'chatdeck/model';
import { behaviorLabels } from 'chatdeck/settings/behavior';

/** A field of the Behavior tab, for the forms that it is measured beside. */
export interface Field {
  name: string;
  kind: 'text' | 'number' | 'longText' | 'switch' | 'select' | 'radio' | 'countries' | 'file';
  label: string;
  help?: string;
  options?: { value: string | number; label: string; help?: string }[];
  /** The field that must say something before this one can be used. */
  needs?: string;
}

export interface Section {
  title: string;
  text: string;
  groups: { title?: string; fields: Field[] }[];
}

export type Values = Record<string, string | number | boolean | string[]>;

const words = behaviorLabels.defaults;
type BehaviorField = keyof typeof words.fields;
const inWords = (values: number[], word: (count: number) => string) =>
  values.map((value) => ({ value, label: word(value) }));
const reminders = inWords([30, 60, 90, 120, 180, 240, 300], words.seconds);
const inactive = inWords([0, 1, 2, 5, 10, 15, 30, 60], words.minutes);
const field = (kind: Field['kind'], name: BehaviorField, more: Partial<Field> = {}): Field => {
  const { label, help } = words.fields[name];
  return { name, kind, label, ...(help !== undefined && { help }), ...more };
};
const on = (name: BehaviorField, needs?: string) => field('switch', name, needs === undefined ? {} : { needs });
const text = (name: BehaviorField) => field('text', name);

/** The same fields in the same order, with the same words. */
export const sections: Section[] = [
  {
    title: words.presenceTitle,
    text: words.presenceText,
    groups: [
      { title: words.showingGroup, fields: [on('manualMode'), on('hideWhenOffline')] },
      {
        title: words.offlineGroup,
        fields: [
          text('sendOfflineMessagesToEmail'),
          on('includeVisitorInfoInEmails', 'sendOfflineMessagesToEmail'),
          on('sendOfflineMessagesToSlack'),
          text('offlineMessageWebhookURL'),
        ],
      },
      {
        title: words.startGroup,
        fields: [
          on('requireInfo'),
          on('sendOpJoinAutoResponse'),
          field('longText', 'opJoinAutoResponseMessage', { needs: 'sendOpJoinAutoResponse' }),
          { name: 'limitOn', kind: 'switch', label: words.limitOn, help: words.limitOnHelp },
          field('number', 'maxConcurrentConvos', { needs: 'limitOn' }),
        ],
      },
      {
        title: words.waitingGroup,
        fields: [
          on('responseReminders'),
          field('select', 'responseRemindersFreq', { options: reminders, needs: 'responseReminders' }),
          on('noAnswerMessageOn'),
          field('select', 'noAnswerMessageAfterSecs', { options: reminders, needs: 'noAnswerMessageOn' }),
          field('select', 'maxVisitorInactiveMins', { options: inactive }),
          on('newMsgNotifications'),
          on('playSound'),
        ],
      },
      {
        title: words.visitorsGroup,
        fields: [
          field('longText', 'blacklistedUrls'),
          field('countries', 'countryAllowList'),
          field('countries', 'countryDenyList'),
        ],
      },
    ],
  },
  {
    title: words.avatarsTitle,
    text: words.avatarsText,
    groups: [
      {
        fields: [
          text('agentLabel'),
          field('radio', 'avatarSetting', {
            options: avatarSettings.map((value) => ({
              value,
              label: words.avatarOptions[value],
              help: words.avatarOptionTexts[value],
            })),
          }),
          field('file', 'teamAvatarUrl'),
        ],
      },
    ],
  },
  {
    title: words.notificationsTitle,
    text: words.notificationsText,
    groups: [
      {
        fields: [
          on('notifyChannelOnMsg'),
          field('select', 'metaInfoInMainChannel', {
            options: Object.entries(words.metaInfoOptions).map(([value, label]) => ({ value, label })),
          }),
        ],
      },
    ],
  },
  {
    title: words.webhooksTitle,
    text: words.webhooksText,
    groups: [
      {
        title: words.transcriptsGroup,
        fields: [
          text('webhookUrl'),
          on('webhookOnArchive', 'webhookUrl'),
          text('transcriptRecipient'),
          on('emailOnArchive', 'transcriptRecipient'),
        ],
      },
      {
        title: words.eventsGroup,
        fields: [
          text('newConversationWebhookURL'),
          text('noAnswerWebhookUrl'),
          text('feedbackWebhookUrl'),
          text('segmentWriteKey'),
        ],
      },
    ],
  },
  { title: words.miscTitle, text: words.miscText, groups: [{ fields: [on('enableFileUploads')] }] },
];

export const fields: Field[] = sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));

export const initialValues: Values = {
  ...Object.fromEntries(fields.map(({ name, kind }) => [name, emptyOf(kind)])),
  sendOfflineMessagesToSlack: true,
  responseReminders: true,
  responseRemindersFreq: 60,
  noAnswerMessageAfterSecs: 60,
  maxVisitorInactiveMins: 5,
  newMsgNotifications: true,
  playSound: true,
  agentLabel: 'Support',
  avatarSetting: 'slack-avatars',
  notifyChannelOnMsg: true,
  metaInfoInMainChannel: 'compact',
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** As every picker offers them. */
export const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((value) => {
    const label = regionNames.of(value);
    return label === undefined ? [] : [{ value, label }];
  });

export const tabs = [
  'Behavior',
  'Appearance',
  'Operating Hours',
  'Install',
  'Triggers',
  'Saved Replies',
  'Integrations',
  'Question Groups',
];

function emptyOf(kind: Field['kind']): Values[string] {
  if (kind === 'switch') return false;
  return kind === 'countries' ? [] : '';
}
