import type { Call } from '../model/calls/call';
import { errorBodySchema } from '../model/calls/error-body';
import { makeProblem, type Problem, type ProblemKind } from '../model/core/problem';

/**
 * Turns an unsuccessful response into a problem. `read` sends a read with the same token: a response to HEAD has no body,
 * so the body of the read has to show who rejected the token.
 */
export async function readFailure(
  response: Response,
  call: Call,
  read: () => Promise<Response | undefined>,
): Promise<Problem> {
  const isHead = call.method === 'HEAD' && isRejection(response.status);
  const text = await readText(isHead ? await read() : response);
  const body = errorBodySchema.safeParse(parseJson(text));
  const { Message, message, Code, code, Path } = body.success ? body.data : {};
  const serverCode = Code ?? code;
  // Gateways answer `{"message":"Forbidden"}`.
  const isFromApi = (Code ?? Message) !== undefined;
  const kind = kindOf(response.status, serverCode, call.access, isFromApi);
  return makeProblem(kind, {
    serverMessage: (Message ?? message ?? plainMessage(response, text))?.trim() || undefined,
    code: serverCode,
    // The status of a redirect that wasn't followed is hidden from the page.
    status: response.status || undefined,
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
    path: Path,
    origin: kind === 'originNotAllowed' ? pageOrigin() : undefined,
  });
}

/** Undefined outside a browser. */
export function pageOrigin(): string | undefined {
  return (globalThis.location as Location | undefined)?.origin;
}

const LONGEST_PLAIN_MESSAGE = 500;

/** A short plain text is a message; a proxy's page is not. */
function plainMessage({ headers }: Response, text: string): string | undefined {
  const isPlain = /^text\/plain\b/i.test(headers.get('Content-Type') ?? '');
  return isPlain && text.length <= LONGEST_PLAIN_MESSAGE ? text : undefined;
}

/** Empty if the body is cut off. */
async function readText(response: Response | undefined): Promise<string> {
  return response?.text().catch(() => '') ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function kindOf(status: number, code: string | undefined, access: Call['access'], isFromApi: boolean): ProblemKind {
  if (status === 403 && code === 'origin_not_allowed') return 'originNotAllowed';
  if (isRejection(status)) {
    // A public call has no session to end, and a proxy’s page says nothing about one.
    if (access === 'public') return 'invalid';
    return isFromApi ? 'unauthorized' : 'unexpectedAnswer';
  }
  if (status === 404) return 'notFound';
  if (status === 409 || status === 412) return 'conflict';
  if (status === 429) return 'rateLimited';
  if (status >= 500) return 'server';
  if (status >= 400) return code === 'not_admin' ? 'forbidden' : 'invalid';
  return 'unexpectedAnswer';
}

function isRejection(status: number): boolean {
  return status === 401 || status === 403;
}

/** The seconds in a `Retry-After` header, which contains seconds or a date. */
function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Other texts contain no date, but a lenient parser would find one.
  const until = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}
