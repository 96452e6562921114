import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** The code of the custom elements, for pages of any origin: it has no data. */
export function embedFiles(folder: string): Hono {
  const app = new Hono();
  app.use('/embed/*', compress());
  app.use(
    '/embed/*',
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.slice('/embed'.length),
      onFound: (path, c) => {
        c.header('Access-Control-Allow-Origin', '*');
        // The loader names the others, whose names change with their content.
        c.header('Cache-Control', path.endsWith('loader.js') ? 'no-cache' : 'public, max-age=31536000, immutable');
      },
    }),
  );
  return app;
}
