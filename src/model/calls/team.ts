import * as z from 'zod/mini';
import { botUserSchema, teamUserSchema } from '../entities/team-user';
import { idSchema, rowsOf, type Id } from '../core/tolerant';
import { defineCall, nothing } from './call';

const addBotRequest = z.object({ userID: idSchema, name: z.string(), botID: z.optional(z.string()) });
export type AddBotRequest = z.infer<typeof addBotRequest>;

export const teamCalls = {
  /** People and bots in the workspace. `invalid` with code `missing_scope` without the `users:read` permission. */
  list: defineCall({
    name: 'listTeamUsers',
    method: 'GET',
    path: '/chat_endpoints/{id}/users',
    access: 'user',
    args: (widgetId: Id) => ({ params: { id: widgetId } }),
    answer: rowsOf(teamUserSchema),
  }),
};

export const botCalls = {
  /** People and bots added to the widget. */
  list: defineCall({
    name: 'listBotUsers',
    method: 'GET',
    path: '/chat_endpoints/{id}/bot_users',
    access: 'user',
    args: (widgetId: Id) => ({ params: { id: widgetId } }),
    answer: rowsOf(botUserSchema),
  }),
  /** Adds a person or bot to the widget. A bad field is `invalid`. */
  add: defineCall({
    name: 'addBotUser',
    method: 'POST',
    path: '/chat_endpoints/{id}/bot',
    access: 'user',
    request: addBotRequest,
    args: (widgetId: Id, bot: AddBotRequest) => ({ params: { id: widgetId }, body: bot }),
    answer: nothing,
  }),
  /** Removes the entry with this `userID`. */
  remove: defineCall({
    name: 'removeBotUser',
    method: 'DELETE',
    path: '/chat_endpoints/{id}/bot',
    access: 'user',
    request: z.object({ ID: idSchema, name: z.optional(z.string()) }),
    args: (widgetId: Id, bot: { userID: Id; name: string }) => ({
      params: { id: widgetId },
      body: { ID: bot.userID, name: bot.name },
    }),
    answer: nothing,
  }),
};
