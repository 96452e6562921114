import type { Context, Hono } from 'hono';
import type { Call, PathParams } from '../../model/calls/call';
import { answerJson } from './answer-json';
import { checkEscapes, readBody, readForm, readQuery } from './body';
import type { ServiceContext } from './context';
import { notAdmin, notFound, notSignedIn, originNotAllowed, Refusal, serviceKeyUnknown } from '../base/refusal';
import type { ServiceKeyRecord } from '../contract/account-records';
import type { SignedIn } from '../contract/records';
import { hashToken } from '../base/tokens';
import { findServiceKey } from '../partner/service-keys';
import { isSigned, signedInBy } from '../partner/signed-in';

/** The caller and their account at the time of the call; a handler that changes something reads them again. */
export interface Caller extends SignedIn {
  /** Null for a token that a partner signed: no session is stored for it. */
  tokenHash: string | null;
}

export interface Asked<Path extends string, Request, Query> {
  params: PathParams<Path>;
  /** Undefined for `multipart`, which the handler reads from `http`. */
  body: Request;
  query: Query;
  /** Hono’s request and response, for headers. */
  http: Context;
}

/** What is needed to identify a caller. */
type CallerContext = Pick<ServiceContext, 'store' | 'now' | 'signedTokens' | 'audit'>;

/** A handler’s result is sent as JSON; undefined, for calls without an answer, is an empty success. */
type Handler<Input, Sent> = (
  input: Input,
) => Promise<unknown extends Sent ? object | undefined : Extract<Sent, object>>;

/** Handles a public call. */
export function bindPublic<Path extends string, Request, Query, Sent>(
  app: Hono,
  call: Call<Path, Request, unknown, Query, Sent>,
  handler: Handler<Asked<Path, Request, Query>, Sent>,
): void {
  if (call.access !== 'public') throw new Error(`${call.path} needs a person: bind it with bind()`);
  serve(app, call, async (c) => handler(await readAsked(c, call)));
}

/** Handles a signed-in user’s call; rejects agents for admin calls. */
export function bind<Path extends string, Request, Query, Sent>(
  app: Hono,
  context: CallerContext,
  call: Call<Path, Request, unknown, Query, Sent>,
  handler: Handler<Asked<Path, Request, Query> & { caller: Caller }, Sent>,
): void {
  if (call.access !== 'user' && call.access !== 'admin') throw new Error(`${call.path} has no user to bind`);
  serve(app, call, async (c) => {
    const caller = await readCaller(c, context);
    if (call.access === 'admin' && !caller.user.isAdmin) throw notAdmin();
    return handler({ ...(await readAsked(c, call)), caller });
  });
}

/** Handles a call of a partner’s server. */
export function bindKey<Path extends string, Request, Query, Sent>(
  app: Hono,
  { store, now }: CallerContext,
  call: Call<Path, Request, unknown, Query, Sent>,
  handler: Handler<Asked<Path, Request, Query> & { key: ServiceKeyRecord }, Sent>,
): void {
  if (call.access !== 'key') throw new Error(`${call.path} takes no service key`);
  serve(app, call, async (c) => {
    if (c.req.header('Origin') !== undefined) {
      throw new Refusal(400, 'server_only', 'Make this call from your server. A web page must not have a service key.');
    }
    const sent = bearerOf(c);
    const key = sent === undefined ? undefined : await findServiceKey(store, sent, now());
    if (!key) throw serviceKeyUnknown();
    return handler({ ...(await readAsked(c, call)), key });
  });
}

/** An id in a path: a stored id, or “not found” for anything that can’t be one. */
export function readId(text: string | number): number {
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(String(text)) || !Number.isSafeInteger(id)) throw notFound();
  return id;
}

function serve(app: Hono, call: Call, answer: (c: Context) => Promise<object | undefined>): void {
  // Hono answers HEAD with the GET route.
  const method = call.method === 'HEAD' ? 'GET' : call.method;
  app.on(method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    if (call.method === 'HEAD' && c.req.method !== 'HEAD') throw notFound();
    // A HEAD request must not change anything.
    if (call.hasSideEffect && c.req.method === 'HEAD') throw notFound();
    const body = await answer(c);
    return body === undefined ? c.body(null) : answerJson(c, body);
  });
}

async function readAsked<Path extends string, Request, Query>(
  c: Context,
  call: Call<Path, Request, unknown, Query>,
): Promise<Asked<Path, Request, Query>> {
  if (call.query) checkEscapes(new URL(c.req.url).search);
  const query = call.query ? readQuery(c.req.queries(), call.query) : undefined;
  const body = await readSent(c, call);
  return { params: c.req.param() as PathParams<Path>, body: body as Request, query: query as Query, http: c };
}

function readSent<Request>(c: Context, { request, encoding }: Call<string, Request>): Promise<Request> | undefined {
  if (!request || encoding === 'multipart') return undefined;
  return encoding === 'form' ? readForm(c.req, request) : readBody(c.req, request);
}

/** The user whose token is in the `Authorization` header; a cookie never counts. */
async function readCaller(c: Context, context: CallerContext): Promise<Caller> {
  const token = bearerOf(c);
  const caller = token === undefined ? undefined : await callerOf(token, context);
  if (!caller) throw notSignedIn();
  const origin = c.req.header('Origin');
  // As for the service’s own list, a request without an origin isn’t from another site’s page.
  if (origin !== undefined && caller.allowedOrigins?.includes(origin) === false) throw originNotAllowed();
  return caller;
}

function bearerOf(c: Context): string | undefined {
  return /^Bearer +([^\s]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** The user a token belongs to; undefined if it is unknown or has ended. */
export async function callerOf(token: string, context: CallerContext): Promise<Caller | undefined> {
  const { store, now } = context;
  if (isSigned(token)) {
    const signedIn = await signedInBy(token, context);
    return signedIn && { ...signedIn, tokenHash: null };
  }
  const tokenHash = await hashToken(token);
  const signedIn = await store.sessions.find(tokenHash, now());
  return signedIn && { ...signedIn, tokenHash };
}
