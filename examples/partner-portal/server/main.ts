import { serve } from '@hono/node-server';
import { createPortal } from './portal.ts';

const port = Number(process.env.PORT ?? 4100);
const chatUrl = process.env.CHAT_URL ?? 'http://localhost:4000';
const tokenSeconds = Number(process.env.TOKEN_SECONDS ?? 300);

const portal = createPortal({ chatUrl, tokenSeconds });
const server = serve({ fetch: portal.fetch, port }, (address) => {
  console.log(`The portal is ready at http://localhost:${address.port}`);
});
process.on('SIGINT', stop).on('SIGTERM', stop);

function stop() {
  server.close(() => process.exit(0));
}
