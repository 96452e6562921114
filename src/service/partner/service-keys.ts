import { hashToken, randomToken } from '../base/tokens';
import type { ServiceKeyRecord } from '../contract/account-records';
import type { AuditEvent } from '../contract/partner-ports';
import type { Store } from '../contract/store';

/** A key as it is shown once, and what is kept of it. */
export interface NewServiceKey {
  key: string;
  record: ServiceKeyRecord;
}

/** Manages the service keys of accounts. */
export interface ServiceKeys {
  /** Undefined if there is no such account. */
  create(accountId: number, name: string): Promise<NewServiceKey | undefined>;
  /** The account’s keys, ended ones included. */
  list(accountId: number): Promise<ServiceKeyRecord[]>;
  /**
   * A new key of the same name. The old one stays valid for the overlap. Undefined if the account has no such key, or
   * it has already been rotated or revoked.
   */
  rotate(accountId: number, keyId: number, overlapMs: number): Promise<NewServiceKey | undefined>;
  /** Ends a key at once, and all tokens minted with it. False if the account has no such key. */
  revoke(accountId: number, keyId: number): Promise<boolean>;
}

export interface ServiceKeysOptions {
  store: Store;
  /** The clock; the machine's unless set. */
  now?: (() => Date) | undefined;
  onAudit?: ((event: AuditEvent) => void) | undefined;
}

const keyStart = 'chatdeck_sk_';
/** How much of a key is kept to recognize it by. */
const prefixLength = keyStart.length + 6;

export function createServiceKeys({ store, now = () => new Date(), onAudit }: ServiceKeysOptions): ServiceKeys {
  return {
    async create(accountId, name) {
      if (!(await store.accounts.find(accountId))) return undefined;
      const { key, kept } = await newKey(now());
      const record = await store.serviceKeys.create({ accountId, name, ...kept });
      onAudit?.({ action: 'keyCreated', at: now(), accountId, keyId: record.id });
      return { key, record };
    },
    list: (accountId) => store.serviceKeys.list(accountId),
    async rotate(accountId, keyId, overlapMs) {
      const { key, kept } = await newKey(now());
      const expiresAt = new Date(now().getTime() + overlapMs);
      const record = await store.serviceKeys.rotate(accountId, keyId, expiresAt, kept);
      if (!record) return undefined;
      onAudit?.({ action: 'keyRotated', at: now(), accountId, keyId, expiresAt });
      return { key, record };
    },
    async revoke(accountId, keyId) {
      const isRevoked = await store.serviceKeys.revoke(accountId, keyId, now());
      if (isRevoked) onAudit?.({ action: 'keyRevoked', at: now(), accountId, keyId });
      return isRevoked;
    },
  };
}

async function newKey(createdAt: Date) {
  const key = keyStart + randomToken();
  const unused = { expiresAt: null, revokedAt: null, lastUsedAt: null };
  return { key, kept: { prefix: key.slice(0, prefixLength), keyHash: await hashToken(key), createdAt, ...unused } };
}

/** The service key that a caller sent, if it is valid; notes its use at most once a minute. */
export async function findServiceKey(
  { serviceKeys }: Store,
  key: string,
  now: Date,
): Promise<ServiceKeyRecord | undefined> {
  const record = await serviceKeys.find(await hashToken(key), now);
  if (record && now.getTime() - (record.lastUsedAt?.getTime() ?? 0) >= 60_000) {
    await serviceKeys.noteUse(record.accountId, record.id, now);
  }
  return record;
}
