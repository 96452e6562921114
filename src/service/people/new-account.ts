import type { Newcomer } from '../contract/account-store';
import type { ServiceContext } from '../http/context';
import { newSession } from './new-session';
import { noPartner } from '../contract/records';
import type { NewWidget } from '../contract/store';
import { trialAccount } from '../accounts/trial-account';

interface NewAdmin {
  email: string;
  password: string;
  /** Their first widget. */
  widget: NewWidget;
}

/** Creates a trial account with its admin and signs them in. Returns their token; undefined if the address is taken. */
export async function createAccount(
  { store, passwords, now, newToken }: ServiceContext,
  { email, password, widget }: NewAdmin,
): Promise<string | undefined> {
  const token = newToken();
  const session = await newSession(token, now());
  const passwordHash = await passwords.hash(password);
  const isNew = await store.accounts.create({
    account: trialAccount({
      invoiceEmail: email,
      createdAt: session.createdAt,
      apiKey: newToken(),
      zapierApiKey: newToken(),
    }),
    user: newUser(email, passwordHash, session.createdAt),
    widget,
    session,
  });
  return isNew ? token : undefined;
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
    ...noPartner,
  };
}
