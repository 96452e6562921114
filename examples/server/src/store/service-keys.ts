import type { ServiceKeyStore } from 'chatdeck/service';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { serviceKeys, sessions } from '../database/schema';
import { one } from './accounts';

export function serviceKeyStore(db: Database): ServiceKeyStore {
  const isIt = (accountId: number, keyId: number) =>
    and(eq(serviceKeys.accountId, accountId), eq(serviceKeys.id, keyId));

  return {
    async create(key) {
      const [stored] = await one(db.insert(serviceKeys).values(key).returning());
      return stored;
    },
    list: (accountId) =>
      db.select().from(serviceKeys).where(eq(serviceKeys.accountId, accountId)).orderBy(asc(serviceKeys.id)),
    async find(keyHash, now) {
      const lasts = or(isNull(serviceKeys.expiresAt), gt(serviceKeys.expiresAt, now));
      const isValid = and(eq(serviceKeys.keyHash, keyHash), isNull(serviceKeys.revokedAt), lasts);
      const [key] = await db.select().from(serviceKeys).where(isValid);
      return key;
    },
    rotate: (accountId, keyId, expiresAt, successor) =>
      db.transaction(async (tx) => {
        const isCurrent = and(isIt(accountId, keyId), isNull(serviceKeys.revokedAt), isNull(serviceKeys.expiresAt));
        const [key] = await tx.update(serviceKeys).set({ expiresAt }).where(isCurrent).returning();
        if (!key) return undefined;
        const [stored] = await one(
          tx
            .insert(serviceKeys)
            .values({ ...successor, accountId, name: key.name })
            .returning(),
        );
        return stored;
      }),
    revoke: (accountId, keyId, revokedAt) =>
      db.transaction(async (tx) => {
        const [key] = await tx.select().from(serviceKeys).where(isIt(accountId, keyId)).for('update');
        if (!key) return false;
        await tx
          .update(serviceKeys)
          .set({ revokedAt: key.revokedAt ?? revokedAt })
          .where(isIt(accountId, keyId));
        await tx.delete(sessions).where(eq(sessions.serviceKeyId, keyId));
        return true;
      }),
    async noteUse(accountId, keyId, lastUsedAt) {
      await db.update(serviceKeys).set({ lastUsedAt }).where(isIt(accountId, keyId));
    },
  };
}
