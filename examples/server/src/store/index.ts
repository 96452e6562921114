import type { Store } from 'chatdeck/service';
import type { Database } from '../database/database';
import { accounts } from '../database/schema';
import { accountStore } from './accounts';
import { attemptStore } from './attempts';
import { avatarStore } from './avatars';
import { botUserStore } from './bot-users';
import { changeStore } from './changes';
import { chatStore } from './chats';
import { invitationStore } from './invitations';
import { invoiceStore } from './invoices';
import { loadDataset } from './load';
import { passwordResetStore } from './password-resets';
import { partnerStore } from './partner';
import { questionGroupStore } from './question-groups';
import { reportStore } from './reports';
import { savedReplyStore } from './saved-replies';
import { serviceKeyStore } from './service-keys';
import { sessionStore } from './sessions';
import { teamGrantStore, teamInstallStore, teamVisitStore } from './slack';
import { teamChannelStore } from './team-channels';
import { userStore } from './users';
import { widgetStore } from './widgets';

/** The service's store in SQL. */
export function createSqlStore(db: Database): Store {
  return {
    accounts: accountStore(db),
    users: userStore(db),
    sessions: sessionStore(db),
    passwordResets: passwordResetStore(db),
    invitations: invitationStore(db),
    attempts: attemptStore(db),
    invoices: invoiceStore(db),
    avatars: avatarStore(db),
    widgets: widgetStore(db),
    chats: chatStore(db),
    reports: reportStore(db),
    questionGroups: questionGroupStore(db),
    savedReplies: savedReplyStore(db),
    botUsers: botUserStore(db),
    changes: changeStore(db),
    transaction: (work) => db.transaction((tx) => work(createSqlStore(tx))),
    serviceKeys: serviceKeyStore(db),
    partner: partnerStore(db),
    teamInstalls: teamInstallStore(db),
    teamVisits: teamVisitStore(db),
    teamChannels: teamChannelStore(db),
    teamGrants: teamGrantStore(db),
    load: (dataset) => loadDataset(db, dataset),
    isEmpty: async () => (await db.select({ id: accounts.id }).from(accounts).limit(1)).length === 0,
  };
}
