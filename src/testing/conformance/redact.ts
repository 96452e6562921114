import { isJsonObject } from '../../model/core/tolerant';

/** What stands for a secret in a report. */
export const hidden = '(hidden)';
/** A shorter one is part of ordinary texts. */
const shortest = 6;
const secretFields = /^(password|currentPassword|token|auth_token|apiKey|zapierApiKey|link)$/i;

export interface Redactor {
  /** The value as a report shows it: the same without its secrets. */
  hide<T>(value: T): T;
}

/**
 * Hides the secrets that are given, and what calls have sent or received in a field for one. Reports are kept by build
 * servers, and read by others.
 */
export function createRedactor(given: readonly (string | undefined)[]): Redactor & { learn(value: unknown): void } {
  const secrets = new Set(given.filter((secret): secret is string => Boolean(secret)));

  function hide(value: unknown): unknown {
    if (typeof value === 'string') return hideIn(value);
    if (Array.isArray(value)) return value.map(hide);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, isSecret(name, field) ? hidden : hide(field)]),
    );
  }

  function hideIn(text: string): string {
    // The longest first: one secret can begin another.
    const known = [...secrets].filter(({ length }) => length >= shortest).toSorted((a, b) => b.length - a.length);
    return known.reduce((rest, secret) => rest.replaceAll(secret, hidden), text);
  }

  function learn(value: unknown): void {
    if (Array.isArray(value)) value.forEach(learn);
    if (!isJsonObject(value)) return;
    for (const [name, field] of Object.entries(value)) {
      if (isSecret(name, field)) secrets.add(field as string);
      else learn(field);
    }
  }

  return { hide: <T>(value: T) => hide(value) as T, learn };
}

function isSecret(name: string, value: unknown): boolean {
  return secretFields.test(name) && typeof value === 'string' && value !== '';
}
