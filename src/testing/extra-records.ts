import type {
  BotUserRecord,
  Dataset,
  PresenceRecord,
  QuestionGroupRecord,
  SavedReplyRecord,
} from '../service/contract/records';
import { makeBotUser, makeQuestionGroup, makeSavedReply } from './extras';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A question group as a store keeps it. */
export function makeQuestionGroupRecord(overrides: Partial<QuestionGroupRecord> = {}): QuestionGroupRecord {
  const { uid, label, shortcut, auto, prompt, treeJson } = makeQuestionGroup();
  return { accountId: 1, uid, label, shortcut, isAuto: auto, prompt, treeJson, ...overrides };
}

/** A saved reply as a store keeps it. */
export function makeSavedReplyRecord(overrides: Partial<SavedReplyRecord> = {}): SavedReplyRecord {
  const { label, triggerPhrases, autoSend, shortcut, response } = makeSavedReply();
  return { id: 501, widgetId: 11, label, triggerPhrases, isAutoSent: autoSend, shortcut, response, ...overrides };
}

/** A bot that was added to a widget, as a store keeps it. */
export function makeBotUserRecord(overrides: Partial<BotUserRecord> = {}): BotUserRecord {
  const { userID, name, botID } = makeBotUser();
  return { widgetId: 11, userId: userID, name, botId: botID, ...overrides };
}

/** What an established account has besides its chats: by default for widget 11. */
export function makeExtras(
  now: Date,
  { accountId = 1, widgetId = 11 } = {},
): Pick<Dataset, 'presence' | 'questionGroups' | 'savedReplies' | 'botUsers'> {
  return {
    presence: officeHours(widgetId, now),
    questionGroups: [
      makeQuestionGroupRecord({ accountId, isAuto: true }),
      makeQuestionGroupRecord({ accountId, uid: 'g9s3l6o0rd', label: 'Order help', shortcut: 'order', prompt: '' }),
    ],
    savedReplies: [
      makeSavedReplyRecord({ widgetId }),
      makeSavedReplyRecord({ widgetId, id: 502, label: 'Store hours', triggerPhrases: '', shortcut: 'hours' }),
    ],
    botUsers: [makeBotUserRecord({ widgetId })],
  };
}

/**
 * Two operators taking turns in the ten hours up to this time of each day, with a break; an operator who is online at
 * `now` stays online.
 */
export function officeHours(widgetId: number, now: Date, days = 30): PresenceRecord[] {
  return Array.from({ length: days }, (_, age) => new Date(now.getTime() - age * DAY)).flatMap((evening, age) => {
    const before = (hours: number) => new Date(evening.getTime() - hours * HOUR);
    return [
      { widgetId, agentName: 'Luis Ferreira', onlineAt: before(10), offlineAt: before(5) },
      { widgetId, agentName: 'Dana Whitfield', onlineAt: before(4), offlineAt: age === 0 ? null : evening },
    ];
  });
}
