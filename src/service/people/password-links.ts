import { randomText } from '../../model/core/random-text';
import { hashToken } from '../base/tokens';
import type { PasswordResetRecord } from '../contract/account-records';
import type { UserRecord } from '../contract/records';
import type { ServiceContext } from '../http/context';

/** As in `/reset_password?token=…`. */
const tokenLength = 64;

interface PasswordLink {
  /** For the user alone: anyone who has it can set their password. */
  url: string;
  /** What is stored of it. */
  record: PasswordResetRecord;
}

/** A link with which a user can set their password once within the given minutes, as soon as it is stored. */
export async function makePasswordLink(
  { appUrl, now }: Pick<ServiceContext, 'appUrl' | 'now'>,
  { id: userId, accountId }: UserRecord,
  minutes: number,
): Promise<PasswordLink> {
  const token = randomText(tokenLength);
  const expiresAt = new Date(now().getTime() + minutes * 60_000);
  return {
    // Browsers don’t send the hash to servers.
    url: `${appUrl}/#/reset_password?token=${token}`,
    record: { tokenHash: await hashToken(token), userId, accountId, expiresAt },
  };
}
