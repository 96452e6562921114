import type { BotUserStore } from '../contract/extras-store';
import { promised } from '../base/promised';
import type { Tables } from './tables';

export function memoryBotUsers({ botUsers: bots, widgets }: Tables): BotUserStore {
  const indexOf = (widgetId: number, userId: string) =>
    bots.findIndex((bot) => bot.widgetId === widgetId && bot.userId === userId);
  return {
    list: (widgetId) => Promise.resolve(structuredClone(bots.filter((bot) => bot.widgetId === widgetId))),
    add: (bot, check) =>
      promised(() => {
        if (!widgets.has(bot.widgetId)) return false;
        const index = indexOf(bot.widgetId, bot.userId);
        if (index === -1) check(bots.filter(({ widgetId }) => widgetId === bot.widgetId).length);
        bots.splice(index === -1 ? bots.length : index, 1, { ...bot });
        return true;
      }),
    remove(widgetId, userId) {
      const index = indexOf(widgetId, userId);
      if (index !== -1) bots.splice(index, 1);
      return Promise.resolve(index !== -1);
    },
  };
}
