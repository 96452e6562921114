import Stripe from 'stripe';
import { catchUp } from './billing';
import { atDesk, type DeskOptions } from './desk';
import type { SandboxEvent } from './objects';

interface ClockOptions extends DeskOptions {
  /** Where events go. */
  webhookUrl: string;
  webhookSecret: string;
  onError(error: unknown): void;
}

export interface Clock {
  /** Does what is due, sends its events, and waits until all are delivered. One after the other. */
  tick(): Promise<void>;
  /** Starts no more work, and waits for running work. */
  stop(): Promise<void>;
}

/** How often the sandbox looks whether a payment is due. */
const everyMs = 30_000;
const SECONDS_TO_TRY_AGAIN = 60;

/** The sandbox's time: renews what is due, and tells the product by events as Stripe does, again until it has heard. */
export function startClock({ webhookUrl, webhookSecret, onError, ...desk }: ClockOptions): Clock {
  const { webhooks } = new Stripe('sk_test_sandbox');
  let running = Promise.resolve();
  let isStopped = false;

  async function work() {
    const events = await atDesk(desk, async (at) => {
      for (const object of await at.due()) if (object.object === 'subscription') await catchUp(at, object);
      const due = (await at.due()).filter((object) => object.object === 'event');
      // Until it is delivered, it is due again later; parallel workers skip it until then.
      for (const event of due) await at.put(event, at.now + SECONDS_TO_TRY_AGAIN);
      return due;
    });
    // Outside the transaction: the receiver queries the sandbox.
    for (const event of events)
      if (await isHeard(event)) await atDesk(desk, (at) => at.put({ ...event, pending_webhooks: 0 }));
  }

  async function isHeard(event: SandboxEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    try {
      // Events are rare: a connection that was kept may be one that the other side is just giving up.
      const headers = { 'Stripe-Signature': signature, Connection: 'close' };
      const answer = await fetch(webhookUrl, { method: 'POST', body, headers, redirect: 'error' });
      await answer.body?.cancel();
      return answer.ok;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  function tick(): Promise<void> {
    if (!isStopped) running = running.then(work).catch(onError);
    return running;
  }

  const timer = setInterval(() => void tick(), everyMs);
  timer.unref();
  return {
    tick,
    stop() {
      isStopped = true;
      clearInterval(timer);
      return running;
    },
  };
}
