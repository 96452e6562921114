import type { BotUserStore } from '../extras-store';
import { promised } from '../promised';
import type { BotUserRecord } from '../records';

/** Bot users in a list that the caller keeps. */
export function memoryBotUsers(bots: BotUserRecord[]): BotUserStore {
  const indexOf = (widgetId: number, userId: string) =>
    bots.findIndex((bot) => bot.widgetId === widgetId && bot.userId === userId);
  return {
    list: (widgetId) => Promise.resolve(structuredClone(bots.filter((bot) => bot.widgetId === widgetId))),
    add: (bot, check) =>
      promised(() => {
        const index = indexOf(bot.widgetId, bot.userId);
        if (index === -1) check(bots.filter(({ widgetId }) => widgetId === bot.widgetId).length);
        bots.splice(index === -1 ? bots.length : index, 1, { ...bot });
      }),
    remove(widgetId, userId) {
      const index = indexOf(widgetId, userId);
      if (index !== -1) bots.splice(index, 1);
      return Promise.resolve(index !== -1);
    },
  };
}
