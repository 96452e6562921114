import * as accounts from './accounts';
import * as extras from './widget-extras';
import * as reports from './reports';
import * as sessions from './sessions';
import * as users from './users';
import * as widgets from './widgets';

/** Every call of the product's API by name: what contract, tenant and fault tests are generated from. */
export const calls = { ...sessions, ...users, ...widgets, ...extras, ...accounts, ...reports };
export { errorBodySchema } from './error-body';
export type { ChatsQuery, ReportQuery } from './reports';
