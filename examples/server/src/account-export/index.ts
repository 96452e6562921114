import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { UserRecord } from 'chatdeck/service';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { secretOf } from '../database/secret-of';
import { exportParts } from './parts';

const exportPath = '/account-export';
/** An address is good for half an hour at least, and for an hour at most. */
const stepMs = 30 * 60_000;

interface ExportOptions {
  db: Database;
  /** Where people reach this server, without a slash at the end. */
  appUrl: string;
  now?: (() => Date) | undefined;
}

export interface AccountExport {
  /** Where this admin gets all that is stored of their account. */
  exportUrl(admin: UserRecord): string;
  pages: Hono;
}

/** The account's data as a file, at addresses that are signed, end, and belong to one admin. */
export async function openAccountExport(options: ExportOptions): Promise<AccountExport> {
  const { db, appUrl, now = () => new Date() } = options;
  const secret = await secretOf(db, 'account export');
  const sign = (account: string, user: string, until: string) =>
    createHmac('sha256', secret).update([account, user, until].join(' ')).digest();

  const pages = new Hono();
  pages.get(exportPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const { account = '', user = '', until = '', signature = '' } = c.req.query();
    const isSigned = isSame(Buffer.from(signature, 'base64url'), sign(account, user, until));
    if (!isSigned || Number(until) < now().getTime() || !(await isAdmin(db, Number(account), Number(user)))) {
      return c.text('This link expired. Reload your account page and try again.', 404);
    }
    c.header('Content-Type', 'application/json; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="chatdeck_account_${account}.json"`);
    // An error ends the connection, so that no browser takes half of the data for all of it.
    const parts = Readable.from(encoded(exportParts(db, Number(account), now())));
    return c.body(Readable.toWeb(parts) as ReadableStream<Uint8Array>);
  });

  return {
    pages,
    exportUrl({ id, accountId }) {
      const [account, user] = [String(accountId), String(id)];
      // The same for a while, so that the answer that it is a part of stays the same, too.
      const until = String((Math.floor(now().getTime() / stepMs) + 2) * stepMs);
      const signature = sign(account, user, until).toString('base64url');
      return `${appUrl}${exportPath}?${new URLSearchParams({ account, user, until, signature }).toString()}`;
    },
  };
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}

/** Who was removed or is no admin any more gets nothing. */
async function isAdmin(db: Database, accountId: number, userId: number): Promise<boolean> {
  const isIt = and(eq(users.id, userId), eq(users.accountId, accountId), eq(users.isAdmin, true));
  return (await db.select({ id: users.id }).from(users).where(isIt)).length > 0;
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
