import * as z from 'zod/mini';
import { operatingHoursField } from './operating-hours';
import { decodeEntities } from '../core/decode-entities';
import { countField, entity, flagField, idSchema, textField, type Id } from '../core/tolerant';
import { settingsAnswerShape } from './widget-settings';

/** '1': team chat not connected, '2': channel not chosen, '3': configured. */
const stepSchema = z.pipe(
  z.union([z.string().check(z.regex(/^[1-9]\d?$/)), z.number().check(z.int(), z.positive())]),
  z.transform(String),
);

/** A text that agents are not sent. */
const adminTextField = z.catch(z._default(z.string(), ''), '');

/** Answer schema of a widget, which the wire calls chat endpoint. */
export const widgetSchema = entity({
  Id: idSchema,
  Uuid: textField,
  /** Another one after each save. A save that names it is refused when somebody else saved in between. */
  version: z.catch(z.optional(z.string()), undefined),
  RoomName: textField,
  RoomId: textField,
  Step: stepSchema,
  /** Switched off by hand. Never sent with a save. */
  off: flagField,
  status: textField,
  topic: textField,
  slackBaseUrl: textField,
  slackTeamId: textField,
  slackMainUser: textField,
  /** `oauthV1` is the same field in older answers. */
  OauthV1: z.catch(z.optional(z.boolean()), undefined),
  oauthV1: z.catch(z.optional(z.boolean()), undefined),
  Scope: textField,
  BotScope: textField,
  requestChatWriteUserScope: flagField,
  /** The account's keys, mirrored here; left out for everybody but admins. */
  apiKey: adminTextField,
  zapierApiKey: adminTextField,
  /** Null when it holds what we cannot read, and so must not write over. */
  operatingHours: operatingHoursField,
  ...settingsAnswerShape,
});
type ReadWidget = z.infer<typeof widgetSchema>;
type WidgetInput = z.input<typeof widgetSchema>;
// Mapped, so that declarations name them and do not repeat a hundred fields for each call that answers a widget.
export type Widget = { [Name in keyof ReadWidget]: ReadWidget[Name] };
/** What a sound server sends for one. */
export type SentWidget = { [Name in keyof WidgetInput]: WidgetInput[Name] };

/**
 * Answer schema of a widget's conversation counts. A day is 24 hours that end now, or where the next one begins: oldest
 * first, the last entry is the last 24 hours.
 */
export const chatStatsSchema = entity({
  total: countField,
  last24h: countField,
  avg30d: countField,
  dailyCounts30d: z.catch(z.array(entity({ chats: countField })), []),
});
export type ChatStats = z.infer<typeof chatStatsSchema>;

export const widgetStatsSchema = entity({ Id: idSchema, chatStats: chatStatsSchema });
export type WidgetStats = z.infer<typeof widgetStatsSchema>;

/** Setup is over: a channel is chosen and the embed code works. */
export function isFinished(widget: Widget): boolean {
  return Number(widget.Step) >= 3;
}

/** Online only if set up, not switched off, and not reported offline. */
export function isOnline(widget: Widget): boolean {
  return isFinished(widget) && !widget.off && widget.status !== 'offline';
}

/** Bound to Slack's first OAuth version, and so in need of a reinstall. */
export function usesLegacyOauth(widget: Widget): boolean {
  return Boolean(widget.OauthV1 ?? widget.oauthV1);
}

/** The name of a widget's channel as text; empty while it has none. */
export function channelName({ RoomName }: Pick<Widget, 'RoomName'>): string {
  return decodeEntities(RoomName).trim();
}

/** A widget as lists know it: `name` is that of its channel, and empty while it has none. */
export interface NamedWidget {
  /** Absent where the server sent it in a form that cannot be read. */
  id?: Id | undefined;
  name: string;
}

/**
 * What a widget is called wherever it is listed: like its channel, or by its Id, which no other has. `unnamed` has the
 * words.
 */
export function widgetName({ id, name }: NamedWidget, unnamed: (id: Id | undefined) => string): string {
  return name === '' ? unnamed(id) : name;
}

/** The first label of the workspace's host: `acme` of `https://acme.slack.com/`. */
export function workspaceName(slackBaseUrl: string): string {
  const host = URL.canParse(slackBaseUrl) ? new URL(slackBaseUrl).hostname : slackBaseUrl;
  return host.split('.')[0] ?? '';
}

/** Chats of the last 30 days: the sum of the daily counts, the total when there are none. */
export function chatsIn30Days(stats: ChatStats): number {
  if (stats.dailyCounts30d.length === 0) return stats.total;
  return stats.dailyCounts30d.reduce((sum, day) => sum + day.chats, 0);
}
