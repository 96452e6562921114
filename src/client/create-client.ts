import { accountCalls } from '../model/calls/accounts';
import { channelCalls } from '../model/calls/channels';
import { dashboardUserCalls } from '../model/calls/dashboard-users';
import { questionGroupCalls } from '../model/calls/question-groups';
import { reportCalls } from '../model/calls/reports';
import { savedReplyCalls } from '../model/calls/saved-replies';
import { sessionCalls } from '../model/calls/sessions';
import { botCalls, teamCalls } from '../model/calls/team';
import { userCalls } from '../model/calls/users';
import { widgetCalls } from '../model/calls/widgets';
import { methodsOf, type Methods } from './methods';
import type { ClientOptions, ClientSession } from './options';
import { createTransport } from './transport';
import { userMethods, type UserMethods } from './users';
import { widgetMethods, type WidgetMethods } from './widgets';

/** Every call of the product's API as a typed function, by resource. */
export interface Client {
  session: ClientSession;
  sessions: Methods<typeof sessionCalls>;
  users: Methods<typeof userCalls> & UserMethods;
  accounts: Methods<typeof accountCalls>;
  dashboardUsers: Methods<typeof dashboardUserCalls>;
  widgets: Methods<typeof widgetCalls> & WidgetMethods;
  channels: Methods<typeof channelCalls>;
  questionGroups: Methods<typeof questionGroupCalls>;
  team: Methods<typeof teamCalls>;
  bots: Methods<typeof botCalls>;
  savedReplies: Methods<typeof savedReplyCalls>;
  reports: Methods<typeof reportCalls>;
}

/**
 * Every call of the product's API as a typed function. Each rejects with a `Problem` when it fails, and with the
 * signal's reason when the caller aborts it.
 */
export function createClient(options: ClientOptions): Client {
  const send = createTransport(options);
  return {
    session: options.session,
    sessions: methodsOf(send, sessionCalls),
    users: { ...methodsOf(send, userCalls), ...userMethods(send) },
    accounts: methodsOf(send, accountCalls),
    dashboardUsers: methodsOf(send, dashboardUserCalls),
    widgets: { ...methodsOf(send, widgetCalls), ...widgetMethods(send, options.fetch) },
    channels: methodsOf(send, channelCalls),
    questionGroups: methodsOf(send, questionGroupCalls),
    team: methodsOf(send, teamCalls),
    bots: methodsOf(send, botCalls),
    savedReplies: methodsOf(send, savedReplyCalls),
    reports: methodsOf(send, reportCalls),
  };
}
