import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { isProblem } from 'chatdeck/client';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createChatTokens } from './chat-tokens.ts';
import { signIn, type Person } from './people.ts';
import { createSessions } from './sessions.ts';

interface PortalOptions {
  /** Where Chatdeck's API is, for the browser as well as for this server. */
  chatUrl: string;
  /** How long a token for it lasts. */
  tokenSeconds: number;
  /** The portal's own origin: tokens work on no other site. */
  origin: string;
  /** A service key for each shop's account, by the account's ID. They never leave this server. */
  serviceKeys: Record<number, string>;
}

const root = fileURLToPath(new URL('../dist', import.meta.url));

/** The portal's server: its own sign-in, tokens for Chatdeck, and the built pages. */
export function createPortal({ chatUrl, ...tokenOptions }: PortalOptions): Hono {
  const app = new Hono();
  const sessions = createSessions();
  const tokens = createChatTokens({ baseUrl: chatUrl, ...tokenOptions });

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", chatUrl],
        // Pictures that were uploaded at Chatdeck, and those of Slack's people.
        imgSrc: ["'self'", 'data:', 'https:', chatUrl],
        frameAncestors: ["'none'"],
      },
      strictTransportSecurity: false,
    }),
  );

  app.post('/portal/session', async (c) => {
    const { email, password } = readCredentials(await c.req.json().catch(() => undefined));
    const person = signIn(email, password);
    if (!person) return c.json({ message: 'Wrong email or password.' }, 401);
    sessions.begin(c, person);
    return c.json(profileOf(person));
  });
  app.get('/portal/session', (c) => {
    const person = sessions.personOf(c);
    return person ? c.json(profileOf(person)) : c.json({ message: 'You aren’t signed in.' }, 401);
  });
  app.delete('/portal/session', async (c) => {
    const person = sessions.personOf(c);
    sessions.end(c);
    // The tokens end on their own soon: a sign-out doesn’t fail over them.
    if (person) await tokens.revoke(person).catch(reportFailure);
    return c.body(null, 204);
  });
  app.post('/portal/chat-token', async (c) => {
    const person = sessions.personOf(c);
    if (!person) return c.json({ message: 'You aren’t signed in.' }, 401);
    return c.json(await tokens.mint(person));
  });

  app.use(serveStatic({ root }));
  // Every other address is a page's: the app reads it.
  app.get('*', serveStatic({ root, path: 'index.html' }));
  app.onError((error, c) => {
    if (!isProblem(error)) throw error;
    reportFailure(error);
    return c.json({ message: 'The chat does not answer.' }, 502);
  });
  return app;

  function profileOf({ id, name, shop }: Person) {
    return { id, name, shop, chatUrl };
  }
}

function reportFailure(error: unknown) {
  console.error(`Chatdeck failed: ${isProblem(error) ? error.kind : String(error)}`);
}

function readCredentials(body: unknown): { email: string; password: string } {
  const { email, password } = Object(body) as Record<string, unknown>;
  return { email: String(email), password: String(password) };
}
