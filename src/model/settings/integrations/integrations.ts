import { decodeEntities } from '../../core/decode-entities';
import type { Loadable } from '../../core/loadable';
import type { Problem } from '../../core/problem';
import { isConnectionExpired } from '../../places/connection';
import type { SettingsContent, SettingsTabProps } from '../shared/settings-tab';
import type { BotUser, TeamUser } from '../../entities/team-user';
import { readyRows, type Id, type Instant, type Row } from '../../core/tolerant';

/** State of the widget's connection to Slack. */
export type SlackConnection =
  /** Not known yet. */
  | 'checking'
  | 'connected'
  /** Slack rejects listing the workspace's people and bots. */
  | 'permissionMissing'
  /** Slack no longer accepts the connection. */
  | 'expired'
  /** The check failed. */
  | 'unknown';

/** A person or bot in the workspace. */
export interface TeamMemberChoice {
  id: Id;
  name: string;
  isBot: boolean;
  /** Empty for people. */
  botId: string;
}

/** A person or bot that was added to the widget, or is about to be. */
export interface AddedBot {
  id: Id;
  name: string;
  botId: string;
}

/** A pending or failed change to one of them. */
export interface BotChange {
  status: 'adding' | 'removing' | 'addFailed' | 'removeFailed';
  problem?: Problem | undefined;
}

/** Bots and users that were added or removed together; undoing it does the opposite. */
export interface BotsChanged {
  kind: 'add' | 'remove';
  /** Those for which it worked. */
  bots: readonly AddedBot[];
}

/** What the Integrations tab shows. */
export interface IntegrationsData {
  connection: SlackConnection;
  /** Everyone added, including the product's own bot. */
  added: AddedBot[];
  /** How many of them were malformed. */
  unreadable: number;
  /** Everyone in the workspace. With `permissionMissing`, the previous list, if any. */
  team: Loadable<TeamMemberChoice[]> | { status: 'permissionMissing'; data: TeamMemberChoice[] };
  /** By ID as text. */
  changes: Readonly<Record<string, BotChange>>;
  /** What was added or removed last, together; absent until all of it is done. */
  lastChange?: BotsChanged | undefined;
  /** When Slack was last asked; absent before its first answer. */
  checkedAt?: Instant | undefined;
  /** The last failure to reach Slack since the tab was opened, also after a later success. */
  lastError?: { at: Instant; problem: Problem } | undefined;
  /** How many can be added. */
  limit: number;
}

/** Props for `IntegrationsTab`, returned by `useIntegrationsTab`. */
export interface IntegrationsTabProps extends SettingsTabProps {
  /** The bots in the channel, and those that can be added. */
  integrations: SettingsContent<IntegrationsData>;
  /** Absent makes the lists read-only. */
  onAdd?: ((bots: readonly AddedBot[]) => void) | undefined;
  /** Removes bots from the channel; absent hides the buttons. */
  onRemove?: ((bots: readonly AddedBot[]) => void) | undefined;
  /** Requests the list from Slack again. */
  onTeamRetry(): void;
}

/** The error code when listing requires another permission from Slack. */
const MISSING_SCOPE = 'missing_scope';

/** The connection's state, based on the response to listing the workspace's people. */
export function slackConnection(team: Loadable<unknown>, isLegacyOver: boolean): SlackConnection {
  // Slack has ended its legacy bots, even if it still responds to them.
  if (isLegacyOver) return 'expired';
  if (team.status === 'loading') return 'checking';
  const { problem } = team;
  if (!problem) return 'connected';
  if (isMissingScope(problem)) return 'permissionMissing';
  return isConnectionExpired(problem) ? 'expired' : 'unknown';
}

/** Whether Slack rejected the call because a permission is missing. */
export function isMissingScope({ kind, code }: Problem): boolean {
  return kind === 'invalid' && code === MISSING_SCOPE;
}

/** Everyone in the workspace, with names as text. */
export function teamChoices(rows: readonly Row<TeamUser>[]): TeamMemberChoice[] {
  return readyRows(rows).map(({ id, name, is_bot, profile }) => ({
    id,
    name: decodeEntities(name),
    isBot: is_bot,
    botId: profile.bot_id,
  }));
}

/** Everyone added, with names as text. */
export function addedBots(rows: readonly Row<BotUser>[]): AddedBot[] {
  return readyRows(rows).map(({ userID, name, botID }) => ({ id: userID, name: decodeEntities(name), botId: botID }));
}

/** Everyone added, except the product's own bot. */
export function shownBots(added: readonly AddedBot[], productName: string): AddedBot[] {
  return added.filter(({ name }) => !isNamed(name, productName));
}

/**
 * Who can still be added: everyone except the product's own bot, Slackbot, and those already added. Bots come first.
 */
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

/** Items whose name contains every word of the search. */
export function searchNames<T extends { name: string }>(list: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s/);
  return list.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}

function isNamed(name: string, other: string): boolean {
  return name.trim().toLowerCase() === other.trim().toLowerCase();
}
