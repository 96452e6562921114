import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { makeReadable } from './openapi/readable.ts';

/** Writes what the reference server shows of its API: the file, and a page of it that loads nothing from elsewhere. */
const folder = 'examples/server/dist/api';
const readable = `${folder}/readable.json`;
const page = `${folder}/reference.html`;
const args = ['build-docs', readable, '-o', page, '--title', 'Chatdeck API', '--inlineBundle'];

mkdirSync(folder, { recursive: true });
copyFileSync('dist/openapi.json', `${folder}/openapi.json`);
const document = JSON.parse(readFileSync('dist/openapi.json', 'utf8')) as Record<string, unknown>;
writeFileSync(readable, JSON.stringify(makeReadable(document)));
execFileSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
rmSync(readable);

/** Titles fit a phone, and there is no badge: its picture would come from elsewhere. */
const styles = `<style>
span:has(> a[href='https://redocly.com/redoc/']) { visibility: hidden }
@media (max-width: 40em) {
  html h1[data-component-name], html h2[data-component-name] { font-size: 1.5rem; line-height: 1.3 }
}
</style>`;

// The only files that Redoc would load from elsewhere.
const logos = ['https://cdn.redoc.ly/redoc/logo-mini-full.svg', 'https://cdn.redoc.ly/redoc/logo-mini.svg'];
let html = readFileSync(page, 'utf8').replace('</head>', `${styles}\n</head>`);
for (const logo of logos) {
  if (!html.includes(logo)) throw new Error(`Redoc loads its logo from another place than ${logo}.`);
  html = html.replaceAll(logo, 'data:,');
}
// Otherwise it reports its readers to its makers.
if (!html.includes('"disableTelemetry":true')) throw new Error('Redoc’s telemetry isn’t off.');
writeFileSync(page, html);
