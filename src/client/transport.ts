import { nothing, storedFields, type Call, type CallInput } from '../model/calls/call';
import { userCalls } from '../model/calls/users';
import { isProblem, makeProblem, problemError, toProblem, type Problem } from '../model/core/problem';
import { isJsonObject, readAnswer } from '../model/core/tolerant';
import { askByFetch, type Ask } from './ask';
import { defaultTimeoutMs, startClock, untilAborted } from './clock';
import { pageOrigin, readFailure } from './failure';
import { tooDeepAt } from './json-depth';
import type { CallOptions, ClientOptions } from './options';
import { requestBody, requestUrl, type RequestParts } from './request';
import { readPauses, shouldRetry, wait } from './retry';
import { isPromise, type Tokens } from './tokens';

export interface SendOptions extends CallOptions {
  headers?: Record<string, string> | undefined;
  /** Uses this token instead of the session's. */
  token?: string | undefined;
  /** Replaces `fetch` for this call. */
  ask?: Ask | undefined;
}

export type Send = <Path extends string, Request, Answer, Query>(
  call: Call<Path, Request, Answer, Query>,
  input: CallInput<Path, Request, Query>,
  options?: SendOptions,
) => Promise<Answer>;

interface Exchange {
  headers?: Record<string, string> | undefined;
  token: string | undefined;
  ask: Ask;
  signal: AbortSignal;
  onAlive(): void;
}

/** Sends calls and reads responses; every failure is a thrown `Problem`, except an abort by the caller's signal. */
export function createTransport(options: ClientOptions, tokens: Tokens): Send {
  const { baseUrl, onUnauthorized, onOriginNotAllowed, preloadedResponse, timeoutMs = defaultTimeoutMs } = options;
  const rejectedTokens = new Set<string>();
  let isOriginExplained = false;
  let isUnreadableExplained = false;
  let hasAnswered = false;

  async function exchange(
    call: Call,
    url: string,
    content: unknown,
    { headers, token, ask, signal, onAlive }: Exchange,
  ) {
    const request = requestBody(call, content);
    for (const [name, value] of Object.entries(headers ?? {})) request.headers.set(name, value);
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
    const init = { ...request, method: call.method, signal };
    const ahead = isRead(call) ? preloadedResponse?.(url, init) : undefined;
    const response = await orOffline(() => ahead ?? ask(url, init, onAlive), explainUnreadable);
    hasAnswered = true;
    if (response.ok) return readBody(call, response);
    const problem = await readFailure(response, call, () => readUser({ ...init, method: 'GET' }, ask, onAlive));
    if (problem.kind === 'originNotAllowed') {
      explainOrigin(problem);
      // In a separate task, as below.
      queueMicrotask(() => onOriginNotAllowed?.(problem));
    }
    throw problemError(problem);
  }

  /** The response of the API to a read with this token, if it rejects the token too. */
  async function readUser(init: Parameters<Ask>[1], ask: Ask, onAlive: () => void): Promise<Response | undefined> {
    const response = await ask(requestUrl(baseUrl, userCalls.current.path, {}), init, onAlive).catch(() => undefined);
    return response?.status === 401 || response?.status === 403 ? response : undefined;
  }

  /** Once: all calls are rejected for the same reason. */
  function explainOrigin({ origin = 'this origin' }: Problem) {
    if (isOriginExplained) return;
    isOriginExplained = true;
    const api = baseUrl || 'this page’s server';
    // oxlint-disable-next-line no-console -- For the developer who connects a page to an API.
    console.error(
      `Chatdeck: the API at ${api} rejects requests from ${origin}. Add it to the server’s ALLOWED_ORIGINS.`,
    );
  }

  /** A browser doesn’t tell the page whether the API is unreachable or doesn’t allow its origin. The console says so once. */
  function explainUnreadable() {
    const origin = pageOrigin();
    // Once it has answered, it knows the origin, and the connection is what is missing.
    if (hasAnswered || origin === undefined || !isForeign(baseUrl, origin)) return undefined;
    const details = { code: 'unreadable', origin };
    if (isUnreadableExplained) return details;
    isUnreadableExplained = true;
    // oxlint-disable-next-line no-console -- For the developer who connects a page to an API.
    console.warn(
      `Chatdeck: no readable response from the API at ${baseUrl}. If it is running, add ${origin} to its ALLOWED_ORIGINS.`,
    );
    return details;
  }

  /** Repeats a call once with a new token if the API rejected the first: the rejected call had no effect. */
  async function exchangeAsSession(call: Call, url: string, content: unknown, options: Omit<Exchange, 'token'>) {
    const given = tokens.get();
    // With a token at hand, the call is sent synchronously, even from a page that is closing.
    const token = isPromise(given) ? await given : given;
    const ended = token === undefined ? tokens.ended() : undefined;
    // The host has no session anymore, so the API would only reject the call.
    if (ended !== undefined) return reject(ended, problemError(makeProblem('unauthorized')));
    try {
      return await exchange(call, url, content, { ...options, token });
    } catch (thrown) {
      if (token === undefined || !isUnauthorized(thrown)) throw thrown;
      const next = await tokens.getAfter(token);
      if (next === undefined || next === token) return reject(token, thrown);
      return exchange(call, url, content, { ...options, token: next }).catch((again: unknown) =>
        isUnauthorized(again) ? reject(next, again) : Promise.reject(again as Error),
      );
    }
  }

  function reject(token: string, thrown: unknown): never {
    if (!rejectedTokens.has(token) && tokens.isInUse(token)) {
      rejectedTokens.add(token);
      // In a separate task: an error in a listener is no failure of the call.
      queueMicrotask(() => onUnauthorized?.(token));
    }
    throw thrown;
  }

  /** The response without rows that weren't requested; the host hears of them. */
  function withoutExtraRows<Query>({ paging }: Call<string, unknown, unknown, Query>, query: Query, answer: unknown) {
    const rows = paging && isJsonObject(answer) ? answer[paging.rows] : undefined;
    if (!paging || !isJsonObject(answer) || !Array.isArray(rows)) return answer;
    const size = paging.sizeOf(query);
    if (rows.length <= size) return answer;
    // In a separate task, as above.
    queueMicrotask(() =>
      options.onUnexpectedAnswer?.(makeProblem('unexpectedAnswer', { path: `${paging.rows}.${size}` })),
    );
    return { ...answer, [paging.rows]: rows.slice(0, size) };
  }

  async function sendOnce<Answer, Query>(
    call: Call<string, unknown, Answer, Query>,
    url: string,
    { query, body: content }: { query?: Query | undefined; body?: unknown },
    { signal: caller, headers, token: ownToken, ask = askByFetch(options.fetch) }: SendOptions,
  ): Promise<Answer> {
    caller?.throwIfAborted();
    const clock = startClock(timeoutMs);
    const signal = caller ? AbortSignal.any([caller, clock.signal]) : clock.signal;
    try {
      const parts = { headers, ask, signal, onAlive: clock.restart };
      const isSession = call.access !== 'public' && ownToken === undefined;
      const exchanged = isSession
        ? exchangeAsSession(call, url, content, parts)
        : exchange(call, url, content, { ...parts, token: call.access === 'public' ? undefined : ownToken });
      const answer = await untilAborted(exchanged, signal);
      return readAnswer(call.answer, withoutExtraRows(call, query as Query, answer));
    } catch (thrown) {
      caller?.throwIfAborted();
      if (isProblem(thrown)) throw thrown;
      throw problemError(clock.signal.aborted ? makeProblem('timeout') : toProblem(thrown));
    } finally {
      clock.stop();
    }
  }

  return async (call, input, sendOptions = {}) => {
    const { params } = input;
    const query = call.isLogged && sendOptions.how ? { ...input.query, how: sendOptions.how } : input.query;
    const url = requestUrl(baseUrl, call.path, { params, query } as RequestParts);
    const pauses = isRead(call) ? readPauses : [];
    for (const pause of pauses) {
      try {
        return await sendOnce(call, url, input, sendOptions);
      } catch (thrown) {
        if (!shouldRetry(thrown)) throw thrown;
        await wait(pause, sendOptions.signal);
      }
    }
    return sendOnce(call, url, input, sendOptions);
  };
}

function isUnauthorized(thrown: unknown): boolean {
  return isProblem(thrown) && thrown.kind === 'unauthorized';
}

function isRead({ method, hasSideEffect }: Call): boolean {
  return method === 'GET' && !hasSideEffect;
}

/**
 * The response's JSON. Where it isn't needed, any success counts, except an HTML page: something else sent it, like a
 * network's login page.
 */
async function readBody({ answer }: Call, response: Response): Promise<unknown> {
  const isOptional = answer === nothing || answer === storedFields;
  // Read to the end even if no one waits for it, so that the connection can be reused.
  const text = isOptional ? response.text().catch(() => '') : orOffline(() => response.text());
  const isHtml = response.headers.get('Content-Type')?.includes('html') ?? false;
  if (isOptional && isHtml && /^\s*<(!doctype|html)/i.test(await text)) throw notAnApi(response);
  if (answer === nothing) return undefined;
  const body = await text;
  const value = parseJson(body);
  if (value === undefined && !isOptional) throw notAnApi(response);
  const deep = tooDeepAt(value, MAX_DEPTH);
  if (!deep) return value;
  if (isOptional) return undefined;
  const path = deep.slice(0, NAMED_LEVELS).join('.');
  throw problemError(makeProblem('unexpectedAnswer', { status: response.status, path }));
}

/** Levels of arrays and objects; the deepest question tree that we read has 400. More could exhaust the stack. */
const MAX_DEPTH = 500;
/** Enough to name the field. */
const NAMED_LEVELS = 8;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notAnApi(response: Response) {
  return problemError(makeProblem('unexpectedAnswer', { status: response.status }));
}

/** Whether an API of another origin than the page’s failed while the browser has a network. */
function isForeign(baseUrl: string, origin: string): boolean {
  const { navigator } = globalThis as { navigator?: Navigator | undefined };
  return navigator?.onLine !== false && URL.canParse(baseUrl) && new URL(baseUrl).origin !== origin;
}

/** A rejected fetch is a lost connection. */
async function orOffline<T>(
  ask: () => Promise<T>,
  explain?: () => Pick<Problem, 'code' | 'origin'> | undefined,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw problemError(makeProblem('offline', error instanceof TypeError ? explain?.() : undefined));
  }
}
