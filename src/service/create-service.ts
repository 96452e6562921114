import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { accountRoutes } from './accounts/routes';
import { answerJson } from './http/answer-json';
import { avatarRoutes } from './widgets/avatars';
import { botUserRoutes } from './slack/bot-users';
import { channelRoutes } from './slack/channels';
import { createContext, type ServiceOptions } from './http/context';
import { dashboardUserRoutes } from './people/dashboard-users';
import { invitationRoutes } from './people/invitations';
import { checkOrigin, readableBySite } from './http/origins';
import { partnerTokenRoutes } from './people/partner-tokens';
import { passwordRoutes } from './people/passwords';
import { questionGroupRoutes } from './question-groups/routes';
import { notFound, Refusal, tooSlow, unavailable } from './base/refusal';
import { reportRoutes } from './reports/routes';
import { savedReplyRoutes } from './saved-replies/routes';
import { sessionRoutes } from './people/sessions';
import { signUpRoutes } from './people/sign-up';
import { slackRoutes } from './slack/routes';
import { teamUserRoutes } from './slack/team-users';
import { userRoutes } from './accounts/user-routes';
import { changeLogRoutes } from './widgets/change-log';
import { widgetSetupRoutes } from './widgets/setup';
import { widgetRoutes } from './widgets/routes';

/** Maximum size of a request body, in bytes. */
const maxBodySize = 1_000_000;
/**
 * The same for an upload: somewhat more than a picture may have, so that one slightly too large gets a helpful error.
 */
const maxPictureBodySize = 4_000_000;

/**
 * The server side of the contract: an app that answers every call under `/v1` by the product’s rules, over the given
 * store. Pass requests to `fetch`. It uses no Node APIs, so it also runs in a browser.
 */
export function createService(options: ServiceOptions): Hono {
  const { onError, isTimeout, isUnavailable, allowedOrigins = [], ownOrigin, onRejectedOrigin } = options;
  const context = createContext(options);
  const app = new Hono().basePath('/v1');

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  app.use(checkOrigin({ allowedOrigins, ownOrigin, onRejectedOrigin }), readableBySite);
  const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, tooLarge()) });
  const [usual, picture] = [limitOf(maxBodySize), limitOf(maxPictureBodySize)];
  app.use((c, next) => (c.req.path.endsWith('/team-avatar') ? picture : usual)(c, next));

  sessionRoutes(app, context);
  signUpRoutes(app, context);
  passwordRoutes(app, context);
  partnerTokenRoutes(app, context);
  userRoutes(app, context);
  dashboardUserRoutes(app, context);
  invitationRoutes(app, context);
  accountRoutes(app, context);
  widgetRoutes(app, context);
  changeLogRoutes(app, context);
  widgetSetupRoutes(app, context);
  channelRoutes(app, context);
  slackRoutes(app, context);
  avatarRoutes(app, context);
  reportRoutes(app, context);
  questionGroupRoutes(app, context);
  savedReplyRoutes(app, context);
  botUserRoutes(app, context);
  teamUserRoutes(app, context);

  app.notFound((c) => refuse(c, notFound()));
  app.onError((error, c) => {
    const place = { method: c.req.method, path: c.req.path };
    if (error instanceof Refusal) {
      // The caller learns that Slack or the payment provider doesn’t answer; the host learns why.
      if (error.cause !== undefined) onError?.(error.cause, place);
      return refuse(c, error);
    }
    onError?.(error, place);
    if (isTimeout?.(error)) return refuse(c, tooSlow());
    if (isUnavailable?.(error)) return refuse(c, unavailable());
    return answerJson(c, { Message: 'Something went wrong on our side. Try again.' }, 500);
  });
  return app;
}

function refuse(c: Context, { status, message, code, path, retryAfter }: Refusal) {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return answerJson(c, { Message: message, Code: code, ...(path !== undefined && { Path: path }) }, status);
}

function tooLarge(): Refusal {
  return new Refusal(413, 'too_large', 'The request is too large.');
}
