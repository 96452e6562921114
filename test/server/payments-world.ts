import { createService, type AccountRecord, type Store } from 'chatdeck/service';
import { plainPasswords } from 'chatdeck/testing';
import type { Hono } from 'hono';
import { openAccountExport } from '../../examples/server/src/account-export';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { createLog } from '../../examples/server/src/log';
import { openPayments, type OpenPayments } from '../../examples/server/src/payments/open-payments';
import { createSqlStore } from '../../examples/server/src/store';
import { createApp } from '../../examples/server/src/web/app';
import { listen } from '../../examples/server/src/web/listen';
import { openTestPglite } from '../databases';
import { alwaysReady } from './always-ready';

/** A server with the payments sandbox, whose clock is ours. */
export interface PaymentsWorld {
  url: string;
  store: Store;
  database: OpenDatabase;
  payments: OpenPayments;
  errors: unknown[];
  /** What time it is. */
  at(time: string): void;
  signUp(): Promise<Payer>;
  stop(): Promise<void>;
}

/** A user with a separate account. */
export interface Payer {
  id: number;
  email: string;
  ask(method: string, path: string, body?: object): Promise<Response>;
  json<T>(method: string, path: string, body?: object): Promise<T>;
  record(): Promise<AccountRecord>;
  /** Signs in again: much time may have passed. */
  signIn(): Promise<void>;
}

const secret = 'seven books and a cat';

export async function startPaymentsWorld(): Promise<PaymentsWorld> {
  const database = await openTestPglite();
  const store = createSqlStore(database.db);
  const errors: unknown[] = [];
  let time = new Date('2025-06-01T00:00:00Z');
  const now = () => time;
  const late: { app?: Hono } = {};
  const server = await listen({ fetch: (...asked) => late.app?.fetch(...asked) ?? Response.error() }, 0);
  const url = `http://localhost:${server.port}`;
  const onError = (error: unknown) => void errors.push(error);
  const payments = await openPayments({ stripe: undefined, db: database.db, store, url, appUrl: url, now, onError });
  const { pages: exportPages, exportUrl } = await openAccountExport({ db: database.db, appUrl: url, now });
  const service = createService({
    store,
    passwords: plainPasswords,
    payments: payments.payments,
    appUrl: url,
    exportUrl,
    now,
    onError,
  });
  const pages = payments.pages.route('/', exportPages);
  const dashboardDir = 'examples/dashboard';
  late.app = createApp({
    service,
    pages,
    dashboardDir,
    log: createLog('silent'),
    checkReady: alwaysReady,
  });
  let count = 0;

  async function signUp(): Promise<Payer> {
    count += 1;
    const email = `payer-${count}@juniper.test`;
    const send = (method: string, path: string, token: string, body?: object) =>
      fetch(`${url}/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
    let { token } = (await (await send('POST', '/p/users', '', { email, password: secret })).json()) as {
      token: string;
    };
    const { accountId: id } = (await (await send('GET', '/users/current', token)).json()) as { accountId: number };
    const ask = (method: string, path: string, body?: object) =>
      send(method, path.replace(':id', String(id)), token, body);
    return {
      id,
      email,
      ask,
      json: async <T>(method: string, path: string, body?: object) =>
        (await (await ask(method, path, body)).json()) as T,
      record: async () => {
        const record = await store.accounts.find(id);
        if (!record) throw new Error(`there is no account ${id}`);
        return record;
      },
      signIn: async () => {
        const answer = await send('POST', '/p/sessions', '', { email, password: secret });
        ({ token } = (await answer.json()) as { token: string });
      },
    };
  }

  return {
    url,
    store,
    database,
    payments,
    errors,
    at: (text) => {
      time = new Date(text);
    },
    signUp,
    async stop() {
      await payments.settle();
      await server.close();
      await payments.stop();
      await database.close();
    },
  };
}

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 31', cvc: '123' };
export const declinedCard = { ...goodCard, number: '4000000000000002' };
export const failingCard = { ...goodCard, number: '4000 0000 0000 0341' };

export const details = {
  email: 'bills@juniper.test',
  name: 'Juniper Bikes',
  country: 'US',
  line1: '12 Mill Lane',
  city: 'Salem',
  state: 'OR',
  postal_code: '97301',
  tax_id: 'US-123',
};

/** Sends a form of the sandbox's pages, and goes the way back to the app when it leads there. */
export async function submit(address: string, form: Record<string, string> = {}) {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const to = answer.headers.get('Location') ?? '';
  const back = to.includes('/payments/return') ? await fetch(to, { redirect: 'manual' }) : undefined;
  return { status: answer.status, text: await answer.text(), to: back?.headers.get('Location') ?? to };
}
