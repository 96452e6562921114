import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from 'chatdeck/service';

/** argon2id, the library's default, with the memory and time that OWASP recommends (19 MiB, 2 passes). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const argonPasswords: Passwords = {
  hash: (password) => hash(password, cost),
  verify: (password, stored) => verify(stored, password),
};
