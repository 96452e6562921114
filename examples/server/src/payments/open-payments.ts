import { randomBytes } from 'node:crypto';
import type { Payments, Store } from 'chatdeck/service';
import { Hono } from 'hono';
import type { StripeConfig } from '../config';
import type { Database } from '../database/database';
import { secretOf } from '../database/secret-of';
import { createFollow } from './follow';
import { createPayers } from './payers';
import { createPrices } from './prices';
import { createReturns } from './returns';
import { startSandbox, type Sandbox } from './sandbox';
import { createStripe } from './stripe-client';
import { createStripePayments } from './stripe-payments';
import { webhookPage, webhookPath } from './webhook';

interface PaymentsOptions {
  stripe: StripeConfig | undefined;
  db: Database;
  store: Store;
  /** Where this server reaches itself. */
  url: string;
  /** Where people reach this server, without a slash at the end. */
  appUrl: string;
  now?: (() => Date) | undefined;
  onError(error: unknown): void;
}

export interface OpenPayments {
  payments: Payments;
  /** The way back from the provider, its events, and the sandbox's pages. */
  pages: Hono;
  /** Undefined when Stripe itself is asked. */
  sandbox: Sandbox | undefined;
  /** Starts no more work, and waits for running work. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Stripe itself if the product's account is configured, otherwise our sandbox with the same interface. */
export async function openPayments(options: PaymentsOptions): Promise<OpenPayments> {
  const { db, store, url, appUrl, onError, now = () => new Date() } = options;
  // Each process has a sandbox; they share their state.
  const config = options.stripe ?? { secretKey: randomKey('sk_test'), webhookSecret: randomKey('whsec') };
  const sandbox = options.stripe
    ? undefined
    : await startSandbox({ ...config, db, store, appUrl, webhookUrl: `${url}${webhookPath}`, now, onError });
  const stripe = createStripe({ secretKey: config.secretKey, host: sandbox?.host });
  const payers = createPayers(db);
  const prices = createPrices(stripe);
  const follow = createFollow(stripe, payers, prices);
  const returns = createReturns({ appUrl, secret: await secretOf(db, 'payment returns'), follow, onError });
  const adopt = sandbox && ((accountId: number) => sandbox.adopt(accountId, prices.idOf));

  const pages = new Hono();
  pages.route('/', webhookPage({ stripe, secret: config.webhookSecret, payers, follow }));
  pages.route('/', returns.pages);
  if (sandbox) pages.route('/', sandbox.pages);
  return {
    payments: createStripePayments({ stripe, payers, prices, follow, returns, now, adopt }),
    pages,
    sandbox,
    settle: async () => sandbox?.settle(),
    stop: async () => sandbox?.stop(),
  };
}

function randomKey(kind: string): string {
  return `${kind}_${randomBytes(24).toString('hex')}`;
}
