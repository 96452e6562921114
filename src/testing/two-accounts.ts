import { channelsOfWidgets } from '../service/sandbox/channels-of-widgets';
import type { ChatRecord, Dataset, PresenceRecord } from '../service/contract/records';
import { addDays, dayOfWeek } from '../model/time/local-date';
import { dayLengthHours, localDate } from '../model/time/zoned-time';
import { makeAccountRecord, makeChatRecord, makeDataset, makeUserRecord, makeWidgetRecord } from './records';

const HOUR = 3_600_000;

/** Adds a small account at its limits to a busy one, whose chats become as different as real ones. */
export function addSmallAccount(dataset: Dataset, now: Date) {
  const small = [21, 22].map((id) =>
    makeWidgetRecord({ id, accountId: 2, roomName: `globex-${id}`, slackTeamId: 'T0GLOBEX' }),
  );
  const widgets = [...dataset.widgets, ...small];
  const more = chatsOfClockChanges(now);
  const account = { id: 2, orgName: 'Globex', planId: 'starter-monthly', paymentType: 'none' } as const;
  return {
    dataset: makeDataset({
      ...dataset,
      accounts: [...dataset.accounts, makeAccountRecord(account)],
      users: [...dataset.users, makeUserRecord({ id: 201, accountId: 2, email: 'owner@globex.test' })],
      widgets,
      teamChannels: channelsOfWidgets(widgets),
      chats: [...dataset.chats, ...more].map((chat, index) => varied(chat, index, now)),
      presence: [...dataset.presence, ...more.filter(({ agentName }) => agentName !== '').map(onlineFor)],
    }),
    signIns: { 'globex-owner-token': 201 },
    serviceKeys: { 'chatdeck_sk_two-accounts': 1 },
  };
}

const names = ['Maya Lindqvist', 'Nora Reyes', 'Ines Okafor', 'Jun Park'];
const titles = ['Do you ship to Alaska?', 'Where is my order?', 'Can I change my address?'];

/** Ratings, triggers, and texts that repeat at different intervals, so that every combination exists. */
function varied(chat: ChatRecord, index: number, now: Date): ChatRecord {
  const name = names[index % 4] ?? '';
  const isMissed = chat.agentName === '';
  const email = `${name.split(' ')[0]?.toLowerCase()}-${index % 11}@visitor.test`;
  const seconds = (count: number) => new Date(chat.startedAt.getTime() + count * 1000);
  return {
    ...chat,
    title: titles[index % 3] ?? '',
    visitor: { ...chat.visitor, name, email },
    rating: isMissed ? null : (([null, 'up', 'down', 'up', null] as const)[index % 5] ?? null),
    feedback: index % 13 === 1 && !isMissed ? 'Quick and friendly' : '',
    isFromTrigger: index % 7 < 2,
    messageCount: isMissed ? 1 : 2 + (index % 9),
    firstResponseAt: isMissed ? null : seconds(5 + (index % 17) * 6),
    endedAt: new Date(Math.min(seconds(240 + (index % 23) * 30).getTime(), now.getTime())),
  };
}

/** The operator of a chat is online when it starts, and when it is answered. */
function onlineFor({ widgetId, agentName, startedAt }: ChatRecord): PresenceRecord {
  const at = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);
  return { widgetId, agentName, onlineAt: at(-10), offlineAt: at(10) };
}

/** Chats around the days of the last year when clocks changed. */
function chatsOfClockChanges(now: Date): ChatRecord[] {
  const dates = ['America/New_York', 'Europe/Berlin', 'Pacific/Auckland'].flatMap((tz) => {
    const today = localDate(now.getTime(), tz);
    const sundays = Array.from({ length: 54 }, (_, week) => addDays(today, -dayOfWeek(today) - 7 * week));
    return sundays.filter((date) => dayLengthHours(date, tz) !== 24);
  });
  return dates
    .flatMap((date, change) =>
      Array.from({ length: 60 }, (_, index) => {
        const startedAt = new Date(Date.parse(`${date}T00:00:00Z`) - 24 * HOUR + index * 1.1 * HOUR);
        return makeChatRecord({ id: 900_000 + change * 100 + index, startedAt });
      }),
    )
    .filter(({ startedAt }) => startedAt < now);
}
