import type { AttemptRecord } from '../contract/account-records';
import { tooMany } from '../base/refusal';
import type { Store } from '../contract/store';
import { hashToken } from '../base/tokens';

/** How many attempts are allowed before each further one has to wait. */
export interface Limit {
  name: string;
  /** Attempts per quarter of an hour without waiting. */
  free: number;
}

/** Failed sign-ins by email address. */
export const signInLimit: Limit = { name: 'sign-in', free: 5 };
/** The same by network address, which the people of an office share. */
export const signInAddressLimit: Limit = { name: 'sign-in-address', free: 20 };
export const signUpLimit: Limit = { name: 'sign-up-address', free: 10 };
/** Visits to Slack by network address: each is stored until its return. */
export const slackVisitLimit: Limit = { name: 'slack-visit-address', free: 60 };
export const resetMailLimit: Limit = { name: 'reset-mail', free: 5 };
export const resetMailAddressLimit: Limit = { name: 'reset-mail-address', free: 20 };
export const resetLimit: Limit = { name: 'reset-address', free: 20 };
/** Invitations by account: each emails someone who didn’t ask for it. */
export const inviteLimit: Limit = { name: 'invite', free: 50 };
/** New links for one invitation, emailed or copied. */
export const inviteLinkLimit: Limit = { name: 'invite-link', free: 5 };
export const inviteLinkAddressLimit: Limit = { name: 'invite-link-address', free: 20 };

/** Minted tokens by account, of all its people. */
export const mintLimit: Limit = { name: 'mint', free: 3000 };
/** The same by person: more than a browser with many tabs needs. */
export const mintPersonLimit: Limit = { name: 'mint-person', free: 60 };

const SECOND = 1000;
const windowMs = 15 * 60 * SECOND;
const firstDelayMs = 30 * SECOND;
const longestDelayMs = 15 * 60 * SECOND;

/** The entry after one more attempt; throws if that attempt has to wait. A rejected attempt doesn’t count. */
export function countTry(noted: AttemptRecord | undefined, now: Date, free: number): AttemptRecord {
  const time = now.getTime();
  const wait = (noted?.blockedUntil?.getTime() ?? 0) - time;
  if (wait > 0) throw tooMany(Math.ceil(wait / SECOND));
  const count = (noted?.count ?? 0) + 1;
  if (count < free) return { count, blockedUntil: null, expiresAt: noted?.expiresAt ?? new Date(time + windowMs) };
  const delay = Math.min(firstDelayMs * 2 ** (count - free), longestDelayMs);
  return { count, blockedUntil: new Date(time + delay), expiresAt: new Date(time + delay + windowMs) };
}

/** The entry after an attempt turned out to be legitimate. */
export function takeBackTry(noted: AttemptRecord | undefined, free: number): AttemptRecord | undefined {
  if (!noted || noted.count <= 1) return undefined;
  const count = noted.count - 1;
  return { ...noted, count, blockedUntil: count < free ? null : noted.blockedUntil };
}

/** Counts attempts in the store, so that processes sharing it count together. */
export interface Limits {
  /** Counts an attempt before it is made, so that parallel ones can’t slip through; throws if it has to wait. */
  take(limit: Limit, subject: string | undefined): Promise<void>;
  /** Takes one attempt back. */
  takeBack(limit: Limit, subject: string | undefined): Promise<void>;
  /** Forgets all attempts. */
  forget(limit: Limit, subject: string): Promise<void>;
}

export function createLimits({ attempts }: Store, now: () => Date): Limits {
  // Hashed, because people type passwords into the wrong field.
  const keyOf = ({ name }: Limit, subject: string) => hashToken(`${name} ${subject}`);
  return {
    async take(limit, subject) {
      if (subject === undefined) return;
      await attempts.update(await keyOf(limit, subject), now(), (noted) => countTry(noted, now(), limit.free));
    },
    async takeBack(limit, subject) {
      if (subject === undefined) return;
      await attempts.update(await keyOf(limit, subject), now(), (noted) => takeBackTry(noted, limit.free));
    },
    async forget(limit, subject) {
      await attempts.update(await keyOf(limit, subject), now(), () => undefined);
    },
  };
}
