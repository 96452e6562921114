import type { AttemptStore } from '../contract/account-store';
import { promised } from '../base/promised';
import { removeWhere, type Tables } from './tables';

export function memoryAttempts({ attempts }: Tables): AttemptStore {
  return {
    update: (key, now, change) =>
      promised(() => {
        removeWhere(attempts, ({ expiresAt }) => expiresAt <= now);
        const next = change(structuredClone(attempts.get(key)));
        if (next) attempts.set(key, structuredClone(next));
        else attempts.delete(key);
      }),
  };
}
