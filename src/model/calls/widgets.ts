import * as z from 'zod/mini';
import { userSchema } from '../entities/user';
import { widgetSchema, widgetStatsSchema } from '../entities/widget';
import { entity, idSchema, rowOf, rowsOf, type Id, type JsonObject } from '../core/tolerant';
import { defineCall, nothing } from './call';
import { updateConfigRequest } from './update-config-request';

/** Another account's id and an unknown id are `notFound` in each of these. */
export const widgetCalls = {
  /** Every widget with its conversation counts. */
  currentWidgets: defineCall({
    client: 'widgets.listStats',
    method: 'GET',
    path: '/users/current/chat_endpoints',
    access: 'user',
    args: () => ({}),
    answer: rowsOf(widgetStatsSchema),
  }),
  /** A widget at Step 1 in a new workspace, and the updated user. `invalid` with code `channel_limit`. */
  createWidget: defineCall({
    client: 'widgets.create',
    method: 'POST',
    path: '/chat_endpoints/new',
    access: 'user',
    args: () => ({}),
    answer: userSchema,
  }),
  /**
   * A widget at Step 2 in the workspace of the finished widget `id`, and the updated user. `invalid` with code
   * `channel_limit`.
   */
  createWidgetBeside: defineCall({
    client: 'widgets.createBeside',
    method: 'POST',
    path: '/chat_endpoints/new/{id}',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: userSchema,
  }),
  /** Finishes the setup with a channel and gives the updated user. Takes the widget; two of its fields are read. */
  connectChannel: defineCall({
    client: 'widgets.connectChannel',
    method: 'PUT',
    path: '/chat_endpoints/{id}/connect_ce',
    access: 'user',
    request: z.looseObject({ RoomId: z.string().check(z.minLength(1)), RoomName: z.string().check(z.minLength(1)) }),
    args: (id: Id, widget: JsonObject & { RoomId: string; RoomName: string }) => ({ params: { id }, body: widget }),
    answer: userSchema,
  }),
  /** Back to Step 2, the choice of a channel, and the updated user. */
  changeChannel: defineCall({
    client: 'widgets.changeChannel',
    method: 'PUT',
    path: '/chat_endpoints/{id}/change-channel',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: userSchema,
  }),
  /** Renames the channel in Slack and here, and gives the updated user. A bad name is `invalid`. */
  renameChannel: defineCall({
    client: 'widgets.renameChannel',
    method: 'PUT',
    path: '/chat_endpoints/{id}/rename-channel',
    access: 'user',
    request: z.object({ roomName: z.string() }),
    args: (id: Id, roomName: string) => ({ params: { id }, body: { roomName } }),
    answer: userSchema,
  }),
  /** Saves settings (widget settings, section 7; decisions, "Wire contract"). */
  updateConfig: defineCall({
    client: 'widgets.updateConfig',
    method: 'PUT',
    path: '/chat_endpoints/{id}/update_config',
    access: 'user',
    request: updateConfigRequest,
    answer: rowOf(widgetSchema),
  }),
  /** Switches the widget on by hand. */
  toggleOn: defineCall({
    client: 'widgets.toggle',
    method: 'PUT',
    path: '/chat_endpoints/{id}/toggle/on',
    access: 'user',
    answer: rowOf(widgetSchema),
  }),
  /** Switches the widget off by hand. */
  toggleOff: defineCall({
    client: 'widgets.toggle',
    method: 'PUT',
    path: '/chat_endpoints/{id}/toggle/off',
    access: 'user',
    answer: rowOf(widgetSchema),
  }),
  /** Uploads a picture as `file`, with its `size` in bytes. */
  uploadTeamAvatar: defineCall({
    client: 'widgets.uploadTeamAvatar',
    method: 'POST',
    path: '/chat_endpoints/{id}/team-avatar',
    access: 'user',
    encoding: 'multipart',
    request: z.object({ file: z.custom<Blob>((value) => value instanceof Blob), size: z.number() }),
    answer: entity({ teamAvatarUrl: z.string().check(z.minLength(1)) }),
  }),
  /** Deletes the widget for good; its embed code stops working. Takes the widget; nothing of it is read. */
  deleteWidget: defineCall({
    client: 'widgets.delete',
    method: 'DELETE',
    path: '/chat_endpoints/{id}',
    access: 'user',
    request: z.looseObject({ Id: z.optional(idSchema) }),
    args: (id: Id, widget: JsonObject) => ({ params: { id }, body: widget }),
    answer: nothing,
  }),
};
