import { chromium as playwright } from '@playwright/test';
import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromium } from '../../../scripts/chromium';
import { startProcess, type RunningServer } from '../../reference-server';
import { freePort, installExample, npm } from '../examples/install';
import { shown } from './browser';
import { startChatServer, type ChatServer } from './chat-server';
import { allFiles, htmlFor, linkTools, writeProject } from './project';

const run = promisify(execFile);
const { hosts, tarball } = inject('packed');
const isFull = process.env.CHATDECK_TEST_FULL === '1';
const skill = join(hosts['19'], 'node_modules/chatdeck/skills/chatdeck');

/** Files that a new project of each stack has before the skill is followed. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node', 'vite/client'],
  },
  include: ['src', 'server', 'vite.config.ts'],
};

test('the skill links to all of its references, and each link leads somewhere', () => {
  const references = globSync('references/*.md', { cwd: skill });
  const text = ['SKILL.md', ...references].map((file) => readFileSync(join(skill, file), 'utf8')).join('\n');
  const linked = new Set(
    [...text.matchAll(/\]\((?:references\/)?(\w+\.md)\)/g)].map(([, file]) => `references/${file}`),
  );
  expect([...linked].sort()).toEqual(references.sort());
  expect(readFileSync(join(skill, 'SKILL.md'), 'utf8')).toMatch(/^---\nname: chatdeck\ndescription: .{50,}\n/);
});

test('the skill installs the package with everything it needs beside React', () => {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(hosts['19'], 'node_modules/chatdeck/package.json'), 'utf8'),
  ) as Record<'peerDependencies' | 'peerDependenciesMeta', Record<string, unknown>>;
  const needed = Object.keys(peerDependencies).filter((name) => !(name in peerDependenciesMeta));
  const [tool, action, ...names] = installCommand();
  expect([tool, action]).toEqual(['npm', 'install']);
  expect([...names, 'react', 'react-dom'].sort()).toEqual(['chatdeck', ...needed].sort());
});

/** Asks the registry, so it runs with the wide tests only. */
test.runIf(isFull)('the skill’s command installs, and leaves React as it was', { timeout: 300_000 }, async () => {
  const folder = writeProject(dirname(tarball), 'skill-install', {
    'package.json': JSON.stringify({ private: true, dependencies: { react: '19.2.0', 'react-dom': '19.2.0' } }),
  });
  const [, ...words] = installCommand();
  await npm(folder, ...words.map((word) => (word === 'chatdeck' ? tarball : word)));
  const installedReact = readFileSync(join(folder, 'node_modules/react/package.json'), 'utf8');
  expect(JSON.parse(installedReact)).toMatchObject({ version: '19.2.0' });
  expect(globSync('node_modules/chatdeck/dist/styles.css', { cwd: folder })).toHaveLength(1);
});

test('the token route names a variable that is missing', async () => {
  const folder = writeProject(hosts['19'], 'skill-token', allFiles(join(skill, 'references/token.md')));
  const script = `import('./server/chat-token.ts').then((route) => route.createChatToken({})).catch((error) => console.log(error.message))`;
  const env = { PATH: process.env.PATH, CHAT_ACCOUNT_ID: '1', CHAT_URL: 'http://localhost:1' };
  const { stdout } = await run(process.execPath, ['-e', script], { cwd: folder, env });
  expect(stdout).toBe('The variable CHAT_SERVICE_KEY is missing.\n');
});

describe.runIf(isFull)('followed to the letter in a Vite project', () => {
  let chat: ChatServer;
  let app: RunningServer;
  let folder: string;

  beforeAll(async () => {
    folder = writeProject(hosts['19'], 'skill-vite', {
      'package.json': JSON.stringify({
        private: true,
        type: 'module',
        dependencies: { react: '19' },
        devDependencies: { vite: '8' },
      }),
      'tsconfig.json': JSON.stringify(tsconfig),
      'index.html': htmlFor('/src/main.tsx'),
    });
    linkTools(folder, 'vite', '@vitejs/plugin-react', '@types/node');
    writeProject(hosts['19'], 'skill-vite', filesFor(folder));
    const port = String(await freePort());
    chat = await startChatServer(`http://localhost:${port}`);
    const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
    // As people have them: in a file that Vite reads, not in the environment.
    writeProject(hosts['19'], 'skill-vite', { '.env': envFile({ ...envOf(chat, port), VITE_CHAT_URL: chat.url }) });
    app = await startProcess([vite, '--port', port, '--strictPort', '--host', 'localhost'], { NO_COLOR: '1' }, folder);
  }, 120_000);
  afterAll(() => Promise.all([app.stop(), chat.stop()]));

  test('the types fit', async () => {
    await run(process.execPath, [join(process.cwd(), 'node_modules/typescript/bin/tsc'), '--noEmit'], { cwd: folder });
  });

  test('the page shows the screen with its data, and no file of the build has the key', async () => {
    await expectTeam(app.url);
    const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
    await run(process.execPath, [vite, 'build'], { cwd: folder, env: { ...process.env, NODE_ENV: '' } });
    expectNoKey(chat, join(folder, 'dist'));
  });
});

/** Next itself takes a minute to install and another to build. */
describe.runIf(isFull)('followed to the letter in a Next project', () => {
  let chat: ChatServer;
  let app: RunningServer;
  let folder: string;

  beforeAll(async () => {
    folder = await installExample('next');
    for (const own of ['src', 'next.config.ts']) rmSync(join(folder, own), { recursive: true });
    writeProject(folder, '.', filesFor(folder));
    const port = String(await freePort());
    chat = await startChatServer(`http://localhost:${port}`);
    const env = { ...envOf(chat, port), NEXT_PUBLIC_CHAT_URL: chat.url };
    for (const [name, value] of Object.entries(env)) process.env[name] = value;
    await npm(folder, 'run', 'build');
    for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
    app = await startProcess(['node_modules/next/dist/bin/next', 'start', '-p', port], env, folder);
  }, 600_000);
  afterAll(() => Promise.all([app.stop(), chat.stop()]));

  test('the page shows the screen with its data, and no file of the build has the key', async () => {
    await expectTeam(`${app.url}/team`);
    expectNoKey(chat, join(folder, '.next'));
  });
});

/** Steps 1 to 3: the first row of the table that fits the project names the reference, whose files are written. */
function filesFor(project: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<
    string,
    object | undefined
  >;
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const detect = readFileSync(join(skill, 'references/detect.md'), 'utf8');
  const rows = [...detect.matchAll(/^\| `(\w+)` +\| \[(\w+\.md)\]/gm)];
  const [, , reference = ''] = rows.find(([, name = '']) => packages.includes(name)) ?? [];
  const written = {
    ...allFiles(join(skill, 'references/token.md')),
    ...allFiles(join(skill, 'references', reference)),
  };
  return { ...written, 'server/signed-in.ts': ownSession(written['server/signed-in.ts'] ?? '') };
}

/** What the skill leaves to the project: the body that looks up the session, here by a cookie. */
function ownSession(placeholder: string): string {
  const body = /(Promise<ChatPerson \| null> \{\n)[^]*?\n\}/;
  expect(placeholder).toMatch(body);
  const person = "{ id: '1', name: 'Dana', email: 'dana@acme.test', role: 'admin' }";
  return placeholder.replace(body, `$1  return cookie.includes('session=dana') ? ${person} : null;\n}`);
}

/** The words of the command in step 1. */
function installCommand(): string[] {
  const detect = readFileSync(join(skill, 'references/detect.md'), 'utf8');
  return /```sh\n(.*)\n```/.exec(detect)?.[1]?.split(' ') ?? [];
}

function envOf(chat: ChatServer, port: string): Record<string, string> {
  return {
    CHAT_URL: chat.url,
    CHAT_SERVICE_KEY: chat.serviceKey,
    CHAT_ACCOUNT_ID: '1',
    APP_ORIGIN: `http://localhost:${port}`,
  };
}

function envFile(env: Record<string, string>): string {
  return Object.entries(env)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

async function expectTeam(address: string): Promise<void> {
  const refused = await fetch(new URL('/api/chat-token', address));
  expect([refused.status, await refused.text()]).toEqual([401, '']);
  const browser = await playwright.launch(chromium);
  try {
    const page = await browser.newPage();
    await page.context().addCookies([{ name: 'session', value: 'dana', url: address }]);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(address);
    await shown(page.locator('[data-chatdeck="users"][data-state="ready"]')).toBeVisible({ timeout: 60_000 });
    await shown(page.getByRole('row', { name: /agent@acme\.test/ })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
}

function expectNoKey({ serviceKey }: ChatServer, folder: string): void {
  const built = globSync('**/*.{js,html,css,json,txt,body,rsc}', { cwd: folder });
  expect(built.length).toBeGreaterThan(1);
  expect(built.filter((file) => readFileSync(join(folder, file), 'utf8').includes(serviceKey))).toEqual([]);
}
