import type { Store } from 'chatdeck/service';
import type { Hono } from 'hono';
import type { Database } from '../../database/database';
import { listen } from '../../web/listen';
import { adoptAccount } from './adopt';
import { sandboxApi } from './api';
import { startClock } from './clock';
import { pagesPath, sandboxPages } from './pages';

interface SandboxOptions {
  db: Database;
  store: Store;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
  appUrl: string;
  now(): Date;
  onError(error: unknown): void;
}

export interface Sandbox {
  /** Where it answers as Stripe, to this machine alone. */
  host: { protocol: 'http'; host: string; port: number };
  pages: Hono;
  adopt(accountId: number, priceOf: (planId: string) => Promise<string>): Promise<string | undefined>;
  /** Does what is due now, and waits until the product was notified. */
  tick(): Promise<void>;
  /** Starts no more work, and waits for running work. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const loopback = '127.0.0.1';

/** A sandbox of Stripe: its API on a port that only this machine reaches, and the pages that people see. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { db, store, now, appUrl, secretKey, webhookUrl, webhookSecret, onError } = options;
  const desk = { db, now, pagesUrl: `${appUrl}${pagesPath}` };
  const clock = startClock({ ...desk, webhookUrl, webhookSecret, onError });
  const onWritten = () => void clock.tick();
  const { port, close } = await listen(sandboxApi({ ...desk, secretKey, onWritten }), 0, { hostname: loopback });
  return {
    host: { protocol: 'http', host: loopback, port },
    pages: sandboxPages({ ...desk, onWritten }),
    adopt: (accountId, priceOf) => adoptAccount(desk, store, accountId, priceOf),
    tick: () => clock.tick(),
    settle: () => clock.stop(),
    stop: close,
  };
}
