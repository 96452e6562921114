import * as z from 'zod/mini';
import { defineCall, nothing } from './call';
import { channelSchema } from '../entities/channel';
import { entity, idSchema, rowOf, rowsOf } from '../core/tolerant';
import { userSchema } from '../entities/user';
import { widgetSchema, widgetStatsSchema } from '../entities/widget';
import { updateConfigRequest } from './update-config-request';

/** GET /users/current/chat_endpoints: the widgets with their conversation counts. */
export const currentWidgets = defineCall({
  method: 'GET',
  path: '/users/current/chat_endpoints',
  access: 'user',
  answer: rowsOf(widgetStatsSchema),
});

/** POST /chat_endpoints/new: a widget at Step 1. Refused with `channel_limit` at the plan's maximum. */
export const createWidget = defineCall({
  method: 'POST',
  path: '/chat_endpoints/new',
  access: 'user',
  answer: userSchema,
});

/** POST /chat_endpoints/new/{id}: a widget at Step 2 in the workspace of the finished widget `id`. */
export const createWidgetBeside = defineCall({
  method: 'POST',
  path: '/chat_endpoints/new/{id}',
  access: 'user',
  answer: userSchema,
});

/** PUT /chat_endpoints/{id}/connect_ce: chooses the channel, which finishes the setup. Takes the widget, reads two fields. */
export const connectChannel = defineCall({
  method: 'PUT',
  path: '/chat_endpoints/{id}/connect_ce',
  access: 'user',
  request: z.looseObject({ RoomId: z.string().check(z.minLength(1)), RoomName: z.string().check(z.minLength(1)) }),
  answer: userSchema,
});

/** PUT /chat_endpoints/{id}/change-channel: back to Step 2 without a channel. */
export const changeChannel = defineCall({
  method: 'PUT',
  path: '/chat_endpoints/{id}/change-channel',
  access: 'user',
  answer: userSchema,
});

/** PUT /chat_endpoints/{id}/rename-channel: renames the channel in Slack and here. */
export const renameChannel = defineCall({
  method: 'PUT',
  path: '/chat_endpoints/{id}/rename-channel',
  access: 'user',
  request: z.object({ roomName: z.string() }),
  answer: userSchema,
});

/** GET /chat_endpoints/{id}/rooms: the workspace's channels. */
export const listChannels = defineCall({
  method: 'GET',
  path: '/chat_endpoints/{id}/rooms',
  access: 'user',
  answer: rowsOf(channelSchema),
});

/** POST /chat_endpoints/{id}/channels: creates a channel. The two other fields are the form's own and are not read. */
export const createChannel = defineCall({
  method: 'POST',
  path: '/chat_endpoints/{id}/channels',
  access: 'user',
  request: z.looseObject({ channelName: z.string() }),
  answer: channelSchema,
});

/** DELETE /chat_endpoints/{id}: deletes the widget; its embed code stops working. Carries the widget, reads nothing of it. */
export const deleteWidget = defineCall({
  method: 'DELETE',
  path: '/chat_endpoints/{id}',
  access: 'user',
  request: z.looseObject({ Id: z.optional(idSchema) }),
  answer: nothing,
});

/** PUT /chat_endpoints/{id}/update_config: saves settings (widget settings, section 7; decisions, "Wire contract"). */
export const updateConfig = defineCall({
  method: 'PUT',
  path: '/chat_endpoints/{id}/update_config',
  access: 'user',
  request: updateConfigRequest,
  answer: rowOf(widgetSchema),
});

/** PUT /chat_endpoints/{id}/toggle/on: switches the widget on by hand. */
export const toggleOn = defineCall({
  method: 'PUT',
  path: '/chat_endpoints/{id}/toggle/on',
  access: 'user',
  answer: rowOf(widgetSchema),
});

/** PUT /chat_endpoints/{id}/toggle/off: switches the widget off by hand. */
export const toggleOff = defineCall({
  method: 'PUT',
  path: '/chat_endpoints/{id}/toggle/off',
  access: 'user',
  answer: rowOf(widgetSchema),
});

/** POST /chat_endpoints/{id}/team-avatar: uploads a picture as `file`, with its `size` in bytes. */
export const uploadTeamAvatar = defineCall({
  method: 'POST',
  path: '/chat_endpoints/{id}/team-avatar',
  access: 'user',
  encoding: 'multipart',
  request: z.object({ file: z.custom<Blob>((value) => value instanceof Blob), size: z.number() }),
  answer: entity({ teamAvatarUrl: z.string().check(z.minLength(1)) }),
});
