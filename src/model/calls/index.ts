import { accountCalls } from './accounts';
import { channelCalls } from './channels';
import { dashboardUserCalls } from './dashboard-users';
import { invitationCalls } from './invitations';
import { partnerCalls } from './partner';
import { questionGroupCalls } from './question-groups';
import { reportCalls } from './reports';
import { savedReplyCalls } from './saved-replies';
import { sessionCalls } from './sessions';
import { botCalls, teamCalls } from './team';
import { userCalls } from './users';
import { widgetCalls } from './widgets';

/**
 * The calls by resource and verb, as on the client. Referenced with `typeof` so that editors still show their comments.
 */
export interface Resources {
  accounts: typeof accountCalls;
  channels: typeof channelCalls;
  dashboardUsers: typeof dashboardUserCalls;
  invitations: typeof invitationCalls;
  partner: typeof partnerCalls;
  questionGroups: typeof questionGroupCalls;
  reports: typeof reportCalls;
  savedReplies: typeof savedReplyCalls;
  sessions: typeof sessionCalls;
  team: typeof teamCalls;
  bots: typeof botCalls;
  users: typeof userCalls;
  widgets: typeof widgetCalls;
}

export const resources: Resources = {
  accounts: accountCalls,
  channels: channelCalls,
  dashboardUsers: dashboardUserCalls,
  invitations: invitationCalls,
  partner: partnerCalls,
  questionGroups: questionGroupCalls,
  reports: reportCalls,
  savedReplies: savedReplyCalls,
  sessions: sessionCalls,
  team: teamCalls,
  bots: botCalls,
  users: userCalls,
  widgets: widgetCalls,
};

type AnyCall = { [Name in keyof Resources]: Resources[Name][keyof Resources[Name]] }[keyof Resources];
type Calls = { [Each in AnyCall as Each['name']]: Each };

/** Every call of the product's API by name. The contract, tenant, and fault tests are generated from it. */
export const calls = byName(resources);

/* @__NO_SIDE_EFFECTS__ */
function byName(groups: object): Calls {
  const all = Object.values(groups).flatMap((group: Record<string, AnyCall>) => Object.values(group));
  return Object.fromEntries(all.map((call) => [call.name, call])) as unknown as Calls;
}

export { errorBodySchema } from './error-body';
export type { ChatsQuery, ReportQuery } from './reports';
