import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const bench = join(import.meta.dirname, '../../..');
const outDir = join(bench, 'dist/react-admin');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the react-admin app for production and serves it gzipped, as the reference server does the dashboard. */
export async function serveReactAdmin(): Promise<{ url: string; close(): Promise<void> }> {
  await build({
    root: bench,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rollupOptions: { input: join(bench, 'pages/react-admin.html') },
    },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const content = readFileSync(join(outDir, path === '/' ? 'pages/react-admin.html' : path));
      const head = { 'Content-Type': types[extname(path)] ?? 'text/html', 'Content-Encoding': 'gzip' };
      response.writeHead(200, head).end(gzipSync(content));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
