import { collectCounts, type ChatStore } from '../contract/store';
import type { Tables } from './tables';
import { DAY } from '../../model/time/duration';

export function memoryChats({ chats, widgets }: Tables): ChatStore {
  const isOwn = (widgetId: number, accountId: number) => widgets.get(widgetId)?.accountId === accountId;
  return {
    statsByWidget(accountId, now) {
      const counted = chats.flatMap(({ widgetId, startedAt, agentName }) => {
        const age = now.getTime() - startedAt.getTime();
        const isCounted = isOwn(widgetId, accountId) && age >= 0;
        const missed = Number(agentName === '');
        return isCounted ? [{ widgetId, ageInDays: Math.floor(age / DAY), chats: 1, missed }] : [];
      });
      return Promise.resolve(collectCounts(counted));
    },
    count(accountId, from, until) {
      const counted = chats.filter(
        ({ widgetId, startedAt }) => isOwn(widgetId, accountId) && startedAt >= from && startedAt < until,
      );
      return Promise.resolve(counted.length);
    },
  };
}
