import { hidden } from './redact';

/** What a call sends besides its method and path. */
export interface Sent {
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: BodyInit | undefined;
  headers?: Record<string, string> | undefined;
}

export interface Got {
  status: number;
  text: string;
  /** Undefined when the body isn’t JSON. */
  json: unknown;
  headers: Headers;
}

/** A call with its response, as a report shows it: without secrets. */
export interface Exchange {
  call: string;
  /** Whose token was sent: `admin`, `agent`, and so on. */
  caller: string;
  headers: Record<string, string>;
  sent: unknown;
  /** Undefined when no response came: `answer` is why. */
  status: number | undefined;
  answer: string;
}

export type Ask = (method: string, path: string, sent?: Sent) => Promise<Got>;

/** What sends the calls. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How much of a body a report shows. */
const shownLength = 2000;

export interface Api {
  ask: Ask;
  /** The calls since the last `clear`. */
  exchanges: Exchange[];
}

interface ApiOptions {
  baseUrl: string;
  timeoutMs: number;
  fetch: Fetch;
  /** What calls send and receive. */
  onValue(value: unknown): void;
  /** Who has a token, in words. */
  callerOf(token: string | undefined): string;
}

/** Plain fetch, so that a case sees status and bytes as they came. `baseUrl` includes `/v1`. */
export function createApi({ baseUrl, timeoutMs, fetch, onValue, callerOf }: ApiOptions): Api {
  const exchanges: Exchange[] = [];
  const ask: Ask = async (method, path, { token, body, raw, headers = {} } = {}) => {
    const sentHeaders = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const exchange: Exchange = {
      call: `${method} ${path}`,
      caller: callerOf(token),
      // A report has no token, not even one that doesn’t count.
      headers: { ...sentHeaders, ...(token !== undefined && { Authorization: `Bearer ${hidden}` }) },
      sent: body ?? shownForm(raw),
      status: undefined,
      answer: 'no response',
    };
    exchanges.push(exchange);
    const url = `${baseUrl.replace(/\/$/, '')}${path}`;
    const response = await send(url, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: sentHeaders,
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await response.text();
    const json = parse(text);
    for (const value of [body, json]) onValue(value);
    Object.assign(exchange, { status: response.status, answer: text.slice(0, shownLength) });
    return { status: response.status, text, json, headers: response.headers };

    async function send(address: string, init: RequestInit): Promise<Response> {
      try {
        return await fetch(address, init).catch((error: unknown) => {
          // The server may close a connection that was idle while a case computed. Reading again changes nothing.
          if (method === 'GET' && codeOf(error) === 'ECONNRESET') return fetch(address, init);
          throw error;
        });
      } catch (error) {
        const { message, cause } = error as Error;
        exchange.answer = cause instanceof Error ? `${message}: ${cause.message}` : message;
        throw new Error(`${exchange.call} got no response: ${exchange.answer}`, { cause: error });
      }
    }
  };
  return { ask, exchanges };
}

/** Why the network failed, such as `ECONNRESET`. */
function codeOf(error: unknown): unknown {
  const { cause } = error as Error;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** A form as an object; a file as its name. */
function shownForm(raw: BodyInit | undefined): unknown {
  if (!(raw instanceof URLSearchParams || raw instanceof FormData)) return raw;
  return Object.fromEntries([...raw].map(([name, value]) => [name, value instanceof File ? value.name : value]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
