import type { AccountStore, InvoiceStore } from '../contract/account-store';
import { aMonthAfter } from '../../model/time/utc-month';
import { checkFits, findPlan } from '../contract/plans';
import type { Payments, Subscription } from '../contract/payments';

interface SandboxOptions {
  store: { accounts: AccountStore; invoices: InvoiceStore };
  now(): Date;
}

/**
 * A payment provider that charges no one. A visit to its checkout counts as paid with a test card, and a visit to its
 * cancellation page as canceled.
 */
export function createSandboxPayments({ store, now }: SandboxOptions): Payments {
  const inAMonth = () => new Date(aMonthAfter(now().getTime()));
  const started = (current: Date | null): Subscription => ({
    nextInvoiceAt: current && current > now() ? current : inAMonth(),
    cancelAt: null,
    canceledAt: null,
  });

  return {
    async createCheckout(account, planId, { done }) {
      const plan = findPlan(planId);
      await store.accounts.update(account.id, ({ nextInvoiceAt }, widgetCount) => {
        if (plan) checkFits(plan, widgetCount);
        return {
          planId,
          paymentType: 'card',
          cardBrand: 'visa',
          cardLast4: '4242',
          cardExpMonth: 12,
          cardExpYear: now().getUTCFullYear() + 3,
          isDelinquent: false,
          ...started(nextInvoiceAt),
        };
      });
      return done;
    },
    async createPortal(account, page, returnUrl) {
      if (page === 'subscription_cancel') {
        await store.accounts.update(account.id, ({ nextInvoiceAt }) => ({ cancelAt: nextInvoiceAt ?? inAMonth() }));
      }
      return returnUrl;
    },
    async changePlan(account) {
      const current = await store.accounts.find(account.id);
      return started(current?.nextInvoiceAt ?? null);
    },
    listInvoices: (account) => store.invoices.list(account.id),
    async nextCharge(account) {
      const current = await store.accounts.find(account.id);
      return current?.nextInvoiceAt
        ? { amount: findPlan(current.planId)?.price ?? 0, at: current.nextInvoiceAt }
        : null;
    },
  };
}
