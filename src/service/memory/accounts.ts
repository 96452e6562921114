import type { AccountStore } from '../contract/account-store';
import { copied, ownOf, type Tables } from './tables';

export function memoryAccounts({ accounts, users, widgets, sessions }: Tables): AccountStore {
  return {
    find: (accountId) => copied(accounts.get(accountId)),
    create({ account, user, widget, session }) {
      if ([...users.values()].some(({ email }) => email === user.email)) return Promise.resolve(false);
      const [accountId, userId, widgetId] = [accounts.nextId, users.nextId, widgets.nextId];
      accounts.set(accountId, structuredClone({ ...account, id: accountId }));
      users.set(userId, structuredClone({ ...user, id: userId, accountId }));
      widgets.set(widgetId, structuredClone({ ...widget, id: widgetId, accountId }));
      sessions.set(session.tokenHash, structuredClone({ ...session, userId, accountId }));
      return Promise.resolve(true);
    },
    update: async (accountId, change) => {
      const current = accounts.get(accountId);
      if (!current) throw new Error(`there is no account ${accountId}`);
      // No await between reading and writing, so that nothing can come in between.
      const next = { ...current, ...change(structuredClone(current), ownOf(widgets, accountId).length) };
      accounts.set(accountId, structuredClone(next));
      return copied(next);
    },
  };
}
