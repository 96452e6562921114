import type { BotUserStore } from '../extras-store';
import type { BotUserRecord } from '../records';

/** Bot users in a list that the caller keeps. */
export function memoryBotUsers(bots: BotUserRecord[]): BotUserStore {
  const indexOf = (widgetId: number, userId: string) =>
    bots.findIndex((bot) => bot.widgetId === widgetId && bot.userId === userId);
  return {
    list: (widgetId) => Promise.resolve(structuredClone(bots.filter((bot) => bot.widgetId === widgetId))),
    add(bot) {
      const index = indexOf(bot.widgetId, bot.userId);
      bots.splice(index === -1 ? bots.length : index, 1, { ...bot });
      return Promise.resolve();
    },
    remove(widgetId, userId) {
      const index = indexOf(widgetId, userId);
      if (index !== -1) bots.splice(index, 1);
      return Promise.resolve(index !== -1);
    },
  };
}
