import type { SessionRecord } from '../contract/records';
import { hashToken } from '../base/tokens';

/** How long a sign-in lasts. */
const sessionDays = 30;

/** A session of whoever holds the token, from now on. */
export async function newSession(token: string, createdAt: Date): Promise<Omit<SessionRecord, 'userId' | 'accountId'>> {
  const expiresAt = new Date(createdAt.getTime() + sessionDays * 86_400_000);
  return { tokenHash: await hashToken(token), createdAt, expiresAt };
}
