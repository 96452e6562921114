import { setTimeout as pause } from 'node:timers/promises';
import { slackAuthorizeUrl } from 'chatdeck/model';
import { sandboxClientId, writeSandboxCode } from 'chatdeck/service';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sandboxApiPath, sandboxSecret } from '../../../examples/server/src/slack/sandbox';
import { buildServer, type BuiltServer } from '../built-server';
import { details, goodCard, submit } from '../payments-world';
import { runDashboards, type Traffic } from './dashboards';
import { callerHeader } from './round-robin';
import { mailboxKey, startThreeServers, type ThreeServers } from './three-servers';

const isFull = process.env.CHATDECK_TEST_FULL === '1';
const password = 'chatdeck-demo';

describe.runIf(isFull)('three server processes on one PostgreSQL, behind a proxy that takes them in turn', () => {
  let built: BuiltServer;
  let world: ThreeServers;

  beforeAll(async () => {
    built = await buildServer();
    world = await startThreeServers(async (env) => {
      const { url, child, ended } = await built.start(env);
      return {
        url,
        async end() {
          child.kill('SIGKILL');
          await ended;
        },
      };
    });
  }, 120_000);
  afterAll(async () => {
    await world.stop();
    await built.remove();
  });

  interface Sent {
    token?: string;
    body?: object;
    from?: string;
  }
  const ask = (method: string, path: string, { token, body, from }: Sent = {}) =>
    fetch(`${world.url}/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(from !== undefined && { [callerHeader]: from }),
      },
      ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    });
  async function json<T>(method: string, path: string, sent?: Sent): Promise<T> {
    const answer = await ask(method, path, sent);
    expect(answer.status, `${method} ${path}`).toBe(200);
    return (await answer.json()) as T;
  }
  const signIn = async (email = 'admin@acme.test', secret = password) =>
    (await json<{ token: string }>('POST', '/p/sessions', { body: { email, password: secret } })).token;
  const times = <T>(count: number, make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));
  const statuses = async (answers: Promise<Response[]>) => (await answers).map(({ status }) => status).sort();

  test('the proxy hands each of them the same share of the requests', async () => {
    world.proxy.answered.clear();
    await times(30, () => ask('GET', '/users/current'));
    expect([...world.proxy.answered.values()]).toEqual([10, 10, 10]);
  });

  test('a session holds on each of them, and ends on all of them', async () => {
    const token = await signIn();
    const read = () => statuses(times(9, () => ask('GET', '/users/current', { token })));
    expect(await read()).toEqual(Array(9).fill(200));
    expect((await ask('HEAD', '/users/logout', { token })).status).toBe(200);
    expect(await read()).toEqual(Array(9).fill(403));
  });

  test('failed sign-ins count together, even when they are sent at once', async () => {
    const guess = (secret: string) =>
      ask('POST', '/p/sessions', { body: { email: 'owner@globex.test', password: secret }, from: '192.0.2.1' });
    const found = await statuses(times(12, () => guess('wrong')));
    expect(found).toEqual([...Array<number>(5).fill(400), ...Array<number>(7).fill(429)]);
    expect((await guess(password)).status).toBe(429);
  });

  test('failed sign-ins from one network address count together', async () => {
    const guess = (index: number) =>
      ask('POST', '/p/sessions', { body: { email: `nobody-${index}@acme.test`, password: 'x' }, from: '192.0.2.2' });
    const found = await statuses(times(30, guess));
    expect(found).toEqual([...Array<number>(20).fill(400), ...Array<number>(10).fill(429)]);
  });

  /** What all three have mailed, as the pages of their mailboxes. */
  const mails = async () => {
    const pages = world.proxy.targets.map(async (url) => (await fetch(`${url}/mailbox?key=${mailboxKey}`)).text());
    return (await Promise.all(pages)).join('\n');
  };

  test('a mailed link sets one password, on whichever it is used first', async () => {
    const email = 'agent@acme.test';
    const body = new URLSearchParams({ email });
    expect((await ask('POST', '/p/users/password_reset_email', { body })).status).toBe(200);
    const token = await vi.waitFor(
      async () => {
        const found = /token=(\w{64})/.exec(await mails())?.[1];
        if (found === undefined) throw new Error('no mail yet');
        return found;
      },
      { timeout: 20_000, interval: 50 },
    );
    const reset = async (index: number) => {
      const secret = `an entirely new password ${index}`;
      const sent = { body: new URLSearchParams({ token, password: secret }) };
      return { secret, status: (await ask('POST', '/p/users/password_reset', sent)).status };
    };
    const answers = await times(9, reset);
    const [set, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(await signIn(email, set?.secret)).toMatch(/./);
  });

  test('a visit to Slack comes back once, even when its return arrives everywhere at once', async () => {
    const token = await signIn();
    const state = { token, ceId: '6' };
    const away = await fetch(slackAuthorizeUrl({ purpose: 'connect', state, baseUrl: world.url }), {
      redirect: 'manual',
    });
    const [cookie = ''] = (away.headers.get('Set-Cookie') ?? '').split(';');
    const page = away.headers.get('Location') ?? '';
    const form = formOf(await (await fetch(page)).text());
    form.set('decision', 'allow');
    const granted = await fetch(page.split('?')[0] ?? '', { method: 'POST', body: form, redirect: 'manual' });
    const back = granted.headers.get('Location') ?? '';
    expect(back).toContain('code=');
    const led = await times(9, async () => {
      const answer = await fetch(back, { headers: { Cookie: cookie }, redirect: 'manual' });
      return (answer.headers.get('Location') ?? '').replace(`${world.url}/#`, '');
    });
    expect(led.sort()).toEqual(['/setup/6', ...Array<string>(8).fill('/setup/6?error=expired_state')]);
  });

  test('a code of the Slack sandbox is for one exchange, on whichever it is', async () => {
    const returnUrl = `${world.url}/v1/slack/connect`;
    const grant = {
      teamId: 'T07JUNIPER',
      userId: 'U0SANDBOX1',
      botScopes: ['channels:read'],
      userScopes: [],
      returnUrl,
    };
    const code = writeSandboxCode(grant);
    const app = { client_id: sandboxClientId, client_secret: sandboxSecret };
    const answers = await times(9, async () => {
      const body = new URLSearchParams({ ...app, code, redirect_uri: returnUrl });
      const answer = await fetch(`${world.url}${sandboxApiPath}oauth.v2.access`, { method: 'POST', body });
      return (await answer.json()) as { ok: boolean; error?: string };
    });
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'code_already_used')).toHaveLength(8);
  });

  test('a contact form that is sent to all of them is mailed once', async () => {
    const page = await (await fetch(`${world.url}/contact`)).text();
    const ticket = /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const form = { name: 'Dana', email: 'dana@acme.test', message: 'From a busy office', ticket };
    const found = await times(9, () =>
      fetch(`${world.url}/contact`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    );
    expect(found.map(({ status }) => status)).toEqual(Array(9).fill(303));
    expect((await mails()).split('From a busy office')).toHaveLength(2);
  });

  test('a plan that is switched on all of them at once is paid for once', async () => {
    const token = await signIn();
    const amounts = async () => {
      const { invoices } = await json<{ invoices: { amount: number }[] }>('GET', '/accounts/1/invoices', { token });
      return invoices.map(({ amount }) => amount);
    };
    const before = await amounts();
    await times(9, () => ask('POST', '/accounts/1/upgrade/business-yearly', { token }));
    const after = await Promise.all([amounts(), amounts(), amounts()]);
    expect(after[0]).toHaveLength(before.length + 1);
    expect(after[1]).toEqual(after[0]);
    expect(after[2]).toEqual(after[0]);
  });

  test('checkouts on all of them are one checkout, and it is paid once', async () => {
    const owner = { email: 'buyer@juniper.test', password: 'seven books and a cat' };
    const { token } = await json<{ token: string }>('POST', '/p/users', { body: owner });
    const { accountId } = await json<{ accountId: number }>('GET', '/users/current', { token });
    const open = async () => {
      const sent = { token, body: { plan: 'starter-monthly' } };
      const answer = await ask('POST', `/accounts/${accountId}/create_checkout_session`, sent);
      return answer.status === 200 ? ((await answer.json()) as { url: string }).url : undefined;
    };
    const urls = (await times(9, open)).filter((url) => url !== undefined);
    expect(new Set(urls).size).toBe(1);
    const [url = ''] = urls;
    await times(9, () => submit(url, { ...goodCard, ...details }));
    const list = () => json<{ invoices: object[] }>('GET', `/accounts/${accountId}/invoices`, { token });
    const lists = await Promise.all([list(), list(), list()]);
    expect(lists.map(({ invoices }) => invoices.length)).toEqual([1, 1, 1]);
  });

  test('a process that starts answers its very first request', async () => {
    const target = world.proxy.targets[0] ?? '';
    const { isBack } = await world.replace(0);
    const first = () => fetch(`${target}/healthz`).then(({ status }) => status);
    let status: number | undefined;
    // It takes no connections at first.
    while (status === undefined) status = await first().catch(() => undefined);
    expect(status).toBe(200);
    await isBack;
  }, 60_000);

  test('each process dies in turn under 200 dashboards: no confirmed save is lost, and reads recover', async () => {
    const tokens = await Promise.all([signIn(), signIn(), signIn(), signIn()]);
    const stop = new AbortController();
    const load = runDashboards({ url: world.url, tokens, count: 200, until: stop.signal });
    let traffic: Traffic | undefined;
    try {
      for (const place of [0, 1, 2]) {
        await pause(3000);
        const { isBack } = await world.replace(place);
        await isBack;
      }
      await pause(3000);
    } finally {
      stop.abort();
      traffic = await load;
    }

    const { confirmed, sent, surprises, ...figures } = traffic;
    expect(surprises).toEqual([]);
    expect(confirmed.size).toBe(200);
    const [token = ''] = tokens;
    const stored = new Map<string, number>();
    for (const widget of [1, 2, 3]) {
      const path = `/chat_endpoints/${widget}/saved_replies`;
      for (const { label, response } of await json<{ label: string; response: string }[]>('GET', path, { token })) {
        stored.set(label, Math.max(stored.get(label) ?? 0, Number(response)));
      }
    }
    for (const [label, round] of confirmed) {
      expect(stored.get(label), label).toBeGreaterThanOrEqual(round);
      expect(stored.get(label), label).toBeLessThanOrEqual(sent.get(label) ?? 0);
    }
    expect(figures.reads).toBeGreaterThan(1000);
    expect(figures.longestOutage).toBeLessThan(20_000);
    expect(world.proxy.answered.size).toBe(3);
  }, 180_000);
});

/** What the page's form sends. */
function formOf(html: string): URLSearchParams {
  const form = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
    if (input.includes('type="hidden"') || /\schecked/.test(input)) form.append(name, value.replaceAll('&amp;', '&'));
  }
  return form;
}
