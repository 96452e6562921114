import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = 'examples/server';
const read = (file: string) => readFileSync(file, 'utf8');
const guide = read('stories/docs/production.mdx');
const readme = read(`${folder}/README.md`);
const dockerfile = read(`${folder}/Dockerfile`);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

interface Service {
  build?: { context: string; dockerfile: string };
  image?: string;
  environment: Record<string, string>;
  ports?: string[];
  volumes: string[];
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
  healthcheck: { test: string[] };
}
const compose = parse(read(`${folder}/compose.yaml`)) as {
  services: Record<'server' | 'database', Service>;
  volumes: Record<string, unknown>;
};

/** Every variable that the server reads. */
const settings = new Set(
  [...read(`${folder}/src/config.ts`).matchAll(/\benv\.([A-Z_]+)|'([A-Z][A-Z_]+)'|\b([A-Z]+_[A-Z_]+): \w+/g)].flatMap(
    ([, a, b, c]) => a ?? b ?? c ?? [],
  ),
);
/** What the build writes, which needs no build to be known. */
const built = [
  'dist',
  'node_modules',
  `${folder}/dist`,
  'examples/dashboard/dist',
  ...['main', 'service-key', 'backup-command', 'restore-command'].map((name) => `${folder}/dist/${name}.js`),
];

/** The instructions, with their continued lines joined. */
const instructions = dockerfile
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) as [string, string]);
const argumentsOf = (name: string) => instructions.filter(([each]) => each === name).map(([, rest]) => rest);

describe('the container file', () => {
  test('has instructions that exist, and starts from the same image twice', () => {
    const known = 'FROM WORKDIR COPY RUN ENV USER EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(' ');
    for (const [name] of instructions) expect(known).toContain(name);
    expect(new Set(argumentsOf('FROM').map((image) => image.split(' ')[0])).size).toBe(1);
  });

  test('runs scripts of the package, and copies what is there or what they build', () => {
    for (const command of argumentsOf('RUN')) {
      const [, script] = /npm run (\S+)/.exec(command) ?? [];
      if (script) expect(scripts).toHaveProperty([script]);
    }
    for (const [, path = ''] of dockerfile.matchAll(/--from=build \/app\/(\S+)/g)) {
      expect(built.includes(path) || existsSync(path), path).toBe(true);
    }
  });

  test('starts the server as a user without rights, in a form that gets SIGTERM', () => {
    expect(argumentsOf('USER')).toEqual(['node']);
    const [command = ''] = argumentsOf('CMD');
    expect(JSON.parse(command)).toEqual(['node', `${folder}/dist/main.js`]);
    expect(read(`${folder}/tsup.config.ts`)).toContain("'src/main.ts'");
    expect(argumentsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
  });
});

describe('compose.yaml', () => {
  const { server, database } = compose.services;

  test('builds the container file from the root of the repository', () => {
    const { context, dockerfile: file } = server.build ?? { context: '', dockerfile: '' };
    expect(existsSync(join(folder, context, file))).toBe(true);
    expect(join(folder, context)).toMatch(/^\.\/?$/);
  });

  test('sets what the server reads, and has no secret in it', () => {
    expect(Object.keys(server.environment).filter((name) => !settings.has(name))).toEqual([]);
    expect(server.environment.CHATDECK_DEMO).toBe('0');
    expect(server.environment.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database\//);
    expect(database.environment.POSTGRES_PASSWORD).toBe('${POSTGRES_PASSWORD}');
  });

  test.each([
    'ALLOWED_ORIGINS',
    'IMAGE_ORIGINS',
    'TRUSTED_ISSUERS',
    'SLACK_CLIENT_ID',
    'STRIPE_SECRET_KEY',
    'SMTP_URL',
    'MAILBOX_KEY',
    'PAYMENT_HOSTS',
  ])('hands on %s, without which a part of the product stays off', (name) =>
    expect(server.environment[name]).toBe(`\${${name}:-}`),
  );

  test.each(['ALLOW_INTERNAL_WEBHOOKS', 'HSTS', 'LOG_LEVEL', 'REQUEST_TIMEOUT'])(
    'hands on %s, with the value that the README gives as its default',
    (name) => {
      const [, value] = new RegExp(`\\| \`${name}\` +\\| \`([^\`]+)\``).exec(readme) ?? [];
      expect(value).toBeDefined();
      expect(server.environment[name]).toBe(`\${${name}:-${value}}`);
    },
  );

  test('waits for the database, keeps its files, and takes requests when the server is ready', () => {
    expect(server.depends_on?.database?.condition).toBe('service_healthy');
    const named = [...server.volumes, ...database.volumes].map((volume) => volume.split(':')[0]);
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(server.healthcheck.test.join(' ')).toContain('/readyz');
  });

  test('publishes the server to this machine alone, and the metrics to none', () => {
    expect(server.ports).toEqual(['127.0.0.1:4000:4000']);
    expect(database.ports).toBeUndefined();
  });

  test('waits for a stop longer than it can take', () => {
    const { STOP_DELAY, STOP_TIMEOUT } = server.environment;
    const seconds = Number(/^(\d+)s$/.exec(server.stop_grace_period ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(Number(STOP_DELAY) + Number(STOP_TIMEOUT));
  });
});

describe('compose.scale.yaml', () => {
  const scale = read(`${folder}/compose.scale.yaml`);
  const { server, proxy } = (parse(scale, { logLevel: 'silent' }) as { services: Record<'server' | 'proxy', Service> })
    .services;
  const nginx = read(`${folder}/nginx.conf`);

  test('leaves the server no port of the machine, which several processes could not share', () => {
    expect(scale).toContain('ports: !reset []');
    expect(Object.keys(server)).toEqual(['ports']);
    expect(proxy.ports).toEqual(compose.services.server.ports);
  });

  test('puts a proxy in front that starts after the server and has its settings from a file here', () => {
    expect(proxy.depends_on?.server?.condition).toBe('service_healthy');
    const [file = ''] = proxy.volumes[0]?.split(':') ?? [];
    expect(existsSync(join(folder, file))).toBe(true);
    expect(nginx).toContain('listen 4000;');
    expect(nginx).toContain('proxy_pass http://$processes:4000;');
  });

  test('leaves the client’s address and the limit of an upload to the proxy before and the server behind', () => {
    expect(nginx).not.toContain('proxy_add_x_forwarded_for');
    expect(nginx).toContain('client_max_body_size 0;');
    expect(nginx).not.toContain('non_idempotent');
  });

  test('has a section in the guide, with what the processes share', () => {
    const [, section = ''] = guide.split('## Run several processes');
    expect(section).toContain('-f compose.yaml -f compose.scale.yaml');
    for (const shared of ['sessions', 'sign-ins', 'one-time', 'payments']) expect(section).toContain(shared);
  });
});

describe('the guide “Run it in production”', () => {
  test('names settings, scripts, and files that exist', () => {
    const names = [...guide.matchAll(/`([A-Z][A-Z_]+)(?:=\w+)?`/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !settings.has(name) && name !== 'SIGTERM' && name !== 'POSTGRES_PASSWORD')).toEqual(
      [],
    );
    expect(names.length).toBeGreaterThan(15);
    for (const [, script = ''] of guide.matchAll(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty([script]);
    for (const [path] of guide.matchAll(/examples\/server\/[\w./-]*\w/g)) {
      if (!path.endsWith('.env')) expect(built.includes(path) || existsSync(path), path).toBe(true);
    }
  });

  test.each(['compose.yaml', '/metrics', '/healthz', '/readyz', 'migrations', 'SIGTERM', 'npm run backup', 'JSON'])(
    'covers %s',
    (words) => expect(guide).toContain(words),
  );

  test('tells to set in .env what compose.yaml hands on, and nothing to add to it', () => {
    expect(guide).toContain('`SLACK_CLIENT_ID`, `SLACK_CLIENT_SECRET`, `STRIPE_SECRET_KEY`, and');
    expect(guide).not.toMatch(/under `environment`/);
    const named = [
      ...guide.matchAll(/`((?:SLACK|STRIPE)_\w+|\w+_(?:ORIGINS|HOSTS)|SMTP_URL|LOG_LEVEL|REQUEST_TIMEOUT)`/g),
    ];
    const handed = Object.entries(compose.services.server.environment).filter(([, value]) => value.startsWith('${'));
    expect(named.length).toBeGreaterThan(6);
    for (const [, name] of named) expect(handed.map(([each]) => each)).toContain(name);
  });

  test('every setting of the server is in the README', () => {
    expect(settings.size).toBeGreaterThan(25);
    expect([...settings].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
