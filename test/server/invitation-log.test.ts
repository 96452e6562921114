import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, signedInDataset } from 'chatdeck/testing';
import { expect, test } from 'vitest';
import { createLog } from '../../examples/server/src/log';
import { createMailbox } from '../../examples/server/src/mail/mailbox';
import { createApp } from '../../examples/server/src/web/app';
import { makeWorld, start, tokens } from '../contract/world';
import { tokenIn } from '../contract/suites/passwords';
import { alwaysReady } from './always-ready';

const path = '/v1/dashboard-admin/invitations';

test('no line of the log has a link of an invitation, its token, its email, or the session of who invites', async () => {
  const store = createMemoryStore();
  await store.load(await signedInDataset(makeWorld(), start));
  const mailbox = createMailbox();
  const background: Promise<void>[] = [];
  const service = createService({
    store,
    passwords: plainPasswords,
    mailer: mailbox,
    appUrl: 'https://chat.test',
    now: () => start,
    onBackground: (work) => void background.push(work),
  });
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const app = createApp({ service, dashboardDir: 'examples/dashboard', log, checkReady: alwaysReady });
  const ask = async (method: string, to: string, body: unknown) => {
    const headers = { Authorization: `Bearer ${tokens.admin}`, 'Content-Type': 'application/json' };
    const answer = await app.request(to, { method, headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return (await answer.json().catch(() => ({}))) as { Id: number; link: string };
  };

  const { Id: id } = await ask('POST', '/v1/dashboard-admin/users', { email: 'noor@new.test' });
  await ask('POST', path, { id });
  const { link } = await ask('POST', `${path}/link`, { id });
  await Promise.all(background);
  const invited = [tokenIn(link), ...mailbox.mails().map(({ text }) => tokenIn(text))];
  expect(invited.filter(Boolean).length).toBeGreaterThan(2);
  await app.request('/v1/p/users/password_reset', {
    method: 'POST',
    body: new URLSearchParams({ token: tokenIn(link), password: 'my own password' }),
  });
  await ask('DELETE', path, { id: (await ask('POST', '/v1/dashboard-admin/users', { email: 'bo@new.test' })).Id });

  const logged = lines.join('');
  expect(lines.length).toBeGreaterThan(4);
  for (const secret of [...invited, tokens.admin, 'noor@new.test', 'bo@new.test', 'my own password']) {
    expect(logged).not.toContain(secret);
  }
});
