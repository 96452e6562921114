import { createMemoryStore, createService, type Mailer } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { expect, test } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');

async function askForReset(email: string, mailer: Mailer) {
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  const [errors, background]: [unknown[], Promise<void>[]] = [[], []];
  const service = createService({
    store,
    mailer,
    passwords: plainPasswords,
    now: () => now,
    onError: (error, place) => void errors.push([error, place]),
    onBackground: (work) => void background.push(work),
  });
  const body = new URLSearchParams({ email });
  const path = 'http://api.test/v1/p/users/password_reset_email';
  const answer = await service.fetch(new Request(path, { method: 'POST', body }));
  return { answer, errors, background };
}

test('an answer does not wait for the mail, so that its time tells nothing', async () => {
  const hanging: Mailer = { send: () => new Promise(() => undefined) };
  for (const email of ['dana@acme.test', 'nobody@acme.test']) {
    const { answer, background } = await askForReset(email, hanging);
    expect(answer.status).toBe(200);
    expect(background).toHaveLength(1);
  }
});

test('an email that can’t be sent is reported to the host only', async () => {
  const failure = new Error('no mail server');
  const { answer, errors, background } = await askForReset('dana@acme.test', { send: () => Promise.reject(failure) });
  await Promise.all(background);
  expect(answer.status).toBe(200);
  expect(errors).toEqual([[failure, { method: 'POST', path: '/p/users/password_reset_email' }]]);
});
