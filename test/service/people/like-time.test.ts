import { createContext, createMemoryStore, createService, type Passwords } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { expect, test, vi } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');

/** What is done for an answer that must not tell whether an e-mail address is known, besides small change. */
async function countWork(emails: readonly string[], path: string, bodyOf: (email: string) => string) {
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  const hash = vi.fn<Passwords['hash']>(plainPasswords.hash);
  const verify = vi.fn<Passwords['verify']>(plainPasswords.verify);
  const reads = vi.spyOn(store.users, 'findByEmail');
  const tries = vi.spyOn(store.attempts, 'update');
  const service = createService({
    store,
    passwords: { hash, verify },
    now: () => now,
    clientAddress: () => '192.0.2.1',
  });
  const counts = [];
  for (const email of emails) {
    for (const spy of [hash, verify, reads, tries]) spy.mockClear();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { status } = await service.request(`/v1${path}`, { method: 'POST', headers, body: bodyOf(email) });
    const count = (spy: { mock: { calls: unknown[] } }) => spy.mock.calls.length;
    counts.push({ status, hash: count(hash), verify: count(verify), reads: count(reads), tries: count(tries) });
  }
  return counts;
}

const emails = ['dana@acme.test', 'nobody@acme.test', 'no address at all'];

test('a sign-in checks one password, whether or not its e-mail is known', async () => {
  const bodyOf = (email: string) => JSON.stringify({ email, password: 'a wrong one' });
  const [first, ...others] = await countWork(['nobody@acme.test', ...emails], '/p/sessions', bodyOf);
  const work = { status: 400, verify: 1, reads: 1, tries: 2 };
  // The dummy password is created for the very first sign-in by any user.
  expect(first).toEqual({ ...work, hash: 1 });
  expect(others).toEqual(emails.map(() => ({ ...work, hash: 0 })));
});

test('the first sign-in creates the dummy password for a known email as well', async () => {
  const bodyOf = (email: string) => JSON.stringify({ email, password: 'a wrong one' });
  const [first] = await countWork(['dana@acme.test'], '/p/sessions', bodyOf);
  expect(first).toMatchObject({ hash: 1, verify: 1 });
});

test('a forgotten password hashes none, whether or not its e-mail is known', async () => {
  const bodyOf = (email: string) => String(new URLSearchParams({ email }));
  const counts = await countWork(emails, '/p/users/password_reset_email', bodyOf);
  expect(counts).toEqual(emails.map(() => ({ status: 200, hash: 0, verify: 0, reads: 1, tries: 2 })));
});

test('what a known e-mail takes besides begins when the answer is out', async () => {
  const background: Promise<void>[] = [];
  const { later } = createContext({
    store: createMemoryStore(),
    passwords: plainPasswords,
    onBackground: (work) => void background.push(work),
  });
  const work = vi.fn(() => Promise.resolve());
  later({ method: 'POST', path: '/p/users/password_reset_email' }, work);
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
  await Promise.all(background);
  expect(work).toHaveBeenCalledOnce();
});
