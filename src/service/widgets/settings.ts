import type { JsonObject } from '../../model/core/tolerant';
import { invalid, Refusal } from '../base/refusal';

/** What a widget is rather than how it behaves: accepted in a save and ignored. */
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

/** Characters of JSON that one widget's settings may take, unknown fields included. */
const maxSettingsLength = 500_000;

/**
 * A widget's settings after a save: what was sent goes over what is stored, what was left out stays. The picture comes
 * by its own call, so that a save may only remove it.
 */
export function writeSettings(stored: JsonObject, sent: JsonObject): JsonObject {
  const { teamAvatarUrl } = sent;
  if (teamAvatarUrl !== undefined && teamAvatarUrl !== '' && teamAvatarUrl !== stored.teamAvatarUrl) {
    throw invalid('teamAvatarUrl', 'This can remove a team avatar but not set one.');
  }
  const changed = Object.entries(sent).filter(([name]) => !isIdentity(name));
  const settings = { ...stored, ...Object.fromEntries(changed) };
  if (JSON.stringify(settings).length > maxSettingsLength) {
    throw new Refusal(400, 'settings_too_large', 'These settings are too large to save.');
  }
  return settings;
}

function isIdentity(name: string): boolean {
  return identityFields.has(name) || name.startsWith('Room') || name.startsWith('slack');
}
