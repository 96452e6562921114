import * as z from 'zod/mini';
import { widgetSchema, widgetStatsSchema, type SentWidget, type Widget } from '../entities/widget';
import { changeEntrySchema } from '../entities/change-entry';
import { entity, idSchema, listOf, rowOf, rowsOf, type Id, type JsonObject } from '../core/tolerant';
import { defineCall, nothing } from './call';
import { userAnswer } from './user-answer';
import { operatingHourSchema } from '../entities/operating-hours';
import { settingsRequestShape } from '../entities/widget-settings';

/** Writes settings and unknown fields, ignores identity fields, and leaves absent fields unchanged. Rejects `off`. */
const updateConfigRequest = z.looseObject({
  ...settingsRequestShape,
  operatingHours: z.optional(z.nullable(z.array(operatingHourSchema))),
  off: z.optional(z.undefined()),
});

/** Each of these is `notFound` for an unknown ID or another account's ID. */
export const widgetCalls = {
  /** Every widget's conversation counts. */
  listStats: defineCall({
    name: 'currentWidgets',
    method: 'GET',
    path: '/users/current/chat_endpoints',
    access: 'user',
    args: () => ({}),
    answer: rowsOf(widgetStatsSchema),
  }),
  /**
   * Creates a widget at Step 1 in a new workspace and returns the updated user. `invalid` with code `channel_limit`.
   */
  create: defineCall({
    name: 'createWidget',
    method: 'POST',
    path: '/chat_endpoints/new',
    access: 'user',
    args: () => ({}),
    answer: userAnswer,
  }),
  /**
   * Creates a widget at Step 2 in the workspace of the finished widget `id` and returns the updated user. `invalid`
   * with code `channel_limit`.
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
   * Finishes setup with a channel and returns the updated user. Takes the widget, but reads only two of its fields. A
   * channel used by another widget of the account is `invalid` with code `channel_in_use`.
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
  /** Returns the widget to Step 2, choosing a channel, and returns the updated user. */
  changeChannel: defineCall({
    name: 'changeChannel',
    method: 'PUT',
    path: '/chat_endpoints/{id}/change-channel',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: userAnswer,
  }),
  /** Renames the channel in Slack and here, and returns the updated user. A bad name is `invalid`. */
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
    isLogged: true,
    answer: rowOf<Widget, SentWidget>(widgetSchema),
  }),
  /**
   * What was changed in the widget's settings, replies, and groups in the last 90 days, newest first, at most 500
   * changes. Without secrets.
   */
  listChanges: defineCall({
    name: 'listChanges',
    method: 'GET',
    path: '/chat_endpoints/{id}/changes',
    access: 'admin',
    args: (id: Id) => ({ params: { id } }),
    answer: listOf(changeEntrySchema),
    isOptional: true,
  }),
  /** Turns the widget on manually. */
  toggleOn: defineCall({
    name: 'toggleOn',
    byHand: 'toggle',
    method: 'PUT',
    path: '/chat_endpoints/{id}/toggle/on',
    access: 'user',
    answer: rowOf<Widget, SentWidget>(widgetSchema),
  }),
  /** Turns the widget off manually. */
  toggleOff: defineCall({
    name: 'toggleOff',
    byHand: 'toggle',
    method: 'PUT',
    path: '/chat_endpoints/{id}/toggle/off',
    access: 'user',
    answer: rowOf<Widget, SentWidget>(widgetSchema),
  }),
  /** Uploads an image as `file`, with its `size` in bytes. */
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
  /** Deletes the widget permanently; its embed code stops working. Takes the widget, but reads none of its fields. */
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
