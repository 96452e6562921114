import { serve } from '@hono/node-server';
import { createPortal } from './portal.ts';

const port = Number(process.env.PORT ?? 4100);
const origin = process.env.PORTAL_ORIGIN ?? `http://localhost:${port}`;
const chatUrl = process.env.CHAT_URL ?? 'http://localhost:4000';
const tokenSeconds = Number(process.env.TOKEN_SECONDS ?? 300);
const serviceKeys = { 1: process.env.CHAT_KEY_1 ?? '', 2: process.env.CHAT_KEY_2 ?? '' };

const portal = createPortal({ chatUrl, tokenSeconds, origin, serviceKeys });
const server = serve({ fetch: portal.fetch, port }, () => {
  console.log(`The portal is ready at ${origin}`);
});
process.on('SIGINT', stop).on('SIGTERM', stop);

function stop() {
  server.close(() => process.exit(0));
}
