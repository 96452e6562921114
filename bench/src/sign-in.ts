import { startBuiltServer } from './built-server.ts';
import { figureOf, table, type Figure } from './figures.ts';

const kinds = ['known', 'unknown'] as const;
type Kind = (typeof kinds)[number];
type Ask = (path: string, email: string) => Promise<void>;

/** Whether the time of an answer tells if an e-mail address is known; each address is asked once for each call. */
export async function measureSignIn(people: number): Promise<Record<string, Record<Kind, Figure>>> {
  const { url, stop } = await startBuiltServer();
  try {
    const ask = asker(url);
    const emails = Array.from({ length: people }, (_, index) => ({
      known: `person${index}@bench.test`,
      unknown: `nobody${index}@bench.test`,
    }));
    for (const { known } of emails) await ask('/p/users', known);
    const results = {
      'sign-in, wrong password': await compare(emails, (email) => ask('/p/sessions', email)),
      'forgotten password': await compare(emails, (email) => ask('/p/users/password_reset_email', email)),
    };
    console.log('\nKnown and unknown e-mails, milliseconds until the answer\n');
    const rows = Object.entries(results).map(([call, { known, unknown }]) => [
      call,
      ...[known.median, unknown.median, known.p95, unknown.p95].map(String),
    ]);
    console.log(table(['call', 'known, median', 'unknown, median', 'known, p95', 'unknown, p95'], rows));
    return results;
  } finally {
    await stop();
  }
}

/** In turn, and each of the two first as often as the other. */
async function compare(emails: readonly Record<Kind, string>[], ask: (email: string) => Promise<void>) {
  const measured: Record<Kind, number[]> = { known: [], unknown: [] };
  for (const [index, email] of emails.entries()) {
    for (const kind of index % 2 === 0 ? kinds : kinds.toReversed()) {
      const start = performance.now();
      await ask(email[kind]);
      measured[kind].push(performance.now() - start);
      // What the server still does behind the answer must not slow the next one.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return { known: figureOf(measured.known), unknown: figureOf(measured.unknown) };
}

/** Uses a different user each time, so that no rate limit applies. */
function asker(url: string): Ask {
  let count = 0;
  return async (path, email) => {
    count += 1;
    const isForm = path.endsWith('_email');
    const answer = await fetch(`${url}/v1${path}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `203.0.${count >> 8}.${count & 255}` },
      body: isForm ? new URLSearchParams({ email }) : JSON.stringify({ email, password: `password of ${path}` }),
    });
    await answer.text();
    if (answer.status !== (path === '/p/sessions' ? 400 : 200)) throw new Error(`${path} answered ${answer.status}`);
  };
}
