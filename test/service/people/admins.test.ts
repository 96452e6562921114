import type { Caller } from 'chatdeck/service/http/handle';
import { checkNotLastAdmin, checkStillAdmin } from 'chatdeck/service/people/admins';
import { makeAccountRecord, makeUserRecord } from 'chatdeck/testing';
import { expect, test } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
const user = makeUserRecord({ id: 101, isAdmin: true, lastSignedInAt: now });
const other = (change: object = {}) => makeUserRecord({ id: 102, isAdmin: true, lastSignedInAt: now, ...change });
const caller: Caller = { user, account: makeAccountRecord(), allowedOrigins: null, tokenHash: 'hash' };

test.each([
  ['is one', [other(), user], undefined],
  ['no longer is one', [other(), { ...user, isAdmin: false }], 'not_admin'],
  ['is gone', [other()], 'not_admin'],
])('an admin who %s when it counts', (_, everybody, code) => {
  const check = () => checkStillAdmin(caller, everybody);
  if (code === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code }) as Error);
});

test.each([
  ['another active admin', other(), true],
  ['an admin who has never logged in', other({ lastSignedInAt: null }), false],
  ['an agent', other({ isAdmin: false }), false],
])('beside %s, an admin may go: %s', (_, second, mayGo) => {
  const check = () => checkNotLastAdmin(user, [user, second]);
  const message = 'Your account needs at least one active admin. Make another active user an admin first.';
  if (mayGo) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: 'last_admin', message }) as Error);
});
