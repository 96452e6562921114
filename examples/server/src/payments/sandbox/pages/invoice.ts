import type { Hono } from 'hono';
import { html } from 'hono/html';
import { atDesk, type DeskOptions } from '../desk';
import type { InvoiceLine, SandboxCustomer, SandboxInvoice } from '../objects';
import { day, money, page, problemPage, type PageContext, type PageEnv } from './layout';

/** An invoice, visible to anyone with its URL. */
export function invoiceRoutes(app: Hono<PageEnv>, path: string, options: DeskOptions): void {
  app.get(`${path}/:id`, async (c) => {
    const found = await atDesk(options, async (desk) => {
      const invoice = await desk.find('invoice', c.req.param('id'));
      return invoice && { invoice, customer: await desk.get('customer', invoice.customer) };
    });
    if (!found) return problemPage(c, 'Invoice not found', 'Check that the URL is complete.');
    return show(c, found.invoice, found.customer);
  });
}

function show(c: PageContext, invoice: SandboxInvoice, customer: SandboxCustomer) {
  const used = invoice.total - invoice.amount_due;
  return page(
    c,
    `Invoice ${invoice.number}`,
    html`<p><a href="/#/account">Back to Chatdeck</a></p>
      <h1>Invoice ${invoice.number}</h1>
      <p class="amount">${money(invoice.amount_due)}</p>
      <p>${invoice.status === 'paid' ? 'Paid' : 'Not paid'}, ${day(invoice.created)}</p>
      <section>
        <h2>Billed to</h2>
        <p>${customer.name || customer.email || 'No name'}</p>
        <p class="quiet">
          ${[customer.address?.line1, customer.address?.city, customer.address?.country].filter(Boolean).join(', ')}
        </p>
      </section>
      <section>
        <h2>Items</h2>
        <table>
          <tbody>
            ${invoice.lines.data.map(line)}
            ${used === 0 ? '' : row(used > 0 ? 'Paid with your credit' : 'Added to your credit', -used)}
            ${row(html`<strong>Due</strong>`, invoice.amount_due)}
          </tbody>
        </table>
      </section>`,
  );
}

function line({ description, period, amount }: InvoiceLine) {
  const { start, end } = period;
  return row(
    html`${description}<br /><span class="quiet">${day(start)}${start === end ? '' : ` – ${day(end)}`}</span>`,
    amount,
  );
}

function row(what: unknown, amount: number) {
  return html`<tr>
    <td>${what}</td>
    <td class="end">${money(amount)}</td>
  </tr>`;
}
