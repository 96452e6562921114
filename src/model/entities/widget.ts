import * as z from 'zod/mini';
import { operatingHoursField } from './operating-hours';
import { decodeEntities } from '../core/decode-entities';
import { countField, entity, flagField, idSchema, textField, type Id, nullableInstantField } from '../core/tolerant';
import { settingsAnswerShape } from './widget-settings';

/** '1': Slack not connected, '2': channel not chosen, '3': configured. */
const stepSchema = z.pipe(
  z.union([z.string().check(z.regex(/^[1-9]\d?$/)), z.number().check(z.int(), z.positive())]),
  z.transform(String),
);

/** Text that is not sent to agents. */
const adminTextField = z.catch(z._default(z.string(), ''), '');

/** Response schema of a widget, called chat endpoint in the API. */
export const widgetSchema = entity({
  Id: idSchema,
  Uuid: textField,
  /** Changes with each save. A save with this version is rejected if someone else saved in between. */
  version: z.catch(z.optional(z.string()), undefined),
  RoomName: textField,
  RoomId: textField,
  Step: stepSchema,
  /** Turned off manually. Never sent with a save. */
  off: flagField,
  status: textField,
  topic: textField,
  slackBaseUrl: textField,
  slackTeamId: textField,
  slackMainUser: textField,
  /** When that user last authorized the workspace. Optional: without it, only the user is named. */
  slackAuthorizedAt: nullableInstantField,
  /** `oauthV1` is the same field in older responses. */
  OauthV1: z.catch(z.optional(z.boolean()), undefined),
  oauthV1: z.catch(z.optional(z.boolean()), undefined),
  Scope: textField,
  BotScope: textField,
  requestChatWriteUserScope: flagField,
  /** Copies of the account's keys; only admins receive them. */
  apiKey: adminTextField,
  zapierApiKey: adminTextField,
  /** Null when the value is unreadable, so we must not overwrite it. */
  operatingHours: operatingHoursField,
  ...settingsAnswerShape,
});
type ReadWidget = z.infer<typeof widgetSchema>;
type WidgetInput = z.input<typeof widgetSchema>;
// Mapped so that declarations reference the type by name instead of repeating a hundred fields for each call.
export type Widget = { [Name in keyof ReadWidget]: ReadWidget[Name] };
/** A widget as a well-behaved server sends it. */
export type SentWidget = { [Name in keyof WidgetInput]: WidgetInput[Name] };

/**
 * Response schema of a widget's conversation counts. A day is 24 hours, counted back from now; oldest first, so the
 * last entry is the last 24 hours.
 */
export const chatStatsSchema = entity({
  total: countField,
  last24h: countField,
  avg30d: countField,
  dailyCounts30d: z.catch(z.array(entity({ chats: countField })), []),
  /** Of `last24h`, those that no one answered. Optional: without it, missed chats aren't shown. */
  missed24h: z.catch(z.optional(z.number().check(z.gte(0))), undefined),
});
export type ChatStats = z.infer<typeof chatStatsSchema>;

export const widgetStatsSchema = entity({ Id: idSchema, chatStats: chatStatsSchema });
export type WidgetStats = z.infer<typeof widgetStatsSchema>;

/** Whether setup is complete: a channel is chosen and the embed code works. */
export function isFinished(widget: Widget): boolean {
  return Number(widget.Step) >= 3;
}

/** Online only if set up, not turned off, and not reported offline. */
export function isOnline(widget: Widget): boolean {
  return isFinished(widget) && !widget.off && widget.status !== 'offline';
}

/** Whether the widget uses Slack's first OAuth version and so needs to be reinstalled. */
export function usesLegacyOauth(widget: Widget): boolean {
  return Boolean(widget.OauthV1 ?? widget.oauthV1);
}

/** The widget's channel name as text; empty without a channel. */
export function channelName({ RoomName }: Pick<Widget, 'RoomName'>): string {
  return decodeEntities(RoomName).trim();
}

/** A widget in a list. `name` is its channel's name, empty without a channel. */
export interface NamedWidget {
  /** Absent when the server sent an unreadable one. */
  id?: Id | undefined;
  name: string;
}

/** A widget's name in lists: its channel's name, or the text `unnamed` returns for its ID, which is unique. */
export function widgetName({ id, name }: NamedWidget, unnamed: (id: Id | undefined) => string): string {
  return name === '' ? unnamed(id) : name;
}

/** The workspace's host, for example `acme.slack.com` for `https://acme.slack.com/`. */
export function workspaceHost(slackBaseUrl: string): string {
  return URL.canParse(slackBaseUrl) ? new URL(slackBaseUrl).hostname : slackBaseUrl;
}

/** The first label of the workspace's host, for example `acme` in `https://acme.slack.com/`. */
export function workspaceName(slackBaseUrl: string): string {
  return workspaceHost(slackBaseUrl).split('.')[0] ?? '';
}

/** Number of chats in the last 30 days: the sum of the daily counts, or the total when there are none. */
export function chatsIn30Days(stats: ChatStats): number {
  if (stats.dailyCounts30d.length === 0) return stats.total;
  return stats.dailyCounts30d.reduce((sum, day) => sum + day.chats, 0);
}

/** Number of all chats so far. A server may not count those before the last 30 days. */
export function allChats(stats: ChatStats): number {
  return Math.max(stats.total, chatsIn30Days(stats));
}
