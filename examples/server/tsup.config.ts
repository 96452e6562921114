import { defineConfig } from 'tsup';

export default defineConfig(({ watch }) => ({
  entry: ['src/main.ts', 'src/service-key.ts', 'src/backup-command.ts', 'src/restore-command.ts'],
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  ...(watch && {
    // While developing, the package is its source and a change to it restarts the server.
    noExternal: [/^chatdeck/],
    onSuccess: 'node dist/main.js',
  }),
}));
