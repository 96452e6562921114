import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken, type Store } from 'chatdeck/service';
import { takeOnce } from '../take-once';

/** A form may stay open for that long. */
const ticketMs = 12 * 3_600_000;

/**
 * What shows that a message comes from a form that this server has served to the same network address. A sandboxed frame
 * has neither cookies nor an origin, so no session can show it; and another site cannot read a ticket that is for the
 * person's address.
 */
export interface Tickets {
  make(address: string): string;
  isGood(ticket: string, address: string): boolean;
  /** Whether it is the first to use the ticket, among all processes. */
  use(ticket: string): Promise<boolean>;
  /** Lets it be used again: nothing came of it. */
  giveBack(ticket: string): Promise<void>;
}

export function createTickets({ attempts }: Store, secret: string, now: () => Date): Tickets {
  const sign = (until: string, id: string, address: string) =>
    createHmac('sha256', secret).update([until, id, address].join(' ')).digest('base64url');
  const keyOf = (ticket: string) => hashToken(`contact-ticket ${ticket}`);
  return {
    make(address) {
      const [until, id] = [String(now().getTime() + ticketMs), randomBytes(16).toString('base64url')];
      return [until, id, sign(until, id, address)].join('.');
    },
    isGood(ticket, address) {
      const [until = '', id = '', signature = ''] = ticket.split('.');
      return isSame(signature, sign(until, id, address)) && Number(until) >= now().getTime();
    },
    async use(ticket) {
      return takeOnce(attempts, await keyOf(ticket), now(), new Date(Number(ticket.split('.')[0])));
    },
    async giveBack(ticket) {
      await attempts.update(await keyOf(ticket), now(), () => undefined);
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
