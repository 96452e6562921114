import type { AttemptStore } from 'chatdeck/service';

/** Whether this is the first use of the key before `expiresAt`, among all processes. */
export async function takeOnce(attempts: AttemptStore, key: string, now: Date, expiresAt: Date): Promise<boolean> {
  let isFirst = false;
  await attempts.update(key, now, (noted) => {
    isFirst = noted === undefined;
    return noted ?? { count: 1, blockedUntil: null, expiresAt };
  });
  return isFirst;
}
