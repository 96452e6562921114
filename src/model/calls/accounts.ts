import * as z from 'zod/mini';
import { conversationCountSchema, invoicesSchema, nextInvoiceSchema, urlAnswerSchema } from '../entities/invoice';
import type { Id } from '../core/tolerant';
import { defineCall } from './call';
import { userAnswer } from './user-answer';

const portalRequest = z.object({
  type: z.enum(['home', 'subscription_cancel']),
  /** The person's Id. */
  uID: z.optional(z.union([z.string(), z.number()])),
});
export type PortalRequest = z.infer<typeof portalRequest>;

/** Another account's id is `notFound` in each of these; what only admins may do is `forbidden` to agents. */
export const accountCalls = {
  /** What is charged next. Not asked while no payment method is on file and the trial runs. */
  nextInvoice: defineCall({
    name: 'nextInvoice',
    method: 'GET',
    path: '/accounts/{id}/next-invoice',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: nextInvoiceSchema,
  }),
  /** Conversations of the current month. */
  conversationCount: defineCall({
    name: 'conversationCount',
    method: 'GET',
    path: '/accounts/{id}/conversation-count',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: conversationCountSchema,
  }),
  /** Invoices, newest first. */
  listInvoices: defineCall({
    name: 'listInvoices',
    method: 'GET',
    path: '/accounts/{id}/invoices',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: invoicesSchema,
  }),
  /** Switches the plan and gives the updated user. An unknown plan, or one that is too small, is `invalid`. */
  upgrade: defineCall({
    name: 'upgradePlan',
    method: 'POST',
    path: '/accounts/{accountId}/upgrade/{stripeId}',
    access: 'admin',
    args: (accountId: Id, stripeId: string) => ({ params: { accountId, stripeId } }),
    answer: userAnswer,
  }),
  /** The address where a card is put on file for `plan`, a plan's `stripeId`. */
  createCheckoutSession: defineCall({
    name: 'createCheckoutSession',
    method: 'POST',
    path: '/accounts/{accountId}/create_checkout_session',
    access: 'admin',
    request: z.object({ plan: z.string().check(z.minLength(1)) }),
    args: (accountId: Id, plan: string) => ({ params: { accountId }, body: { plan } }),
    answer: urlAnswerSchema,
  }),
  /** The address of the billing portal, to look after billing or to cancel. */
  createPortalSession: defineCall({
    name: 'createPortalSession',
    method: 'POST',
    path: '/accounts/{id}/create_portal_session',
    access: 'admin',
    request: portalRequest,
    args: (id: Id, request: PortalRequest) => ({ params: { id }, body: request }),
    answer: urlAnswerSchema,
  }),
  /** Revokes the API key, makes a new one and gives the updated user. */
  generateApiKey: defineCall({
    name: 'generateApiKey',
    method: 'PUT',
    path: '/accounts/generate-api-key',
    access: 'admin',
    args: () => ({}),
    answer: userAnswer,
  }),
};
