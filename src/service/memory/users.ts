import type { PasswordResetStore, UserStore } from '../contract/account-store';
import { promised } from '../base/promised';
import { personKey } from './partner';
import { copied, own, ownOf, removeWhere, type Tables } from './tables';

export function memoryUsers({ users, sessions, passwordResets, invitations, revocations }: Tables): UserStore {
  const findByEmail = (email: string) => [...users.values()].find((user) => user.email === email);
  return {
    find: (accountId, userId) => copied(own(users.get(userId), accountId)),
    findByEmail: (email) => copied(findByEmail(email)),
    list: (accountId) => copied(ownOf(users, accountId)),
    create: (user, check) =>
      promised(() => {
        check(structuredClone(ownOf(users, user.accountId)));
        if (findByEmail(user.email)) return undefined;
        const stored = { ...user, id: users.nextId };
        users.set(stored.id, structuredClone(stored));
        return structuredClone(stored);
      }),
    update: async (accountId, userId, change) => {
      const current = own(users.get(userId), accountId);
      if (!current) return undefined;
      const next = { ...current, ...change(structuredClone(current), structuredClone(ownOf(users, accountId))) };
      users.set(userId, next);
      return copied(next);
    },
    remove: (accountId, userId, at, check) =>
      promised(() => {
        const current = own(users.get(userId), accountId);
        if (!current) return false;
        check(structuredClone(current), structuredClone(ownOf(users, accountId)));
        if (current.partnerId !== null) revocations.set(personKey(accountId, current.partnerId), new Date(at));
        users.delete(userId);
        removeWhere(sessions, (session) => session.userId === userId);
        removeWhere(passwordResets, (reset) => reset.userId === userId);
        invitations.delete(userId);
        return true;
      }),
    noteSignIn(accountId, userId, at) {
      const user = own(users.get(userId), accountId);
      if (user) user.lastSignedInAt = new Date(at);
      return Promise.resolve();
    },
  };
}

export function memoryPasswordResets({ users, sessions, passwordResets, invitations }: Tables): PasswordResetStore {
  return {
    create(reset, now) {
      removeWhere(passwordResets, ({ expiresAt }) => expiresAt <= now);
      const isThere = own(users.get(reset.userId), reset.accountId) !== undefined;
      if (isThere) passwordResets.set(reset.tokenHash, structuredClone(reset));
      return Promise.resolve(isThere);
    },
    redeem(tokenHash, passwordHash, now) {
      const reset = passwordResets.get(tokenHash);
      const user = reset && reset.expiresAt > now ? own(users.get(reset.userId), reset.accountId) : undefined;
      if (!user) return Promise.resolve(undefined);
      user.passwordHash = passwordHash;
      removeWhere(sessions, (session) => session.userId === user.id);
      removeWhere(passwordResets, (other) => other.userId === user.id);
      invitations.delete(user.id);
      return copied(user);
    },
  };
}
