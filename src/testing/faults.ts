import { calls } from '../model/calls';

/** How a call fails. */
export type Fault =
  /** The network is down. */
  | 'networkError'
  /** Something other than the API answers: an HTML page with status 200. */
  | 'html'
  /** Truncated JSON. */
  | 'truncated'
  /** A success without a body. */
  | 'empty'
  /** No answer at all. */
  | 'hang'
  /** This answer: a text is sent as HTML, anything else as JSON. */
  | { status: number; body?: unknown; headers?: Record<string, string> };

/**
 * Faults by call name (`updateConfig`), by path below `/v1` (`/chat_endpoints/12/toggle/on`), or `*` for every call.
 * Looked up at each request, so tests can add and remove them at any time.
 */
export type Faults = { [Name in keyof typeof calls]?: Fault | undefined } & { [pathOrAll: string]: Fault | undefined };

/** The fault that applies to a request, if any. */
export function findFault(faults: Faults, request: Request): Fault | undefined {
  const path = new URL(request.url).pathname.replace(/^.*?\/v1(?=\/)/, '');
  return faults[path] ?? faults[callName(request.method, path) ?? ''] ?? faults['*'];
}

/** The answer of a fault. Never resolves for `hang`. */
export async function answerFault(fault: Fault): Promise<Response> {
  const json = { 'Content-Type': 'application/json' };
  switch (fault) {
    case 'networkError':
      return Response.error();
    case 'html':
      return answerOf('<!doctype html><title>Sign in to the network</title><h1>Welcome</h1>', 'text/html');
    case 'truncated':
      return new Response('{"Id": 11, "Uu', { headers: json });
    case 'empty':
      return new Response('', { headers: json });
    case 'hang':
      return new Promise(() => undefined);
    default:
      return customAnswer(fault);
  }
}

function customAnswer({ status, body, headers = {} }: Extract<Fault, object>): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const isText = typeof body === 'string';
  const answer = answerOf(isText ? body : JSON.stringify(body), isText ? 'text/html' : 'application/json', status);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

/** With its length, without which an `XMLHttpRequest` in Node reads no body. */
function answerOf(text: string, type: string, status = 200): Response {
  const body = new TextEncoder().encode(text);
  return new Response(body, { status, headers: { 'Content-Type': type, 'Content-Length': String(body.length) } });
}

function callName(method: string, path: string): string | undefined {
  const found = Object.entries(calls).find(([, call]) => call.method === method && toPattern(call.path).test(path));
  return found?.[0];
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
