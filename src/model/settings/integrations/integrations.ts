import { decodeEntities } from '../../core/decode-entities';
import type { Loadable } from '../../core/loadable';
import type { Problem } from '../../core/problem';
import { isConnectionExpired } from '../../places/connection';
import type { SettingsContent, SettingsTabProps } from '../shared/settings-tab';
import type { BotUser, TeamUser } from '../../entities/team-user';
import { readyRows, type Id, type Row } from '../../core/tolerant';

/** How the widget's connection to Slack stands. */
export type SlackConnection =
  /** Not known yet. */
  | 'checking'
  | 'connected'
  /** Slack refuses to list the workspace's people and bots. */
  | 'permissionMissing'
  /** Slack no longer accepts the connection. */
  | 'expired'
  /** It could not be asked. */
  | 'unknown';

/** Somebody of the workspace: a person or a bot. */
export interface TeamMemberChoice {
  id: Id;
  name: string;
  isBot: boolean;
  /** Empty for people. */
  botId: string;
}

/** Somebody who was added to the widget, or is about to be. */
export interface AddedBot {
  id: Id;
  name: string;
  botId: string;
}

/** What is on its way or went wrong with one of them. */
export interface BotChange {
  status: 'adding' | 'removing' | 'addFailed' | 'removeFailed';
  problem?: Problem | undefined;
}

/** What the Integrations tab shows of a widget. */
export interface IntegrationsData {
  connection: SlackConnection;
  /** Everybody who was added, the product's own bot included. */
  added: AddedBot[];
  /** How many of them came malformed. */
  unreadable: number;
  /** Everybody of the workspace; `permissionMissing` has the old list, if there was one. */
  team: Loadable<TeamMemberChoice[]> | { status: 'permissionMissing'; data: TeamMemberChoice[] };
  /** By the text of the id. */
  changes: Readonly<Record<string, BotChange>>;
  /** Whoever was removed last, and can be added back. */
  removed?: AddedBot | undefined;
  /** How many may be added. */
  limit: number;
}

/** What `useIntegrationsTab` gives and `IntegrationsTab` takes. */
export interface IntegrationsTabProps extends SettingsTabProps {
  /** The bots in the channel, and those that may be added. */
  integrations: SettingsContent<IntegrationsData>;
  /** Absent leaves the lists as they are. */
  onAdd?: ((bot: AddedBot) => void) | undefined;
  /** Takes a bot out of the channel; absent hides the buttons. */
  onRemove?: ((bot: AddedBot) => void) | undefined;
  /** Asks Slack anew. */
  onTeamRetry(): void;
}

/** The code of a list that Slack does not give without one more permission. */
const MISSING_SCOPE = 'missing_scope';

/** What the answer to the question for the workspace's people says of the connection. */
export function slackConnection(team: Loadable<unknown>, isLegacyOver: boolean): SlackConnection {
  // Slack has ended its first bots, whatever it still answers them.
  if (isLegacyOver) return 'expired';
  if (team.status === 'loading') return 'checking';
  const { problem } = team;
  if (!problem) return 'connected';
  if (isMissingScope(problem)) return 'permissionMissing';
  return isConnectionExpired(problem) ? 'expired' : 'unknown';
}

/** Whether Slack refused for want of one more permission. */
export function isMissingScope({ kind, code }: Problem): boolean {
  return kind === 'invalid' && code === MISSING_SCOPE;
}

/** Everybody of a workspace, with their names as text. */
export function teamChoices(rows: readonly Row<TeamUser>[]): TeamMemberChoice[] {
  return readyRows(rows).map(({ id, name, is_bot, profile }) => ({
    id,
    name: decodeEntities(name),
    isBot: is_bot,
    botId: profile.bot_id,
  }));
}

/** Everybody who was added, with their names as text. */
export function addedBots(rows: readonly Row<BotUser>[]): AddedBot[] {
  return readyRows(rows).map(({ userID, name, botID }) => ({ id: userID, name: decodeEntities(name), botId: botID }));
}

/** Those who were added, without the product's own bot. */
export function shownBots(added: readonly AddedBot[], productName: string): AddedBot[] {
  return added.filter(({ name }) => !isNamed(name, productName));
}

/** Who can still be added: without the product's own bot, Slack's, and those who are there already. Bots come first. */
export function availableMembers(
  team: readonly TeamMemberChoice[],
  added: readonly AddedBot[],
  productName: string,
): TeamMemberChoice[] {
  const isAdded = new Set(added.map(({ id }) => String(id)));
  return team
    .filter(({ id, name }) => !isAdded.has(String(id)) && !isNamed(name, productName) && !isNamed(name, 'slackbot'))
    .toSorted((a, b) => Number(b.isBot) - Number(a.isBot) || a.name.localeCompare(b.name, 'en'));
}

/** Those whose name holds every word of the search. */
export function searchNames<T extends { name: string }>(list: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}

function isNamed(name: string, other: string): boolean {
  return name.trim().toLowerCase() === other.trim().toLowerCase();
}
