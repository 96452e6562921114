import type { Hono } from 'hono';
import { html } from 'hono/html';
import { beginSubscription, nameOf } from '../billing';
import { readCard } from '../cards';
import { atDesk, createDesk, type Desk, type DeskOptions } from '../desk';
import type { SandboxCheckout, SandboxCustomer, SandboxPrice } from '../objects';
import { StripeRefusal } from '../refusal';
import { attachCard, withDetails } from './details';
import {
  cardFields,
  detailErrors,
  detailFields,
  errorSummary,
  formOf,
  readForm,
  type BillingForm,
  type FieldErrors,
} from './fields';
import { day, money, page, problemPage, type PageContext, type PageEnv } from './layout';

interface Offer {
  session: SandboxCheckout;
  customer: SandboxCustomer;
  price: SandboxPrice;
  name: string;
}

export interface PagesOptions extends DeskOptions {
  onWritten(): void;
}

/** Where a card is put on file for a plan. */
export function checkoutRoutes(app: Hono<PageEnv>, path: string, options: PagesOptions): void {
  app.get(`${path}/:id`, async (c) => {
    const offer = await atDesk(options, (desk) => findOffer(desk, c.req.param('id')));
    if (!offer) return gone(c);
    if (offer.session.status === 'complete') return c.redirect(offer.session.success_url, 303);
    return show(c, offer, formOf(offer.customer), {}, options);
  });

  app.post(`${path}/:id`, async (c) => {
    const form = readForm(new URLSearchParams(await c.req.text()));
    const outcome = await atDesk(options, async (desk, tx) => {
      const offer = await findOffer(desk, c.req.param('id'));
      // Who sends it twice has paid once.
      if (offer?.session.status !== 'open') return { offer, errors: {} };
      const read = readCard(form, options.now());
      const errors = { ...('errors' in read && read.errors), ...detailErrors(form) };
      if ('errors' in read || Object.keys(errors).length > 0) return { offer, errors };
      return tx
        .transaction(async (inner) => {
          const at = createDesk(inner, desk.now, desk.pagesUrl);
          const customer = withDetails(offer.customer, form);
          await at.put(customer);
          const { id: card } = await attachCard(at, customer.id, read.card, customer);
          const { price, session } = offer;
          const wish = { customer: customer.id, price, card, trialEnd: session.asked.trialEnd };
          const { id: subscription, status } = await beginSubscription(at, wish);
          const payment_status = status === 'trialing' ? 'no_payment_required' : 'paid';
          const done: SandboxCheckout = { ...session, status: 'complete', subscription, payment_status };
          await at.put(done);
          await at.tell('checkout.session.completed', done);
          return { offer: { ...offer, session: done }, errors: {} };
        })
        .catch((error: unknown) => {
          if (error instanceof StripeRefusal) return { offer, errors: { number: error.message } };
          throw error;
        });
    });
    options.onWritten();
    const { offer, errors } = outcome;
    if (!offer) return gone(c);
    if (offer.session.status === 'complete') return c.redirect(offer.session.success_url, 303);
    return show(c, offer, form, errors, options);
  });
}

async function findOffer(desk: Desk, id: string): Promise<Offer | undefined> {
  const session = await desk.find('checkout.session', id);
  const isOver = session?.status === 'expired' || (session?.status === 'open' && session.expires_at <= desk.now);
  if (!session || isOver) return undefined;
  const price = await desk.get('price', session.asked.price);
  return { session, price, customer: await desk.get('customer', session.customer), name: await nameOf(desk, price) };
}

function gone(c: PageContext) {
  return problemPage(
    c,
    'Checkout not available',
    'This checkout was closed, has expired, or never existed. Nothing was charged.',
  );
}

function show(c: PageContext, offer: Offer, form: BillingForm, errors: FieldErrors, { now }: PagesOptions) {
  const { name, price, session } = offer;
  const every = price.recurring.interval === 'year' ? 'per year' : 'per month';
  const { trialEnd } = session.asked;
  const isTrial = trialEnd !== null && trialEnd * 1000 > now().getTime();
  return page(
    c,
    `Subscribe to ${name}`,
    html`<p><a href="${session.cancel_url}">Back to Chatdeck</a></p>
      <h1>Subscribe to ${name}</h1>
      <p class="amount">${money(price.unit_amount)} <span class="quiet">${every}</span></p>
      <p>
        ${isTrial ? `Free until ${day(trialEnd)}, then ${money(price.unit_amount)} ${every}.` : `Due today: ${money(price.unit_amount)}.`}
      </p>
      ${errorSummary(errors)}
      <form method="post" novalidate>
        ${cardFields({ form, errors })} ${detailFields({ form, errors })}
        <button class="primary wide">${isTrial ? 'Start trial' : `Pay ${money(price.unit_amount)}`}</button>
      </form>`,
    Object.keys(errors).length > 0 ? 400 : 200,
  );
}
