import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.PORT ?? 4000}`;

export default defineConfig(({ command }) => ({
  // The server serves the app at `/` and at `/app/`.
  base: './',
  plugins: [react()],
  // The server puts a new nonce in its place for each page.
  html: { cspNonce: '__CSP_NONCE__' },
  // While developing, the package is its source; a build takes what is published.
  resolve: { tsconfigPaths: command === 'serve', dedupe: ['react', 'react-dom'] },
  // Under its own name the dev server is the API's origin: the service refuses those it does not know.
  server: { proxy: { '/v1': { target: api, changeOrigin: false } } },
  build: {
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Whatever the first screen needs in one file: on a slow connection each file costs a round trip.
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
      },
    },
  },
}));
