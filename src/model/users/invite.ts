import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from '../core/email';
import type { ErrorCode } from '../core/editor';
import type { FormSchema } from '../core/form';
import type { Problem } from '../core/problem';

/** What an admin typed to invite people. */
export interface Invitation {
  /** One or more addresses, separated by spaces, commas, semicolons, or line breaks. */
  emails: string;
  /** The user has seen that an address looks mistyped, and means it. */
  isSure: boolean;
}

/** An address that is one letter away from a well-known one. */
export interface Typo {
  email: string;
  suggestion: string;
}

/** The typed addresses, sorted before anything is sent. */
export interface InviteReading {
  /** Addresses that can be sent, without duplicates. */
  emails: string[];
  invalid: string[];
  /** Typed more than once; sent once. */
  repeated: string[];
  /** Existing users. */
  known: string[];
  typos: Typo[];
}

/** The outcome for one address. */
export type InviteOutcome =
  | { email: string; status: 'sent' }
  | { email: string; status: 'failed'; reason: 'userExists' | 'invalidEmail' | 'unknown'; problem: Problem };

/** How many addresses can be sent together. */
export const maxInvites = 50;

/** The most often mistyped providers. */
const commonDomains = ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com'];

export function readInvites(text: string, knownEmails: readonly string[]): InviteReading {
  const typed = splitEmails(text);
  const known = new Set(knownEmails.map(fold));
  const counts = new Map<string, number>();
  for (const key of typed.map(fold)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const once = [...new Map(typed.map((email) => [fold(email), email])).values()];
  const valid = once.filter(isEmail);
  const emails = valid.filter((email) => !known.has(fold(email)));
  const domains = [...new Set([...commonDomains, ...knownEmails.filter(isEmail).map(domainOf)])];
  return {
    emails,
    invalid: once.filter((email) => !isEmail(email)),
    repeated: once.filter((email) => (counts.get(fold(email)) ?? 0) > 1),
    known: valid.filter((email) => known.has(fold(email))),
    typos: emails.flatMap((email) => typoOf(email, domains)),
  };
}

/** The checks of an invitation to an account whose users have `knownEmails`. */
export function invitationSchema(knownEmails: readonly string[]): FormSchema<Invitation> {
  const isShort = (emails: string) => readInvites(emails, knownEmails).emails.length <= maxInvites;
  const isClear = ({ emails, isSure }: Invitation) => {
    const { invalid, known, typos } = readInvites(emails, knownEmails);
    return invalid.length === 0 && known.length === 0 && (typos.length === 0 || isSure);
  };
  return z
    .object({
      emails: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'required' satisfies ErrorCode),
          z.refine(isShort, { error: 'tooLong' satisfies ErrorCode, abort: true }),
        ),
      isSure: z.boolean(),
    })
    .check(z.refine(isClear, { error: 'invalidEmail' satisfies ErrorCode, path: ['emails'] }));
}

/** The text with one address corrected. */
export function withSuggestion(text: string, { email, suggestion }: Typo): string {
  return splitEmails(text)
    .map((typed) => (fold(typed) === fold(email) ? suggestion : typed))
    .join(', ');
}

/** Why an invitation was rejected, as a key of the labels. */
export function inviteFailure({ code }: Problem): Extract<InviteOutcome, { status: 'failed' }>['reason'] {
  if (code === 'user_exists') return 'userExists';
  return code === 'invalid_email' ? 'invalidEmail' : 'unknown';
}

/** Addresses may come from an email client, like `Dana <dana@acme.test>`. */
function splitEmails(text: string): string[] {
  const bracketed = text.replaceAll(/[^<>,;\n]*<([^<>]*)>/g, ' $1 ');
  return bracketed.split(/[\s,;]/).filter(Boolean);
}

function typoOf(email: string, domains: readonly string[]): Typo[] {
  const domain = domainOf(email);
  if (domains.includes(domain)) return [];
  const meant = domains.find((other) => isOneEditAway(domain, other));
  return meant === undefined ? [] : [{ email, suggestion: email.slice(0, email.lastIndexOf('@') + 1) + meant }];
}

function domainOf(email: string): string {
  return fold(email).slice(fold(email).lastIndexOf('@') + 1);
}

function fold(email: string): string {
  return normalizeEmail(email) ?? email.toLowerCase();
}

/** Whether a single missing, extra, wrong, or swapped letter turns one text into the other. */
function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwap = left.length === 2 && left === [...right].reverse().join('');
  return a !== b && (isSwap || Math.max(left.length, right.length) === 1);
}
