import * as z from 'zod/mini';
import { defineCall } from './call';
import { conversationCountSchema, invoicesSchema, nextInvoiceSchema, urlAnswerSchema } from '../entities/invoice';
import { userSchema } from '../entities/user';

/** GET /accounts/{id}/next-invoice: not asked while no payment method is on file and the trial runs. */
export const nextInvoice = defineCall({
  method: 'GET',
  path: '/accounts/{id}/next-invoice',
  access: 'user',
  answer: nextInvoiceSchema,
});

/** GET /accounts/{id}/conversation-count: conversations of the current month. */
export const conversationCount = defineCall({
  method: 'GET',
  path: '/accounts/{id}/conversation-count',
  access: 'user',
  answer: conversationCountSchema,
});

/** GET /accounts/{id}/invoices: newest first. */
export const listInvoices = defineCall({
  method: 'GET',
  path: '/accounts/{id}/invoices',
  access: 'user',
  answer: invoicesSchema,
});

/** POST /accounts/{accountId}/upgrade/{stripeId}: switches the plan. */
export const upgradePlan = defineCall({
  method: 'POST',
  path: '/accounts/{accountId}/upgrade/{stripeId}',
  access: 'admin',
  answer: userSchema,
});

/** POST /accounts/{accountId}/create_checkout_session: where to put a card on file for `plan`, a plan's `stripeId`. */
export const createCheckoutSession = defineCall({
  method: 'POST',
  path: '/accounts/{accountId}/create_checkout_session',
  access: 'admin',
  request: z.object({ plan: z.string().check(z.minLength(1)) }),
  answer: urlAnswerSchema,
});

/** POST /accounts/{id}/create_portal_session: where to look after billing, or cancel. `uID` is the person's Id. */
export const createPortalSession = defineCall({
  method: 'POST',
  path: '/accounts/{id}/create_portal_session',
  access: 'admin',
  request: z.object({
    type: z.enum(['home', 'subscription_cancel']),
    uID: z.optional(z.union([z.string(), z.number()])),
  }),
  answer: urlAnswerSchema,
});

/** PUT /accounts/generate-api-key: revokes the API key and makes a new one. */
export const generateApiKey = defineCall({
  method: 'PUT',
  path: '/accounts/generate-api-key',
  access: 'admin',
  answer: userSchema,
});
