import { minPasswordLength } from '../../src/model/session/signup';
import type { CallName } from '../../test/client/samples';
import type { Json } from './setting-rules';

const newPassword = {
  format: 'password',
  minLength: minPasswordLength,
  description: 'Any characters count, spaces too. A shorter one is `password_too_short`.',
};
const newEmail = {
  format: 'idn-email',
  maxLength: 254,
  description:
    'One plain address. Store and compare it in lowercase, with its domain in ASCII (`xn--…`). Any other text is `invalid_email`.',
};
const knownEmail = {
  description:
    'Compared in lowercase, without spaces around it, and with its domain in ASCII (`xn--…`). Any text is allowed: an older rule may have stored it.',
};

/** Limits of credentials that their schemas leave to the rules, by call and field. */
const rules: Partial<Record<CallName, Record<string, Json>>> = {
  createSession: { email: knownEmail, password: { format: 'password', description: 'As typed, of any length.' } },
  createUser: { email: newEmail, password: newPassword },
  requestPasswordReset: { email: knownEmail },
  resetPassword: {
    token: { description: 'From the emailed link: 64 letters and digits. Any other text is `invalid_token`.' },
    password: newPassword,
  },
  inviteDashboardUser: { email: newEmail },
  createPartnerToken: {
    'person.email': {
      ...newEmail,
      description: `${newEmail.description} You have verified it: a person with the email of a user in this account becomes that user.`,
    },
  },
};

export function addCredentialRules(call: CallName, request: Json): void {
  for (const [path, rule] of Object.entries(rules[call] ?? {})) {
    const fieldOf = (schema: Json, name: string) => (schema.properties as Record<string, Json>)[name] ?? {};
    Object.assign(path.split('.').reduce(fieldOf, request), rule);
  }
}
