import { accountCalls } from './accounts';
import { channelCalls } from './channels';
import { dashboardUserCalls } from './dashboard-users';
import type { ClientOptions } from './options';
import { questionGroupCalls } from './question-groups';
import { reportCalls } from './reports';
import { savedReplyCalls } from './saved-replies';
import { sessionCalls } from './sessions';
import { botCalls, teamCalls } from './team';
import { createTransport } from './transport';
import { userCalls } from './users';
import { widgetCalls } from './widgets';

export type Client = ReturnType<typeof createClient>;

/**
 * Every call of the product's API as a typed function. Each rejects with a `Problem` when it fails, and with the
 * signal's reason when the caller aborts it.
 */
export function createClient(options: ClientOptions) {
  const send = createTransport(options);
  return {
    session: options.session,
    sessions: sessionCalls(send),
    users: userCalls(send),
    accounts: accountCalls(send),
    dashboardUsers: dashboardUserCalls(send),
    widgets: widgetCalls(send, options.fetch),
    channels: channelCalls(send),
    questionGroups: questionGroupCalls(send),
    team: teamCalls(send),
    bots: botCalls(send),
    savedReplies: savedReplyCalls(send),
    reports: reportCalls(send),
  };
}
