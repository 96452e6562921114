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
const inWords = (values: number[], word: (count: number) => string) =>
  values.map((value) => ({ value, label: word(value) }));
const reminders = inWords([30, 60, 90, 120, 180, 240, 300], words.seconds);
const inactive = inWords([0, 1, 2, 5, 10, 15, 30, 60], words.minutes);
const on = (name: string, label: string, help?: string, needs?: string): Field => ({
  name,
  kind: 'switch',
  label,
  ...(help && { help }),
  ...(needs && { needs }),
});
const text = (name: string, label: string, help?: string): Field => ({
  name,
  kind: 'text',
  label,
  ...(help && { help }),
});

/** The same fields in the same order, with the same words. */
export const sections: Section[] = [
  {
    title: words.presenceTitle,
    text: words.presenceText,
    groups: [
      {
        title: words.showingGroup,
        fields: [
          on('manualMode', words.manualMode, words.manualModeHelp),
          on('hideWhenOffline', words.hideWhenOffline, words.hideWhenOfflineHelp),
        ],
      },
      {
        title: words.offlineGroup,
        fields: [
          text('sendOfflineMessagesToEmail', words.offlineEmail, words.offlineEmailHelp),
          on('includeVisitorInfoInEmails', words.visitorInfo, words.visitorInfoHelp, 'sendOfflineMessagesToEmail'),
          on('sendOfflineMessagesToSlack', words.offlineSlack, words.offlineSlackHelp),
          text('offlineMessageWebhookURL', words.offlineWebhook, words.offlineWebhookHelp),
        ],
      },
      {
        title: words.startGroup,
        fields: [
          on('requireInfo', words.requireInfo, words.requireInfoHelp),
          on('sendOpJoinAutoResponse', words.joinMessageOn, words.joinMessageOnHelp),
          {
            name: 'opJoinAutoResponseMessage',
            kind: 'longText',
            label: words.joinMessage,
            needs: 'sendOpJoinAutoResponse',
          },
          on('limitOn', words.limitOn, words.limitOnHelp),
          { name: 'maxConcurrentConvos', kind: 'number', label: words.limit, needs: 'limitOn' },
        ],
      },
      {
        title: words.waitingGroup,
        fields: [
          on('responseReminders', words.reminders, words.remindersHelp),
          {
            name: 'responseRemindersFreq',
            kind: 'select',
            label: words.remindersFreq,
            options: reminders,
            needs: 'responseReminders',
          },
          on('noAnswerMessageOn', words.noAnswer, words.noAnswerHelp),
          {
            name: 'noAnswerMessageAfterSecs',
            kind: 'select',
            label: words.noAnswerAfter,
            options: reminders,
            needs: 'noAnswerMessageOn',
          },
          {
            name: 'maxVisitorInactiveMins',
            kind: 'select',
            label: words.inactive,
            help: words.inactiveHelp,
            options: inactive,
          },
          on('newMsgNotifications', words.notifications, words.notificationsHelp),
          on('playSound', words.sound, words.soundHelp),
        ],
      },
      {
        title: words.visitorsGroup,
        fields: [
          { name: 'blacklistedUrls', kind: 'longText', label: words.pageRules, help: words.pageRulesHelp },
          { name: 'countryAllowList', kind: 'countries', label: words.allowCountries, help: words.allowCountriesHelp },
          { name: 'countryDenyList', kind: 'countries', label: words.denyCountries, help: words.denyCountriesHelp },
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
          text('agentLabel', words.agentLabel, words.agentLabelHelp),
          {
            name: 'avatarSetting',
            kind: 'radio',
            label: words.avatarSetting,
            options: avatarSettings.map((value) => ({
              value,
              label: words.avatarOptions[value],
              help: words.avatarOptionTexts[value],
            })),
          },
          { name: 'teamAvatarUrl', kind: 'file', label: words.teamAvatar, help: words.teamAvatarHelp },
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
          on('notifyChannelOnMsg', words.notifyChannel, words.notifyChannelHelp),
          {
            name: 'metaInfoInMainChannel',
            kind: 'select',
            label: words.metaInfo,
            help: words.metaInfoHelp,
            options: Object.entries(words.metaInfoOptions).map(([value, label]) => ({ value, label })),
          },
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
          text('webhookUrl', words.transcriptWebhook, words.transcriptWebhookHelp),
          on('webhookOnArchive', words.transcriptWebhookOnArchive, undefined, 'webhookUrl'),
          text('transcriptRecipient', words.transcriptRecipient, words.transcriptRecipientHelp),
          on('emailOnArchive', words.transcriptMailOnArchive, undefined, 'transcriptRecipient'),
        ],
      },
      {
        title: words.eventsGroup,
        fields: [
          text('newConversationWebhookURL', words.newConversationWebhook, words.newConversationWebhookHelp),
          text('noAnswerWebhookUrl', words.noAnswerWebhook, words.noAnswerWebhookHelp),
          text('feedbackWebhookUrl', words.feedbackWebhook, words.feedbackWebhookHelp),
          text('segmentWriteKey', words.segmentKey, words.segmentKeyHelp),
        ],
      },
    ],
  },
  {
    title: words.miscTitle,
    text: words.miscText,
    groups: [{ fields: [on('enableFileUploads', words.fileUploads, words.fileUploadsHelp)] }],
  },
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
