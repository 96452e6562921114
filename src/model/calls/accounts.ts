import * as z from 'zod/mini';
import { conversationCountSchema, invoicesSchema, nextInvoiceSchema, urlAnswerSchema } from '../entities/invoice';
import type { Id } from '../core/tolerant';
import { defineCall } from './call';
import { userAnswer } from './user-answer';

const portalRequest = z.object({
  type: z.enum(['home', 'subscription_cancel']),
  /** The user's ID. */
  uID: z.optional(z.union([z.string(), z.number()])),
});
export type PortalRequest = z.infer<typeof portalRequest>;

/** Each of these is `notFound` for another account's ID; admin-only calls are `forbidden` for agents. */
export const accountCalls = {
  /** The next charge. Not requested while no payment method is on file and the trial is running. */
  nextInvoice: defineCall({
    name: 'nextInvoice',
    method: 'GET',
    path: '/accounts/{id}/next-invoice',
    access: 'user',
    args: (id: Id) => ({ params: { id } }),
    answer: nextInvoiceSchema,
  }),
  /** Number of conversations in the current calendar month, in UTC. */
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
  /** Switches the plan and returns the updated user. An unknown or too small plan is `invalid`. */
  upgrade: defineCall({
    name: 'upgradePlan',
    method: 'POST',
    path: '/accounts/{accountId}/upgrade/{stripeId}',
    access: 'admin',
    args: (accountId: Id, stripeId: string) => ({ params: { accountId, stripeId } }),
    answer: userAnswer,
  }),
  /** URL for adding a payment method for `plan`, a plan's `stripeId`. */
  createCheckoutSession: defineCall({
    name: 'createCheckoutSession',
    method: 'POST',
    path: '/accounts/{accountId}/create_checkout_session',
    access: 'admin',
    request: z.object({ plan: z.string().check(z.minLength(1)) }),
    args: (accountId: Id, plan: string) => ({ params: { accountId }, body: { plan } }),
    answer: urlAnswerSchema,
  }),
  /** URL of the billing portal, for managing billing or canceling. */
  createPortalSession: defineCall({
    name: 'createPortalSession',
    method: 'POST',
    path: '/accounts/{id}/create_portal_session',
    access: 'admin',
    request: portalRequest,
    args: (id: Id, request: PortalRequest) => ({ params: { id }, body: request }),
    answer: urlAnswerSchema,
  }),
  /** Revokes the API key, creates a new one, and returns the updated user. */
  generateApiKey: defineCall({
    name: 'generateApiKey',
    method: 'PUT',
    path: '/accounts/generate-api-key',
    access: 'admin',
    args: () => ({}),
    answer: userAnswer,
  }),
};
