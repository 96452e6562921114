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

/** A call with its response, as a report shows it: without the token. */
export interface Exchange {
  call: string;
  sent: unknown;
  status: number;
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

/** Plain fetch, so that a case sees status and bytes as they came. `baseUrl` includes `/v1`. */
export function createApi(baseUrl: string, timeoutMs: number, fetch: Fetch): Api {
  const exchanges: Exchange[] = [];
  const ask: Ask = async (method, path, { token, body, raw, headers = {} } = {}) => {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await response.text();
    exchanges.push({
      call: `${method} ${path}`,
      sent: body,
      status: response.status,
      answer: text.slice(0, shownLength),
    });
    return { status: response.status, text, json: parse(text), headers: response.headers };
  };
  return { ask, exchanges };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
