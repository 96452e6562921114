import { memoryAccounts } from './accounts';
import { memoryAttempts } from './attempts';
import { memoryBotUsers } from './bot-users';
import { memoryChanges } from './changes';
import { memoryChats } from './chats';
import { memoryInvitations } from './invitations';
import { memoryInvoices } from './invoices';
import { memoryPartner, memoryServiceKeys } from './partner';
import { memoryQuestionGroups } from './question-groups';
import { memoryReports } from './reports';
import { memorySavedReplies } from './saved-replies';
import { memorySessions } from './sessions';
import { memoryTeamGrants, memoryTeamInstalls, memoryTeamVisits } from './slack';
import { memoryTeamChannels, teamChannelKey } from './team-channels';
import { emptyTables, type Tables } from './tables';
import { memoryPasswordResets, memoryUsers } from './users';
import { memoryAvatars, memoryWidgets } from './widgets';
import type { Dataset } from '../contract/records';
import type { Store } from '../contract/store';

/** A store that lives as long as the page or the process, for tests, stories, and demos. */
export function createMemoryStore(): Store {
  const tables = emptyTables();
  return {
    accounts: memoryAccounts(tables),
    users: memoryUsers(tables),
    sessions: memorySessions(tables),
    passwordResets: memoryPasswordResets(tables),
    invitations: memoryInvitations(tables),
    attempts: memoryAttempts(tables),
    invoices: memoryInvoices(tables),
    avatars: memoryAvatars(tables),
    widgets: memoryWidgets(tables),
    chats: memoryChats(tables),
    reports: memoryReports(tables),
    questionGroups: memoryQuestionGroups(tables.questionGroups),
    savedReplies: memorySavedReplies(tables),
    botUsers: memoryBotUsers(tables),
    changes: memoryChanges(tables),
    serviceKeys: memoryServiceKeys(tables),
    partner: memoryPartner(tables),
    teamInstalls: memoryTeamInstalls(tables),
    teamVisits: memoryTeamVisits(tables),
    teamChannels: memoryTeamChannels(tables.teamChannels),
    teamGrants: memoryTeamGrants(tables),
    load: (dataset) => Promise.resolve(load(tables, dataset)),
    isEmpty: () => Promise.resolve(tables.accounts.size === 0),
  };
}

function load(tables: Tables, dataset: Dataset): void {
  const copy = structuredClone({ ...dataset, chats: [...dataset.chats] });
  for (const account of copy.accounts) tables.accounts.set(account.id, account);
  for (const user of copy.users) tables.users.set(user.id, user);
  for (const widget of copy.widgets) tables.widgets.set(widget.id, widget);
  for (const session of copy.sessions) tables.sessions.set(session.tokenHash, session);
  for (const chat of copy.chats) tables.chats.push(chat);
  tables.presence.push(...copy.presence);
  tables.questionGroups.push(...copy.questionGroups);
  for (const reply of copy.savedReplies) tables.savedReplies.set(reply.id, reply);
  tables.botUsers.push(...copy.botUsers);
  tables.invoices.push(...copy.invoices);
  for (const invitation of copy.invitations ?? []) tables.invitations.set(invitation.userId, invitation);
  for (const key of copy.serviceKeys ?? []) tables.serviceKeys.set(key.id, key);
  for (const channel of copy.teamChannels ?? []) tables.teamChannels.set(teamChannelKey(channel), channel);
}
