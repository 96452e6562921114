import { html } from 'hono/html';
import { itemOf } from '../billing';
import type {
  SandboxCustomer,
  SandboxInvoice,
  SandboxPaymentMethod,
  SandboxPortal,
  SandboxSubscription,
} from '../objects';
import { cardFields, detailFields, errorSummary, type BillingForm, type FieldErrors } from './fields';
import { day, money, page, shortDay, type PageContext } from './layout';

export interface PortalView {
  session: SandboxPortal;
  customer: SandboxCustomer;
  /** The running one. */
  subscription: SandboxSubscription | undefined;
  planName: string;
  method: SandboxPaymentMethod | undefined;
  invoices: SandboxInvoice[];
  overdue: SandboxInvoice[];
}

export interface ShownForm {
  form: BillingForm;
  errors: FieldErrors;
}

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

export function homePage(c: PageContext, view: PortalView) {
  const { session, customer, method, invoices } = view;
  const { line1, city, state, postal_code: postalCode, country } = customer.address ?? {};
  const address = [line1, city, [state, postalCode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  return page(
    c,
    'Billing',
    html`<p><a href="${session.return_url}">Back to Chatdeck</a></p>
      <h1>Billing</h1>
      ${overdueAlert(view)}
      <section>
        <h2>Current plan</h2>
        ${planOf(view)}
      </section>
      <section>
        <h2>Payment method</h2>
        <p>
          ${method ? `${brands[method.card.brand] ?? method.card.brand} ending in ${method.card.last4}` : 'No payment method on file.'}
        </p>
        ${method ? html`<p class="quiet">Expires ${expiryOf(method)}</p>` : ''}
        <div class="actions"><a class="button" href="${pathOf(session, '/card')}">Update card</a></div>
      </section>
      <section>
        <h2>Billing details</h2>
        <dl>
          <dt>Email</dt>
          <dd>${customer.email ?? 'None'}</dd>
          <dt>Name</dt>
          <dd>${customer.name || 'None'}</dd>
          <dt>Address</dt>
          <dd>${address || 'None'}</dd>
          <dt>Tax ID</dt>
          <dd>${customer.tax_ids.data[0]?.value ?? 'None'}</dd>
        </dl>
        <div class="actions"><a class="button" href="${pathOf(session, '/details')}">Update details</a></div>
      </section>
      <section>
        <h2>Invoices</h2>
        ${invoices.length === 0 ? html`<p class="quiet">None yet.</p>` : invoiceTable(invoices)}
      </section>`,
  );
}

function planOf({ subscription, planName, session }: PortalView) {
  if (!subscription) return html`<p class="quiet">You don’t have a plan. Choose one on your account page.</p>`;
  const { price, current_period_end: end } = itemOf(subscription);
  const every = price.recurring.interval === 'year' ? 'per year' : 'per month';
  const isEnding = subscription.cancel_at !== null;
  const next = subscription.status === 'trialing' ? 'Free until' : 'Next payment on';
  return html`<p><strong>${planName}</strong>, ${money(price.unit_amount)} ${every}</p>
    <p class="quiet">${isEnding ? `Canceled. Your plan ends on ${day(end)}.` : `${next} ${day(end)}.`}</p>
    <div class="actions">
      ${
        isEnding
          ? button(session, '/renew', 'Renew plan', 'primary')
          : html`<a class="button danger" href="${pathOf(session, '/cancel')}">Cancel plan</a>`
      }
      ${button(session, '/time', isEnding ? 'Sandbox: let the plan end now' : 'Sandbox: let the next payment fall due now')}
    </div>`;
}

function overdueAlert({ overdue, session }: PortalView) {
  const [invoice] = overdue;
  if (!invoice) return '';
  return html`<div class="alert" role="status">
    <p><strong>Your last payment of ${money(invoice.amount_due)} failed.</strong></p>
    <p>Update your card to pay it.</p>
    <div class="actions"><a class="button primary" href="${pathOf(session, '/card')}">Update card and pay</a></div>
  </div>`;
}

function invoiceTable(invoices: SandboxInvoice[]) {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Status</th>
        <th scope="col" class="end">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${invoices.map(
        (invoice) =>
          html`<tr>
            <td><a href="${invoice.hosted_invoice_url}">${shortDay(invoice.created)}</a></td>
            <td>${invoice.status === 'paid' ? 'Paid' : 'Not paid'}</td>
            <td class="end">${money(invoice.amount_due)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function cancelPage(c: PageContext, view: PortalView) {
  const { session, subscription, planName } = view;
  const isCancelable = subscription && subscription.cancel_at === null;
  return page(
    c,
    'Cancel plan',
    html`<p><a href="${session.flow ? session.return_url : pathOf(session, '')}">Back</a></p>
      <h1>${isCancelable ? `Cancel ${planName}?` : 'Nothing to cancel'}</h1>
      ${
        isCancelable
          ? html`<p>
                You can use it until ${day(itemOf(subscription).current_period_end)}, and can renew it until then.
              </p>
              <div class="actions">
                <a class="button" href="${session.flow ? session.return_url : pathOf(session, '')}">Keep plan</a>
                ${button(session, '/cancel', 'Cancel plan', 'danger')}
              </div>`
          : html`<p>You don’t have a plan, or it’s already canceled.</p>`
      }`,
  );
}

export function cardPage(c: PageContext, { session, overdue }: PortalView, { form, errors }: ShownForm) {
  const due = overdue.reduce((sum, { amount_due }) => sum + amount_due, 0);
  return page(
    c,
    'Update card',
    html`<p><a href="${pathOf(session, '')}">Back</a></p>
      <h1>Update card</h1>
      ${errorSummary(errors)}
      <form method="post" novalidate>
        ${cardFields({ form, errors })}
        <button class="primary wide">${due > 0 ? `Save card and pay ${money(due)}` : 'Save card'}</button>
      </form>`,
    Object.keys(errors).length > 0 ? 400 : 200,
  );
}

export function detailsPage(c: PageContext, { session }: PortalView, { form, errors }: ShownForm) {
  return page(
    c,
    'Update billing details',
    html`<p><a href="${pathOf(session, '')}">Back</a></p>
      <h1>Update billing details</h1>
      ${errorSummary(errors)}
      <form method="post" novalidate>
        ${detailFields({ form, errors })}
        <button class="primary wide">Save details</button>
      </form>`,
    Object.keys(errors).length > 0 ? 400 : 200,
  );
}

function button(session: SandboxPortal, path: string, label: string, look = '') {
  return html`<form method="post" action="${pathOf(session, path)}"><button class="${look}">${label}</button></form>`;
}

/** Without an origin, because people may know the server by another name than it does itself. */
function pathOf({ id, url }: SandboxPortal, path: string): string {
  const { pathname } = new URL(url);
  return `${pathname.slice(0, pathname.indexOf(id))}${id}${path}`;
}

function expiryOf({ card }: SandboxPaymentMethod): string {
  return `${String(card.exp_month).padStart(2, '0')} / ${card.exp_year}`;
}
