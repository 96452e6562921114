import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { maxBotUsers } from '../../model/entities/widget-settings';
import type { ServiceContext } from '../http/context';
import { bind } from '../http/handle';
import { ownWidget, requireFeature } from '../widgets/own-widget';
import { checkCount, checkLengths, notFound } from '../base/refusal';

/** The bot users of a widget. The dashboard hides the product’s bot; the server doesn’t. */
export function botUserRoutes(app: Hono, context: ServiceContext): void {
  const { store } = context;

  bind(app, context, calls.listBotUsers, async ({ caller, params }) => {
    const { id: widgetId } = await ownWidget(store, caller, params.id);
    const bots = await store.botUsers.list(widgetId);
    return bots.map(({ userId, name, botId }) => ({ userID: userId, name, botID: botId }));
  });

  bind(app, context, calls.addBotUser, async ({ caller, params, body }) => {
    const { id: widgetId } = await ownWidget(store, caller, params.id);
    await requireFeature(store, caller, 'bots');
    const { userID, name, botID = '' } = body;
    checkLengths({ userID: String(userID), name, botID }, 255);
    const bot = { widgetId, userId: String(userID), name, botId: botID };
    const check = (count: number) => checkCount(count, maxBotUsers, 'bots and users');
    if (!(await store.botUsers.add(bot, check))) throw notFound();
    return { userID: String(userID), name, botID };
  });

  bind(app, context, calls.removeBotUser, async ({ caller, params, body }) => {
    const { id: widgetId } = await ownWidget(store, caller, params.id);
    await requireFeature(store, caller, 'bots');
    if (!(await store.botUsers.remove(widgetId, String(body.ID)))) throw notFound();
    return undefined;
  });
}
