import type { Hono } from 'hono';
import { catchUp, isLive, itemOf, keepSubscription, payInvoice, withItem } from '../billing';
import { readCard } from '../cards';
import { atDesk, createDesk, type Desk } from '../desk';
import type { SandboxCustomer, SandboxPortal, SandboxSubscription } from '../objects';
import { StripeRefusal } from '../refusal';
import type { PagesOptions } from './checkout';
import { attachCard, withDetails } from './details';
import { detailErrors, formOf, readForm, type BillingForm, type FieldErrors } from './fields';
import { problemPage, type PageContext, type PageEnv } from './layout';
import { cancelPage, cardPage, detailsPage, homePage, type PortalView } from './portal-pages';

/** Where people look after their plan. */
export function portalRoutes(app: Hono<PageEnv>, path: string, options: PagesOptions): void {
  const pages = { '': homePage, '/cancel': cancelPage, '/card': cardPage, '/details': detailsPage } as const;
  for (const [name, show] of Object.entries(pages)) {
    app.get(`${path}/:id${name}`, async (c) => {
      const view = await atDesk(options, (desk) => findView(desk, c.req.param('id')));
      return view ? show(c, view, { form: formOf(view.customer), errors: {} }) : gone(c);
    });
  }

  /** A button's effect; returns where to go next. */
  const act = (name: string, work: (desk: Desk, view: PortalView) => Promise<string | undefined>) =>
    app.post(`${path}/:id/${name}`, async (c) => {
      const to = await atDesk(options, async (desk) => {
        const view = await findView(desk, c.req.param('id'));
        return view && ((await work(desk, view)) ?? homeOf(view.session));
      });
      options.onWritten();
      return to === undefined ? gone(c) : c.redirect(to, 303);
    });

  act('cancel', async (desk, { subscription, session }) => {
    if (subscription && subscription.cancel_at === null) await schedule(desk, subscription);
    return session.flow?.after ?? undefined;
  });
  act('renew', async (desk, { subscription }) => {
    if (!subscription) return undefined;
    const renewed = { ...subscription, cancel_at: null, cancel_at_period_end: false, canceled_at: null };
    await keepSubscription(desk, renewed);
    await desk.tell('customer.subscription.updated', renewed);
    return undefined;
  });
  act('time', async (desk, { subscription }) => {
    if (subscription) await letTimePass(desk, subscription);
    return undefined;
  });

  /** A form that is shown again with what is wrong in it. */
  const save = (
    name: 'card' | 'details',
    work: (desk: Desk, view: PortalView, form: BillingForm) => Promise<FieldErrors>,
  ) =>
    app.post(`${path}/:id/${name}`, async (c) => {
      const form = readForm(new URLSearchParams(await c.req.text()));
      const { view, errors } = await atDesk(options, async (desk, tx) => {
        const view = await findView(desk, c.req.param('id'));
        if (!view) return { view, errors: {} };
        const errors = await tx
          .transaction((inner) => work(createDesk(inner, desk.now, desk.pagesUrl), view, form))
          .catch((error: unknown): FieldErrors => {
            if (error instanceof StripeRefusal) return { number: error.message };
            throw error;
          });
        return { view, errors };
      });
      options.onWritten();
      if (!view) return gone(c);
      if (Object.keys(errors).length === 0) return c.redirect(homeOf(view.session), 303);
      return (name === 'card' ? cardPage : detailsPage)(c, view, { form, errors });
    });

  save('card', async (desk, { customer, subscription, overdue }, form) => {
    const read = readCard(form, options.now());
    if ('errors' in read) return read.errors;
    const { id } = await attachCard(desk, customer.id, read.card, customer);
    const updated = { ...customer, invoice_settings: { default_payment_method: id } };
    await desk.put(updated);
    if (subscription) await keepSubscription(desk, { ...subscription, default_payment_method: id });
    // A card that is only good for today pays what is due today.
    for (const invoice of overdue) await payInvoice(desk, invoice, 'present');
    await desk.tell('customer.updated', updated);
    return {};
  });
  save('details', async (desk, { customer }, form) => {
    const errors = detailErrors(form);
    if (Object.keys(errors).length > 0) return errors;
    const updated = withDetails(customer, form);
    await desk.put(updated);
    await desk.tell('customer.updated', updated);
    return {};
  });
}

async function findView(desk: Desk, id: string): Promise<PortalView | undefined> {
  const session = await desk.find('billing_portal.session', id);
  if (!session || session.expires_at <= desk.now) return undefined;
  const customer = await desk.get('customer', session.customer);
  const subscription = (await desk.list('subscription', customer.id)).find(isLive);
  const invoices = (await desk.list('invoice', customer.id)).sort((a, b) => b.created - a.created);
  const product = subscription && (await desk.find('product', itemOf(subscription).price.product));
  return {
    session,
    customer,
    subscription,
    planName: product?.name ?? '',
    method: await methodOf(desk, customer, subscription),
    invoices,
    overdue: invoices.filter(({ status }) => status === 'open'),
  };
}

async function methodOf(desk: Desk, customer: SandboxCustomer, subscription: SandboxSubscription | undefined) {
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null ? undefined : desk.find('payment_method', id);
}

async function schedule(desk: Desk, subscription: SandboxSubscription): Promise<void> {
  const { current_period_end: end } = itemOf(subscription);
  // As in Stripe's portal: a date, and not the mark that goes with the period.
  const scheduled = { ...subscription, cancel_at: end, canceled_at: desk.now };
  await keepSubscription(desk, scheduled);
  await desk.tell('customer.subscription.updated', scheduled);
}

/** Brings the end of the period to this moment, with all that comes of it. */
async function letTimePass(desk: Desk, subscription: SandboxSubscription): Promise<void> {
  const item = itemOf(subscription);
  const length = item.current_period_end - item.current_period_start;
  const moved = withItem(subscription, {
    ...item,
    current_period_start: desk.now - length,
    current_period_end: desk.now,
  });
  await catchUp(desk, {
    ...moved,
    billing_cycle_anchor: desk.now,
    trial_end: subscription.trial_end === null ? null : desk.now,
    cancel_at: subscription.cancel_at === null ? null : desk.now,
  });
}

function homeOf({ id, url }: SandboxPortal): string {
  return `${url.slice(0, url.indexOf(id))}${id}`;
}

function gone(c: PageContext) {
  return problemPage(
    c,
    'This page has expired',
    'It was open too long or never existed. Open it again from your account.',
  );
}
