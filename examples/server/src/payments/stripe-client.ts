import Stripe from 'stripe';

export interface StripeAddress {
  secretKey: string;
  /** Stripe itself, or what answers in its place. */
  host?: { protocol: 'http' | 'https'; host: string; port: number } | undefined;
}

/** A caller waits 15 seconds: one call and its repetition are over before. */
const timeoutMs = 6500;

export function createStripe({ secretKey, host }: StripeAddress): Stripe {
  return new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...host });
}
