// The requests of every start, sent while the app's code is loading. A separate file in the build that runs as soon as
// it arrives, and so imports nothing.

interface EarlyCall {
  authorization: string;
  answer: Promise<Response>;
  abort: AbortController;
}

/** How long an unused response stays fresh, in milliseconds. */
const GOOD_FOR = 30_000;
const calls = new Map<string, EarlyCall>();
begin();

function begin(): void {
  // In another site's frame, the token comes from there.
  if (location.pathname === '/embed') return;
  const token = /(?:^|; )auth_token=([^;]+)/.exec(document.cookie)?.[1];
  if (token === undefined) return;
  const isDashboard = /^#?\/?(\?|$)/.test(location.hash);
  const authorization = `Bearer ${token}`;
  const headers = { Accept: 'application/json', Authorization: authorization };
  for (const url of ['/v1/users/current', ...(isDashboard ? ['/v1/users/current/chat_endpoints'] : [])]) {
    const abort = new AbortController();
    const answer = fetch(url, { headers, credentials: 'omit', redirect: 'manual', signal: abort.signal });
    // The caller that takes a response gets its failure; failed ones that no one took are requested again, as the fault
    // may be over by then.
    answer.then(({ ok }) => {
      if (!ok) forget();
    }, forget);
    calls.set(url, { authorization, answer, abort });
  }
  setTimeout(forget, GOOD_FOR);
}

function forget(): void {
  for (const { abort } of calls.values()) abort.abort();
  calls.clear();
}

/** The answer to the same call of the start, once. */
export function preloadedResponse(
  url: string,
  init: { headers: Headers; signal: AbortSignal },
): Promise<Response> | undefined {
  const call = calls.get(url);
  if (call?.authorization !== init.headers.get('Authorization')) return undefined;
  calls.delete(url);
  init.signal.addEventListener('abort', () => call.abort.abort());
  return call.answer;
}
