import { randomBytes } from 'node:crypto';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { paymentObjects } from '../../database/schema';
import type { Kind, ObjectOf, SandboxObject } from './objects';
import { StripeRefusal } from './refusal';

/** Runs one operation in the sandbox, all or nothing, while no other runs. */
export interface Desk {
  /** Unix seconds. */
  now: number;
  /** Where people reach the sandbox's pages, without a slash at the end. */
  pagesUrl: string;
  find<Name extends Kind>(kind: Name, id: string): Promise<ObjectOf<Name> | undefined>;
  /** Rejects like Stripe if there is none. */
  get<Name extends Kind>(kind: Name, id: string): Promise<ObjectOf<Name>>;
  /** A customer's, or those that belong to no customer; newest first. */
  list<Name extends Kind>(kind: Name, customerId?: string): Promise<ObjectOf<Name>[]>;
  due(): Promise<SandboxObject[]>;
  put(object: SandboxObject, dueAt?: number | null): Promise<void>;
  /** Tells the product what has happened. */
  tell(type: string, object: SandboxObject): Promise<void>;
}

export interface DeskOptions {
  db: Database;
  now(): Date;
  pagesUrl: string;
}

/** Works at the desk alone, whichever process others work in. */
export function atDesk<T>(
  { db, now, pagesUrl }: DeskOptions,
  work: (desk: Desk, tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payments sandbox', 0))`);
    return work(createDesk(tx, toSeconds(now()), pagesUrl), tx);
  });
}

export function createDesk(db: Database, now: number, pagesUrl: string): Desk {
  const { id: idColumn, customerId: customerColumn, data, dueAt: dueColumn, position } = paymentObjects;

  async function find<Name extends Kind>(kind: Name, id: string): Promise<ObjectOf<Name> | undefined> {
    // PostgreSQL fails at a NUL instead of finding nothing.
    if (id.includes('\0')) return undefined;
    const [row] = await db.select({ data }).from(paymentObjects).where(eq(idColumn, id));
    return row && isKind(row.data, kind) ? row.data : undefined;
  }

  async function put(object: SandboxObject, dueAt: number | null = null) {
    const row = { customerId: customerOf(object), dueAt: dueAt === null ? null : new Date(dueAt * 1000), data: object };
    await db
      .insert(paymentObjects)
      .values({ id: object.id, ...row })
      .onConflictDoUpdate({ target: idColumn, set: row });
  }

  return {
    now,
    pagesUrl,
    find,
    put,
    async get(kind, id) {
      const object = await find(kind, id);
      if (!object) throw StripeRefusal.missing(kind, id);
      return object;
    },
    async list(kind, customerId = '') {
      const isAsked = and(eq(customerColumn, customerId), eq(sql`${data}->>'object'`, kind));
      const rows = await db.select({ data }).from(paymentObjects).where(isAsked).orderBy(desc(position));
      return rows.flatMap((row) => (isKind(row.data, kind) ? [row.data] : []));
    },
    async due() {
      const isDue = lte(dueColumn, new Date(now * 1000));
      return (await db.select({ data }).from(paymentObjects).where(isDue).orderBy(position)).map((row) => row.data);
    },
    async tell(type, object) {
      const event = {
        ...base('event', 'evt', now),
        type,
        api_version: apiVersion,
        pending_webhooks: 1,
        data: { object },
      };
      await put(event, now);
    },
  };
}

/** The version of Stripe's API whose shapes these are. */
export const apiVersion = '2026-10-28.endive';

/** What every new object has. */
export function base<Name extends Kind>(object: Name, prefix: string, now: number) {
  return { id: `${prefix}_${randomBytes(12).toString('hex')}`, object, created: now, livemode: false } as const;
}

export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function isKind<Name extends Kind>(object: SandboxObject, kind: Name): object is ObjectOf<Name> {
  return object.object === kind;
}

function customerOf(object: SandboxObject): string {
  if (object.object === 'customer') return object.id;
  return 'customer' in object ? object.customer : '';
}
