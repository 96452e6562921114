import { build, type BuildOptions } from 'esbuild';

interface Definition {
  method: string;
  path: string;
  byHand?: string | undefined;
}

/** One question that a hook asks the server. */
export interface Call {
  /** `users.current`, of the client. */
  call: string;
  /** `GET /users/current`. */
  endpoint: string;
}

/** What each hook asks the server for: read from the code that a host of this hook alone loads. */
export async function readCalls(): Promise<Map<string, Call[]>> {
  const calls = await allCalls();
  const found = new Map<string, Call[]>();
  for (const hook of await hookNames()) {
    const code = await bundled(`export { ${hook} } from './src/hooks/index';`, { packages: 'external' });
    const asked = calls.filter(({ call }) => new RegExp(`\\bclient\\d*\\.${call.replace('.', '\\.')}\\b`).test(code));
    if (asked.length > 0) found.set(hook, asked);
  }
  return found;
}

/** The same as a table in Markdown. */
export async function printCalls(): Promise<string> {
  const rows = [...(await readCalls())].flatMap(([hook, calls]) =>
    calls.map(({ call, endpoint }, row) => cells(row ? '' : hook, call, endpoint)),
  );
  return ['| Hook | Client call | Endpoint |', '| --- | --- | --- |', ...rows].join('\n');
}

const options = {
  bundle: true,
  format: 'esm',
  write: false,
  jsx: 'automatic',
  logLevel: 'error',
} as const satisfies BuildOptions;

function cells(hook: string, call: string, endpoint: string): string {
  return `| ${hook && `\`${hook}\``} | \`client.${call}\` | \`${endpoint}\` |`;
}

async function hookNames(): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    entryPoints: ['src/hooks/index.ts'],
    packages: 'external',
    metafile: true,
  });
  const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
  return names.filter((name) => /^use[A-Z]/.test(name)).sort();
}

async function allCalls(): Promise<Call[]> {
  const code = await bundled(`export { resources } from './src/model/calls/index';`);
  const { resources } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    resources: Record<string, Record<string, Definition>>;
  };
  return Object.entries(resources).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([verb, { byHand, method, path }]) => ({
      call: `${resource}.${byHand ?? verb}`,
      endpoint: `${method} ${path}`,
    })),
  );
}

async function bundled(contents: string, more: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: process.cwd() }, ...more });
  return outputFiles?.[0]?.text ?? '';
}
