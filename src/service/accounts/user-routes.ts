import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { currentTermsVersion } from '../../model/entities/user';
import { termsKind } from '../../model/session/legal';
import { userAnswer } from './answers';
import type { ServiceContext } from '../http/context';
import { bind } from '../http/handle';
import { countedMonth } from '../../model/entities/quota-forecast';
import { findPlan } from '../contract/plans';
import type { AccountRecord, UserRecord } from '../contract/records';
import { invalid, notFound } from '../base/refusal';
import type { Store } from '../contract/store';

export function userRoutes(app: Hono, context: ServiceContext): void {
  const { store } = context;

  bind(app, context, calls.currentUser, ({ caller: { user, account } }) => currentUserAnswer(context, user, account));

  bind(app, context, calls.confirmTerms, async ({ caller: { user }, params }) => {
    if (params.kind !== termsKind) throw notFound();
    if (params.version !== currentTermsVersion)
      throw invalid('version', 'These aren’t the current terms. Reload the page and try again.');
    await store.users.update(user.accountId, user.id, () => ({ acceptedTerms: currentTermsVersion }));
    return undefined;
  });

  bind(app, context, calls.rate, async ({ caller: { user }, params }) => {
    if (!/^(-1|\d|10)$/.test(String(params.value))) throw invalid('value', 'A rating must be a number from 0 to 10.');
    const rating = Number(params.value);
    await store.users.update(user.accountId, user.id, () => ({ rating, showsRatingPrompt: false }));
    return undefined;
  });
}

/** The current user with their account and its widgets. Pass the account if it is already loaded. */
export async function currentUserAnswer(context: ServiceContext, user: UserRecord, known?: AccountRecord) {
  const { store, report } = context;
  const [account, widgets, conversations] = await Promise.all([
    known ?? accountOf(store, user),
    store.widgets.list(user.accountId),
    conversationsOf(context, user.accountId),
  ]);
  if (!findPlan(account.planId)) {
    const { method, path } = calls.currentUser;
    report(new Error(`account ${account.id} has a plan that is not in the price list`), { method, path });
  }
  const exportUrl = user.isAdmin ? context.exportUrl(user) : '';
  return userAnswer(user, account, widgets, { conversations, exportUrl });
}

/** The account a user belongs to. */
export async function accountOf(store: Store, user: UserRecord): Promise<AccountRecord> {
  const account = await store.accounts.find(user.accountId);
  if (!account) throw new Error(`user ${user.id} has no account`);
  return account;
}

/** How many conversations an account has had this month. */
export function conversationsOf({ store, now }: ServiceContext, accountId: number): Promise<number> {
  const { from, until } = countedMonth(now().getTime());
  return store.chats.count(accountId, new Date(from), new Date(until));
}
