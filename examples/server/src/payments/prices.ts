import { findPlan } from 'chatdeck/service';
import type Stripe from 'stripe';

/** The price list at Stripe. */
export interface Prices {
  /** Stripe's id of the price that a plan has; made there when it is not yet. */
  idOf(planId: string): Promise<string>;
  /** The plan that a price is of; undefined for a price that is no plan's. */
  planOf(price: string | Stripe.Price): Promise<string | undefined>;
}

/** Knows for as long as the process lives what it has seen. */
export function createPrices(stripe: Stripe): Prices {
  const ids = new Map<string, string>();
  const plans = new Map<string, string | undefined>();

  async function findOrMake(planId: string): Promise<string> {
    const { price: amount = null, duration, label } = findPlan(planId) ?? {};
    if (amount === null) throw new Error(`the plan ${planId} has no price`);
    const { data } = await stripe.prices.list({ lookup_keys: [planId], active: true, limit: 1 });
    const [found] = data;
    if (found?.unit_amount === amount) return found.id;
    const made = await stripe.prices.create(
      {
        product: await makeProduct(stripe, `Chatdeck ${label}`, planId.replace(/-(monthly|yearly)$/, '')),
        currency: 'usd',
        unit_amount: amount,
        recurring: { interval: duration === 'yearly' ? 'year' : 'month' },
        lookup_key: planId,
        // Who has the former price keeps it.
        transfer_lookup_key: true,
        metadata: { plan: planId },
      },
      { idempotencyKey: `price ${planId} ${amount} ${found?.id ?? 'first'}` },
    );
    return made.id;
  }

  return {
    async idOf(planId) {
      const id = ids.get(planId) ?? (await findOrMake(planId));
      ids.set(planId, id);
      plans.set(id, planId);
      return id;
    },
    async planOf(price) {
      const id = typeof price === 'string' ? price : price.id;
      if (!plans.has(id)) {
        const { metadata, lookup_key: key } = typeof price === 'string' ? await stripe.prices.retrieve(price) : price;
        plans.set(id, metadata.plan ?? key ?? undefined);
      }
      return plans.get(id);
    },
  };
}

/** A product with a fixed name, so that many processes create one. */
async function makeProduct(stripe: Stripe, name: string, word: string): Promise<string> {
  const id = `chatdeck-${word}`;
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch {
    return (await stripe.products.create({ id, name }, { idempotencyKey: `product ${id}` })).id;
  }
}
