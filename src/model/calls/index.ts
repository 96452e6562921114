import { accountCalls } from './accounts';
import { channelCalls } from './channels';
import { dashboardUserCalls } from './dashboard-users';
import { questionGroupCalls } from './question-groups';
import { reportCalls } from './reports';
import { savedReplyCalls } from './saved-replies';
import { sessionCalls } from './sessions';
import { botCalls, teamCalls } from './team';
import { userCalls } from './users';
import { widgetCalls } from './widgets';

/** Every call of the product's API by name: what contract, tenant and fault tests are generated from. */
export const calls = {
  ...accountCalls,
  ...channelCalls,
  ...dashboardUserCalls,
  ...questionGroupCalls,
  ...reportCalls,
  ...savedReplyCalls,
  ...sessionCalls,
  ...teamCalls,
  ...botCalls,
  ...userCalls,
  ...widgetCalls,
};
export { errorBodySchema } from './error-body';
export type { ChatsQuery, ReportQuery } from './reports';
