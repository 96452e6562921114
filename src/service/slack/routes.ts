import type { Context, Hono } from 'hono';
import {
  readSlackState,
  slackDoorPath,
  slackHook,
  slackPurposes,
  type SlackPurpose,
} from '../../model/places/slack-authorize';
import type { ServiceContext } from '../http/context';
import { callerOf } from '../http/handle';
import { createLimits, slackVisitLimit } from '../http/limits';
import { TeamChatError } from '../contract/ports';
import { notFound, Refusal } from '../base/refusal';
import { authorizePage } from './authorize-page';
import { confirmPage, confirmStyle, confirmStylePath, isOwnClick, type Crossing } from './confirm-page';
import { checkBegun, purposes, signUp } from './purposes';
import { failedPage, signInPage } from './returns';
import { beginVisit, endVisit } from './visits';

/**
 * The routes to Slack and back. The browser itself visits them, so every answer is a redirect or a page. URLs contain the
 * user’s token: no query is logged.
 */
export function slackRoutes(app: Hono, context: ServiceContext): void {
  app.get(slackDoorPath.replace(/^\/v1/, ''), async (c) => {
    const purpose = slackPurposes.find((name) => c.req.query('redirect_uri')?.endsWith(`/${name}`));
    if (c.req.method !== 'GET' || !purpose) throw notFound();
    const way = await orFailed(c, context, purpose, () => leave(c, context, purpose));
    return typeof way === 'string' ? go(c, context, way) : confirmPage(c, way);
  });

  app.get(confirmStylePath, (c) => c.body(confirmStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  for (const purpose of slackPurposes) {
    app.get(`/webhook/slack/${purpose}`, async (c) => {
      if (c.req.method !== 'GET') throw notFound();
      return go(c, context, await orFailed(c, context, purpose, () => comeBack(c, context, purpose)));
    });
  }
}

/** To Slack, if the visit can succeed. */
async function leave(c: Context, context: ServiceContext, purpose: SlackPurpose): Promise<string | Crossing> {
  await createLimits(context.store, context.now).take(slackVisitLimit, context.clientAddress(c));
  const state = stateOf(c);
  const caller = purpose === 'signup' ? undefined : await callerOf(state.token ?? '', context);
  if (purpose !== 'signup') {
    if (!caller) return signInPage;
    await checkBegun(context, purpose, caller.user, state);
  }
  const text = await beginVisit(c, context, purpose, state);
  const url = authorizePage(c, context, purpose, text);
  return caller && !isOwnClick(c) ? { email: caller.user.email, url } : url;
}

/** From Slack, with a grant or a refusal. */
async function comeBack(c: Context, context: ServiceContext, purpose: SlackPurpose): Promise<string> {
  const state = stateOf(c);
  if (!(await endVisit(c, context, purpose, c.req.query('state') ?? ''))) throw new VisitError('expired_state');
  const caller = purpose === 'signup' ? undefined : await callerOf(state.token ?? '', context);
  if (purpose !== 'signup' && !caller) return signInPage;

  const { code, error } = c.req.query();
  if (error !== undefined) throw new VisitError(/^[a-z_]{1,40}$/.test(error) ? error : 'unknown');
  if (!code) throw new VisitError('invalid_code');
  const grant = await context.teamChat.redeem(code, slackHook(context.baseUrl(c), purpose));
  if (purpose === 'signup') return signUp({ context, http: c, state, grant });
  // Looked up for every purpose except sign-up.
  if (!caller) return signInPage;
  return purposes[purpose]({ context, http: c, user: caller.user, state, grant });
}

function stateOf(c: Context) {
  const state = readSlackState(c.req.query('state') ?? '');
  if (!state) throw new VisitError('invalid_state');
  return state;
}

/** Redirects to an error page, because a JSON error would be useless in a browser window. */
async function orFailed<Way>(
  c: Context,
  context: ServiceContext,
  purpose: SlackPurpose,
  work: () => Promise<Way>,
): Promise<Way | string> {
  try {
    return await work();
  } catch (error) {
    const isKnown = error instanceof VisitError || error instanceof Refusal;
    const isExpected = isKnown || (error instanceof TeamChatError && error.code !== 'unavailable');
    if (!isExpected) context.report(error, { method: c.req.method, path: c.req.path });
    const reason = isKnown || error instanceof TeamChatError ? error.code : 'unknown';
    return failedPage(purpose, readSlackState(c.req.query('state') ?? '') ?? {}, reason);
  }
}

function go(c: Context, { baseUrl }: ServiceContext, page: string): Response {
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(page.startsWith('/') ? `${baseUrl(c)}/#${page}` : page);
}

/** A visit that can’t continue: `code` is Slack’s or ours, and appears on the page. */
class VisitError extends Error {
  override name = 'VisitError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
