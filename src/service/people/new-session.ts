import type { SessionRecord } from '../contract/records';
import { hashToken } from '../base/tokens';

/** How long a session lasts. */
const sessionDays = 30;

/** A new session for the holder of a token. */
export async function newSession(token: string, createdAt: Date): Promise<Omit<SessionRecord, 'userId' | 'accountId'>> {
  const expiresAt = new Date(createdAt.getTime() + sessionDays * 86_400_000);
  return { tokenHash: await hashToken(token), createdAt, expiresAt, allowedOrigins: null, serviceKeyId: null };
}
