import type { AttemptRecord } from '../contract/account-records';
import { tooMany } from '../base/refusal';
import type { Store } from '../contract/store';
import { hashToken } from '../base/tokens';

/** How often something may be tried before each further try has to wait. */
export interface Limit {
  name: string;
  /** Tries within a quarter of an hour that nobody has to wait for. */
  free: number;
}

/** Sign-ins that failed, by the e-mail address that was tried. */
export const signInLimit: Limit = { name: 'sign-in', free: 5 };
/** The same by network address: many people of an office share one. */
export const signInAddressLimit: Limit = { name: 'sign-in-address', free: 20 };
export const signUpLimit: Limit = { name: 'sign-up-address', free: 10 };
/** Ways to Slack, by network address: each is remembered until its return. */
export const slackVisitLimit: Limit = { name: 'slack-visit-address', free: 60 };
export const resetMailLimit: Limit = { name: 'reset-mail', free: 5 };
export const resetMailAddressLimit: Limit = { name: 'reset-mail-address', free: 20 };
export const resetLimit: Limit = { name: 'reset-address', free: 20 };
/** Invitations, by account: each sends a mail to somebody who did not ask for it. */
export const inviteLimit: Limit = { name: 'invite', free: 50 };

const SECOND = 1000;
const windowMs = 15 * 60 * SECOND;
const firstDelayMs = 30 * SECOND;
const longestDelayMs = 15 * 60 * SECOND;

/** What is noted after one more try; throws when that try has to wait. A refused try does not count. */
export function countTry(noted: AttemptRecord | undefined, now: Date, free: number): AttemptRecord {
  const time = now.getTime();
  const wait = (noted?.blockedUntil?.getTime() ?? 0) - time;
  if (wait > 0) throw tooMany(Math.ceil(wait / SECOND));
  const count = (noted?.count ?? 0) + 1;
  if (count < free) return { count, blockedUntil: null, expiresAt: noted?.expiresAt ?? new Date(time + windowMs) };
  const delay = Math.min(firstDelayMs * 2 ** (count - free), longestDelayMs);
  return { count, blockedUntil: new Date(time + delay), expiresAt: new Date(time + delay + windowMs) };
}

/** What is noted when one try turns out to have been right. */
export function takeBackTry(noted: AttemptRecord | undefined, free: number): AttemptRecord | undefined {
  if (!noted || noted.count <= 1) return undefined;
  const count = noted.count - 1;
  return { ...noted, count, blockedUntil: count < free ? null : noted.blockedUntil };
}

/** Counts tries in the store, so that processes which share it count together. */
export interface Limits {
  /** Counts a try before it is made, so that many at once do not slip through; throws when it has to wait. */
  take(limit: Limit, subject: string | undefined): Promise<void>;
  /** Takes one try back. */
  takeBack(limit: Limit, subject: string | undefined): Promise<void>;
  /** Forgets all tries. */
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
