import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes what the reference server shows of its API: the file, and a page of it that loads nothing from elsewhere. */
const folder = 'examples/server/dist/api';
const page = ['build-docs', 'dist/openapi.json', '-o', `${folder}/reference.html`, '--title', 'Chatdeck API'];

mkdirSync(folder, { recursive: true });
copyFileSync('dist/openapi.json', `${folder}/openapi.json`);
execFileSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...page, '--inlineBundle'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});

// The only file that Redoc would load from elsewhere.
const logo = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const reference = readFileSync(`${folder}/reference.html`, 'utf8');
if (!reference.includes(logo)) throw new Error(`Redoc loads its logo from another place than ${logo}.`);
writeFileSync(`${folder}/reference.html`, reference.replaceAll(logo, 'data:,'));
