import type { SessionStore } from '../store';
import { copied, removeWhere, type Tables } from './tables';

export function memorySessions({ sessions, users }: Tables): SessionStore {
  return {
    create(session, passwordHash) {
      if (users.get(session.userId)?.passwordHash !== passwordHash) return Promise.resolve(false);
      removeWhere(sessions, ({ userId, expiresAt }) => userId === session.userId && expiresAt <= session.createdAt);
      sessions.set(session.tokenHash, structuredClone(session));
      return Promise.resolve(true);
    },
    find(tokenHash, now) {
      const session = sessions.get(tokenHash);
      return copied(session && session.expiresAt > now ? session : undefined);
    },
    remove(tokenHash) {
      sessions.delete(tokenHash);
      return Promise.resolve();
    },
  };
}
