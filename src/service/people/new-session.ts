import type { SessionRecord } from '../contract/records';
import { hashToken } from '../base/tokens';
import { DAY } from '../../model/time/duration';

/** How long a session lasts. */
const sessionDays = 30;

/** A new session for the holder of a token. */
export async function newSession(token: string, createdAt: Date): Promise<Omit<SessionRecord, 'userId' | 'accountId'>> {
  const expiresAt = new Date(createdAt.getTime() + sessionDays * DAY);
  return { tokenHash: await hashToken(token), createdAt, expiresAt, allowedOrigins: null, serviceKeyId: null };
}
