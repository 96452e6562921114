import { longestSignedTokenMs, type PartnerStore, type ServiceKeyStore } from '../contract/partner-store';
import { promised } from '../base/promised';
import { copied, own, ownOf, removeWhere, type Tables } from './tables';

export function memoryServiceKeys({ serviceKeys, sessions }: Tables): ServiceKeyStore {
  return {
    create(key) {
      const stored = { ...structuredClone(key), id: serviceKeys.nextId };
      serviceKeys.set(stored.id, stored);
      return copied(stored);
    },
    list: (accountId) => copied(ownOf(serviceKeys, accountId)),
    find(keyHash, now) {
      const isIt = (key: { keyHash: string }) => key.keyHash === keyHash;
      const key = [...serviceKeys.values()].find(isIt);
      const isValid = key && !key.revokedAt && (key.expiresAt === null || key.expiresAt > now);
      return copied(isValid ? key : undefined);
    },
    rotate(accountId, keyId, expiresAt, successor) {
      const key = own(serviceKeys.get(keyId), accountId);
      if (!key || key.revokedAt || key.expiresAt) return Promise.resolve(undefined);
      key.expiresAt = new Date(expiresAt);
      const stored = { ...structuredClone(successor), accountId, name: key.name, id: serviceKeys.nextId };
      serviceKeys.set(stored.id, stored);
      return copied(stored);
    },
    revoke(accountId, keyId, now) {
      const key = own(serviceKeys.get(keyId), accountId);
      if (!key) return Promise.resolve(false);
      key.revokedAt ??= new Date(now);
      removeWhere(sessions, ({ serviceKeyId }) => serviceKeyId === keyId);
      return Promise.resolve(true);
    },
    noteUse(accountId, keyId, at) {
      const key = own(serviceKeys.get(keyId), accountId);
      if (key) key.lastUsedAt = new Date(at);
      return Promise.resolve();
    },
  };
}

export function memoryPartner({ accounts, users, sessions, revocations }: Tables): PartnerStore {
  const isMinted = ({ serviceKeyId }: { serviceKeyId: number | null }) => serviceKeyId !== null;
  const findPerson = (accountId: number, partnerId: string) =>
    ownOf(users, accountId).find((user) => user.partnerId === partnerId);

  return {
    find(accountId, partnerId) {
      const user = findPerson(accountId, partnerId);
      const account = accounts.get(accountId);
      const signedIn = user && account && { user, account, allowedOrigins: null };
      return copied({ signedIn, revokedAt: revocations.get(personKey(accountId, partnerId)) });
    },
    sync: (accountId, partnerId, change) =>
      promised(() => {
        const everybody = structuredClone(ownOf(users, accountId));
        const { id = users.nextId, ...user } = change(everybody, revocations.get(personKey(accountId, partnerId)));
        if ([...users.values()].some((other) => other.email === user.email && other.id !== id)) return undefined;
        users.set(id, structuredClone({ ...user, id }));
        return structuredClone({ ...user, id });
      }),
    revokeToken(accountId, tokenHash) {
      const session = own(sessions.get(tokenHash), accountId);
      if (session && isMinted(session)) sessions.delete(tokenHash);
      return Promise.resolve();
    },
    revokePerson(accountId, partnerId, at) {
      removeWhere(revocations, (revokedAt) => revokedAt.getTime() <= at.getTime() - longestSignedTokenMs);
      revocations.set(personKey(accountId, partnerId), new Date(at));
      const user = findPerson(accountId, partnerId);
      removeWhere(sessions, (session) => isMinted(session) && session.userId === user?.id);
      return Promise.resolve();
    },
    revokeTokensOfKey(accountId, keyId) {
      removeWhere(sessions, (session) => session.accountId === accountId && session.serviceKeyId === keyId);
      return Promise.resolve();
    },
  };
}

export function personKey(accountId: number, partnerId: string): string {
  return `${accountId} ${partnerId}`;
}
