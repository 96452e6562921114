import type { WireChannel, WireDashboardUser } from '../service/contract/wire';

/** A room of the team chat as the server sends it. */
export function makeChannel(overrides: Partial<WireChannel> = {}): WireChannel {
  return { Id: 'C04ACME0011', Name: 'website', Topic: 'Visitors of acme.test', ...overrides };
}

/** A row of the account's people as the server sends it: by default an agent who has signed in. */
export function makeDashboardUser(overrides: Partial<WireDashboardUser> = {}): WireDashboardUser {
  return { Id: 102, email: 'luis@acme.test', admin: false, lastSignedInAt: '2025-06-16T15:42:10Z', ...overrides };
}
