import { memoryAccounts } from './memory/accounts';
import { memoryAttempts } from './memory/attempts';
import { memoryBotUsers } from './memory/bot-users';
import { memoryChats } from './memory/chats';
import { memoryInvoices } from './memory/invoices';
import { memoryQuestionGroups } from './memory/question-groups';
import { memoryReports } from './memory/reports';
import { memorySavedReplies } from './memory/saved-replies';
import { memorySessions } from './memory/sessions';
import { memoryTeamGrants, memoryTeamInstalls, memoryTeamVisits } from './memory/slack';
import { memoryTeamChannels, teamChannelKey } from './memory/team-channels';
import { emptyTables, type Tables } from './memory/tables';
import { memoryPasswordResets, memoryUsers } from './memory/users';
import { memoryAvatars, memoryWidgets } from './memory/widgets';
import type { Dataset } from './records';
import type { Store } from './store';

/** A store that lives as long as the page or the process: for tests, stories and demos. */
export function createMemoryStore(): Store {
  const tables = emptyTables();
  return {
    accounts: memoryAccounts(tables),
    users: memoryUsers(tables),
    sessions: memorySessions(tables),
    passwordResets: memoryPasswordResets(tables),
    attempts: memoryAttempts(tables),
    invoices: memoryInvoices(tables),
    avatars: memoryAvatars(tables),
    widgets: memoryWidgets(tables),
    chats: memoryChats(tables),
    reports: memoryReports(tables),
    questionGroups: memoryQuestionGroups(tables.questionGroups),
    savedReplies: memorySavedReplies(tables),
    botUsers: memoryBotUsers(tables),
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
  for (const channel of copy.teamChannels ?? []) tables.teamChannels.set(teamChannelKey(channel), channel);
}
