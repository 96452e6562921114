import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Follow } from './follow';

export const returnPath = '/payments/return';

export interface Returns {
  /** Where the payment provider sends the browser, so that the account is up to date when it gets to `url`. */
  addressOf(accountId: number, url: string): string;
  pages: Hono;
}

interface ReturnsOptions {
  /** Where people reach this server, without a slash at the end. */
  appUrl: string;
  /** What addresses are signed with. */
  secret: string;
  follow: Follow;
  /** The account could not be brought up to date: an event of the provider's will. */
  onError(error: unknown): void;
}

/** The return URLs from the payment provider. They can't be forged or used to redirect anyone elsewhere. */
export function createReturns({ appUrl, secret, follow, onError }: ReturnsOptions): Returns {
  const sign = (account: string, to: string) => createHmac('sha256', secret).update(`${account} ${to}`).digest();
  const pages = new Hono();

  pages.get(returnPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const { account = '', to = '', signature = '' } = c.req.query();
    if (!isSame(Buffer.from(signature, 'base64url'), sign(account, to))) return c.redirect(appUrl, 303);
    await follow(Number(account)).catch(onError);
    return c.redirect(to, 303);
  });

  return {
    pages,
    addressOf(accountId, to) {
      const signature = sign(String(accountId), to).toString('base64url');
      return `${appUrl}${returnPath}?${new URLSearchParams({ account: String(accountId), to, signature }).toString()}`;
    },
  };
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
