import {
  conversationCount,
  createCheckoutSession,
  createPortalSession,
  generateApiKey,
  listInvoices,
  nextInvoice,
  upgradePlan,
} from '../model/calls/accounts';
import type { Id } from '../model/core/tolerant';
import type { CallOptions } from './options';
import type { Send } from './transport';

export interface PortalRequest {
  type: 'home' | 'subscription_cancel';
  /** The person's Id. */
  uID?: Id | undefined;
}

export function accountCalls(send: Send) {
  return {
    /** What is charged next: GET /accounts/{id}/next-invoice. Another account's id is `notFound`. */
    nextInvoice: (id: Id, options?: CallOptions) => send(nextInvoice, { params: { id } }, options),
    /** Conversations of this month: GET /accounts/{id}/conversation-count. Another account's id is `notFound`. */
    conversationCount: (id: Id, options?: CallOptions) => send(conversationCount, { params: { id } }, options),
    /** Invoices, newest first: GET /accounts/{id}/invoices. Another account's id is `notFound`. */
    listInvoices: (id: Id, options?: CallOptions) => send(listInvoices, { params: { id } }, options),
    /**
     * Switches the plan and gives the updated user: POST /accounts/{accountId}/upgrade/{stripeId}. `forbidden` to agents;
     * an unknown plan, or one that is too small, is `invalid`.
     */
    upgrade: (accountId: Id, stripeId: string, options?: CallOptions) =>
      send(upgradePlan, { params: { accountId, stripeId } }, options),
    /**
     * The address where a card is put on file for a plan: POST /accounts/{accountId}/create_checkout_session.
     * `forbidden` to agents.
     */
    createCheckoutSession: (accountId: Id, plan: string, options?: CallOptions) =>
      send(createCheckoutSession, { params: { accountId }, body: { plan } }, options),
    /** The address of the billing portal: POST /accounts/{id}/create_portal_session. `forbidden` to agents. */
    createPortalSession: (id: Id, request: PortalRequest, options?: CallOptions) =>
      send(createPortalSession, { params: { id }, body: request }, options),
    /** Revokes the API key, makes a new one and gives the updated user: PUT /accounts/generate-api-key. `forbidden` to agents. */
    generateApiKey: (options?: CallOptions) => send(generateApiKey, { params: {} }, options),
  };
}
