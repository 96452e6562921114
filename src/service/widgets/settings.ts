import type { JsonObject } from '../../model/core/tolerant';
import { settingsDefaults } from '../../model/entities/widget-settings';
import { invalid, Refusal } from '../base/refusal';

/** A widget’s identity, as opposed to its behavior: accepted in a save and ignored. */
const identityFields = new Set([
  'Id',
  'Uuid',
  'Step',
  'status',
  'topic',
  'Scope',
  'BotScope',
  'OauthV1',
  'oauthV1',
  'requestChatWriteUserScope',
  'AvailableRooms',
  'apiKey',
  'zapierApiKey',
  'chatStats',
  'version',
]);

/** Maximum size of a widget’s settings as JSON, in characters, unknown fields included. */
const maxSettingsLength = 500_000;
/** How many fields this version doesn’t know a widget can have, and how long they can be together as JSON. */
const maxUnknownFields = 100;
const maxUnknownLength = 20_000;

/**
 * A widget’s settings after a save: sent fields replace stored ones, absent ones stay. The avatar has a separate call,
 * so a save can only remove it.
 */
export function writeSettings(stored: JsonObject, sent: JsonObject): JsonObject {
  const { teamAvatarUrl } = sent;
  if (teamAvatarUrl !== undefined && teamAvatarUrl !== '' && teamAvatarUrl !== stored.teamAvatarUrl) {
    throw invalid('teamAvatarUrl', 'This can remove a team avatar but not set one.');
  }
  const changed = Object.entries(sent).filter(([name]) => !isIdentity(name));
  const settings = { ...stored, ...Object.fromEntries(changed) };
  checkUnknown(stored, settings);
  if (JSON.stringify(settings).length > maxSettingsLength) {
    throw new Refusal(400, 'settings_too_large', 'These settings are too large to save. Shorten them and try again.');
  }
  return settings;
}

/** Rejects more unknown fields than the limits, unless as many are stored: such a widget can be saved, and shortened. */
function checkUnknown(stored: JsonObject, settings: JsonObject): void {
  const [before, after] = [stored, settings].map((all) => {
    const unknown = Object.entries(all).filter(([name]) => !Object.hasOwn(settingsDefaults, name));
    return { count: unknown.length, length: JSON.stringify(Object.fromEntries(unknown)).length };
  }) as [UnknownFields, UnknownFields];
  const isOver = (name: keyof UnknownFields, most: number) => after[name] > Math.max(most, before[name]);
  if (!isOver('count', maxUnknownFields) && !isOver('length', maxUnknownLength)) return;
  const message = `A widget can have up to ${maxUnknownFields} unknown settings of ${maxUnknownLength} characters in all.`;
  throw new Refusal(400, 'settings_too_large', message);
}

interface UnknownFields {
  count: number;
  length: number;
}

function isIdentity(name: string): boolean {
  return identityFields.has(name) || name.startsWith('Room') || name.startsWith('slack');
}
