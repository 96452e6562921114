import type { SessionStore } from '../contract/store';
import { copied, own, removeWhere, type Tables } from './tables';

export function memorySessions({ accounts, sessions, users, serviceKeys }: Tables): SessionStore {
  return {
    create(session, passwordHash) {
      const key = session.serviceKeyId === null ? undefined : serviceKeys.get(session.serviceKeyId);
      const isValid = users.get(session.userId)?.passwordHash === passwordHash && !key?.revokedAt;
      if (!isValid) return Promise.resolve(false);
      removeWhere(sessions, ({ userId, expiresAt }) => userId === session.userId && expiresAt <= session.createdAt);
      sessions.set(session.tokenHash, structuredClone(session));
      return Promise.resolve(true);
    },
    find(tokenHash, now) {
      const session = sessions.get(tokenHash);
      if (!session || session.expiresAt <= now) return Promise.resolve(undefined);
      const user = own(users.get(session.userId), session.accountId);
      const account = accounts.get(session.accountId);
      return copied(user && account && { user, account, allowedOrigins: session.allowedOrigins });
    },
    remove(tokenHash) {
      sessions.delete(tokenHash);
      return Promise.resolve();
    },
  };
}
