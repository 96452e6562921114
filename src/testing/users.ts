import { currentTermsVersion, userSchema, type User } from '../model/entities/user';
import { readAnswer } from '../model/core/tolerant';
import type { WireChannel, WireDashboardUser, WireUser } from '../service/contract/wire';
import { makeAccount } from './accounts';
import { makeWidgets } from './widgets';

/** A signed-in person as the server sends them: by default an admin of Acme with five widgets. */
export function makeUser(overrides: Partial<WireUser> = {}): WireUser {
  const account = overrides.account ?? makeAccount();
  return {
    Id: 101,
    email: 'dana@acme.test',
    admin: true,
    accountId: account.Id,
    ces: makeWidgets(),
    account,
    showNPSRating: false,
    lastSignedInAt: '2025-06-16T15:42:10Z',
    ActiveTOSPP: currentTermsVersion,
    isCcPresent: account.paymentType !== 'none',
    ...overrides,
  };
}

/** `makeUser` as hooks and screens see them: read through the answer schema, `ces` as rows. */
export function makeParsedUser(overrides?: Partial<WireUser>): User {
  return readAnswer(userSchema, makeUser(overrides));
}

/** A room of the team chat as the server sends it. */
export function makeChannel(overrides: Partial<WireChannel> = {}): WireChannel {
  return { Id: 'C04ACME0011', Name: 'website', Topic: 'Visitors of acme.test', ...overrides };
}

/** A row of the account's people as the server sends it: by default an agent who has signed in. */
export function makeDashboardUser(overrides: Partial<WireDashboardUser> = {}): WireDashboardUser {
  return { Id: 102, email: 'luis@acme.test', admin: false, lastSignedInAt: '2025-06-16T15:42:10Z', ...overrides };
}
