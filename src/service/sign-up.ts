import type { Hono } from 'hono';
import { calls } from '../model';
import type { Newcomer } from './account-store';
import type { ServiceContext } from './context';
import { checkPassword, emailTaken, newEmail } from './emails';
import { bindPublic } from './handle';
import { createLimits, signUpLimit } from './limits';
import { newSession } from './new-session';
import { newWidget } from './new-widget';
import { pricePlans } from './plans';

/** Without a card (core platform, section 9). */
const trialDays = 30;

export function signUpRoutes(app: Hono, context: ServiceContext): void {
  const { store, passwords, now, newToken } = context;
  const limits = createLimits(store, now);

  bindPublic(app, calls.createUser, async ({ body, http }) => {
    const email = newEmail(body.email);
    checkPassword(body.password);
    await limits.take(signUpLimit, context.clientAddress(http));

    const token = newToken();
    const session = await newSession(token, now());
    const passwordHash = await passwords.hash(body.password);
    const isNew = await store.accounts.create({
      account: { ...newAccount(email, session.createdAt), apiKey: newToken(), zapierApiKey: newToken() },
      user: newUser(email, passwordHash, session.createdAt),
      widget: newWidget(),
      session,
    });
    if (!isNew) throw emailTaken();
    return { token };
  });
}

/** A trial of the smallest plan. */
function newAccount(email: string, createdAt: Date): Omit<Newcomer['account'], 'apiKey' | 'zapierApiKey'> {
  const [smallest] = pricePlans;
  return {
    orgName: '',
    invoiceEmail: email,
    planId: smallest?.stripeId ?? '',
    paymentType: 'none',
    cardBrand: '',
    cardLast4: '',
    cardExpMonth: null,
    cardExpYear: null,
    billingAddressLine1: '',
    billingCity: '',
    billingState: '',
    billingPostalCode: '',
    billingCountry: '',
    taxId: '',
    isDelinquent: false,
    createdAt,
    trialEndAt: new Date(createdAt.getTime() + trialDays * 86_400_000),
    cancelAt: null,
    canceledAt: null,
    nextInvoiceAt: null,
  };
}

function newUser(email: string, passwordHash: string, lastSignedInAt: Date): Newcomer['user'] {
  return {
    email,
    passwordHash,
    isAdmin: true,
    acceptedTerms: '',
    showsRatingPrompt: false,
    rating: null,
    lastSignedInAt,
  };
}
