import { addBotUser, listBotUsers, listTeamUsers, removeBotUser } from '../model/calls/widget-extras';
import type { Id } from '../model/core/tolerant';
import type { CallOptions } from './options';
import type { Send } from './transport';

export interface AddBotRequest {
  userID: Id;
  name: string;
  botID?: string | undefined;
}

export function teamCalls(send: Send) {
  return {
    /** People and bots of the workspace: GET /chat_endpoints/{id}/users. `invalid` with code `missing_scope`. */
    list: (widgetId: Id, options?: CallOptions) => send(listTeamUsers, { params: { id: widgetId } }, options),
  };
}

export function botCalls(send: Send) {
  return {
    /** Those that were added to the widget: GET /chat_endpoints/{id}/bot_users. */
    list: (widgetId: Id, options?: CallOptions) => send(listBotUsers, { params: { id: widgetId } }, options),
    /** Adds one: POST /chat_endpoints/{id}/bot. A bad field is `invalid`. */
    add: (widgetId: Id, bot: AddBotRequest, options?: CallOptions) =>
      send(addBotUser, { params: { id: widgetId }, body: { ...bot } }, options),
    /** Removes the entry with this `userID`: DELETE /chat_endpoints/{id}/bot. */
    remove: (widgetId: Id, bot: { userID: Id; name: string }, options?: CallOptions) =>
      send(removeBotUser, { params: { id: widgetId }, body: { ID: bot.userID, name: bot.name } }, options),
  };
}
