import * as z from 'zod/mini';
import { widgetSchema, widgetStatsSchema, type SentWidget, type Widget } from '../entities/widget';
import { entity, idSchema, rowOf, rowsOf, type Id, type JsonObject } from '../core/tolerant';
import { defineCall, nothing } from './call';
import { userAnswer } from './user-answer';
import { operatingHourSchema } from '../entities/operating-hours';
import { settingsRequestShape } from '../entities/widget-settings';

/** Settings and unknown fields are written, fields of identity ignored, absent ones left alone; `off` is refused. */
const updateConfigRequest = z.looseObject({
  ...settingsRequestShape,
  operatingHours: z.optional(z.nullable(z.array(operatingHourSchema))),
  off: z.optional(z.undefined()),
});

/** Another account's id and an unknown id are `notFound` in each of these. */
export const widgetCalls = {
  /** Every widget with its conversation counts. */
  listStats: defineCall({
    name: 'currentWidgets',
    method: 'GET',
    path: '/users/current/chat_endpoints',
    access: 'user',
    args: () => ({}),
    answer: rowsOf(widgetStatsSchema),
  }),
  /** A widget at Step 1 in a new workspace, and the updated user. `invalid` with code `channel_limit`. */
  create: defineCall({
    name: 'createWidget',
    method: 'POST',
    path: '/chat_endpoints/new',
    access: 'user',
    args: () => ({}),
    answer: userAnswer,
  }),
  /**
   * A widget at Step 2 in the workspace of the finished widget `id`, and the updated user. `invalid` with code
   * `channel_limit`.
   */
  createBeside: defineCall({
    name: 'createWidgetBeside',
    method: 'POST',
    path: '/chat_endpoints/new/{id}',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: userAnswer,
  }),
  /**
   * Finishes the setup with a channel and gives the updated user. Takes the widget; two of its fields are read. A channel
   * that another widget of the account uses is `invalid` with code `channel_in_use`.
   */
  connectChannel: defineCall({
    name: 'connectChannel',
    method: 'PUT',
    path: '/chat_endpoints/{id}/connect_ce',
    access: 'user',
    request: z.looseObject({ RoomId: z.string().check(z.minLength(1)), RoomName: z.string().check(z.minLength(1)) }),
    args: (id: Id, widget: JsonObject & { RoomId: string; RoomName: string }) => ({ params: { id }, body: widget }),
    answer: userAnswer,
  }),
  /** Back to Step 2, the choice of a channel, and the updated user. */
  changeChannel: defineCall({
    name: 'changeChannel',
    method: 'PUT',
    path: '/chat_endpoints/{id}/change-channel',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: userAnswer,
  }),
  /** Renames the channel in Slack and here, and gives the updated user. A bad name is `invalid`. */
  renameChannel: defineCall({
    name: 'renameChannel',
    method: 'PUT',
    path: '/chat_endpoints/{id}/rename-channel',
    access: 'user',
    request: z.object({ roomName: z.string() }),
    args: (id: Id, roomName: string) => ({ params: { id }, body: { roomName } }),
    answer: userAnswer,
  }),
  /** Saves settings. */
  updateConfig: defineCall({
    name: 'updateConfig',
    byHand: 'updateConfig',
    method: 'PUT',
    path: '/chat_endpoints/{id}/update_config',
    access: 'user',
    request: updateConfigRequest,
    answer: rowOf<Widget, SentWidget>(widgetSchema),
  }),
  /** Switches the widget on by hand. */
  toggleOn: defineCall({
    name: 'toggleOn',
    byHand: 'toggle',
    method: 'PUT',
    path: '/chat_endpoints/{id}/toggle/on',
    access: 'user',
    answer: rowOf<Widget, SentWidget>(widgetSchema),
  }),
  /** Switches the widget off by hand. */
  toggleOff: defineCall({
    name: 'toggleOff',
    byHand: 'toggle',
    method: 'PUT',
    path: '/chat_endpoints/{id}/toggle/off',
    access: 'user',
    answer: rowOf<Widget, SentWidget>(widgetSchema),
  }),
  /** Uploads a picture as `file`, with its `size` in bytes. */
  uploadTeamAvatar: defineCall({
    name: 'uploadTeamAvatar',
    byHand: 'uploadTeamAvatar',
    method: 'POST',
    path: '/chat_endpoints/{id}/team-avatar',
    access: 'user',
    encoding: 'multipart',
    request: z.object({ file: z.custom<Blob>((value) => value instanceof Blob), size: z.number() }),
    answer: entity({ teamAvatarUrl: z.string().check(z.minLength(1)) }),
  }),
  /** Deletes the widget for good; its embed code stops working. Takes the widget; nothing of it is read. */
  delete: defineCall({
    name: 'deleteWidget',
    method: 'DELETE',
    path: '/chat_endpoints/{id}',
    access: 'user',
    request: z.looseObject({ Id: z.optional(idSchema) }),
    args: (id: Id, widget: JsonObject) => ({ params: { id }, body: widget }),
    answer: nothing,
  }),
};
