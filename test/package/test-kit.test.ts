import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';

const { hosts, tarball } = inject('packed');
const isFull = process.env.CHATDECK_TEST_FULL === '1';

const load = {
  ESM: ['--input-type=module', '--eval', "await import('chatdeck/testing')"],
  CommonJS: ['--input-type=commonjs', '--eval', "require('chatdeck/testing')"],
};

describe.each(Object.entries(load))('the test kit as %s', (_format, args) => {
  test.each(['msw', 'hono'])('says how to install a missing %s', (peer) => {
    const folder = hostWithout(peer);
    const { status, stderr } = spawnSync(process.execPath, ['--preserve-symlinks', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`chatdeck/testing needs the package ${peer}. Run \`npm install --save-dev ${peer}\`.`);
  });
});

const kit = `
const network = setupServer(...handlers());
network.listen({ onUnhandledRequest: 'error' });
const session = { id: 'acme', getToken: () => 'admin-token' };
createClient({ baseUrl: 'https://api.test', session }).users.current().then(({ email }) => {
  console.log(email);
  network.close();
});
`;
const sources = {
  'kit.mjs': `import { handlers } from 'chatdeck/testing';
import { createClient } from 'chatdeck/client';
import { setupServer } from 'msw/node';${kit}`,
  'kit.cjs': `const { handlers } = require('chatdeck/testing');
const { createClient } = require('chatdeck/client');
const { setupServer } = require('msw/node');${kit}`,
};

/** Asks the registry, so it runs with the wide tests only. */
describe.runIf(isFull)('a test with the kit on a Node that the package supports', () => {
  test.each([
    ['20', '2'],
    ['22', '2'],
    ['22', '3'],
    ['24', '3'],
  ])('reads the user on Node %s with msw %s', { timeout: 300_000 }, (node, msw) => {
    const folder = newFolder(`node-${node}-msw-${msw}`);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true }));
    const peers = ['react@19', 'react-dom@19', '@tanstack/react-query@5', 'hono@4', `msw@${msw}`, `node@${node}`];
    execFileSync('npm', ['install', '--no-audit', '--no-fund', tarball, ...peers], { cwd: folder, stdio: 'ignore' });
    for (const [file, source] of Object.entries(sources)) {
      writeFileSync(join(folder, file), source);
      const output = execFileSync(join(folder, 'node_modules/.bin/node'), [file], { cwd: folder, encoding: 'utf8' });
      expect(output.trim(), file).toBe('dana@acme.test');
    }
  });
});

function hostWithout(peer: string): string {
  const folder = mkdtempSync(join(dirname(tarball), `without-${peer}-`));
  const packages = join(hosts['19'], 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((each) => each !== peer)) {
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  return folder;
}

function newFolder(name: string): string {
  const folder = join(dirname(tarball), name);
  mkdirSync(folder);
  return folder;
}
