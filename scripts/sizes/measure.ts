import { build, type BuildOptions, type Metafile } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { limits } from './limits.ts';

/** The KiB, gzipped, that a part of the package adds to a host's page. */
export interface Size {
  /** `screens/login`, or `hooks: useLogin` for a hook alone. */
  name: string;
  /** What loads with the page. */
  first: number;
  /** What loads when it is needed. */
  later: number;
  /** Of `first`, the part that is our own code. */
  own: number;
  limit?: number | undefined;
  /** What the design asks for, where the limit is above it. */
  design?: number | undefined;
}

export const react = ['react', 'react-dom', 'react/*', 'react-dom/*'];
const query = ['@tanstack/*'];
const forms = ['react-hook-form'];
/** A hook works only with a client, which brings it. */
const zod = ['zod', 'zod/*'];
const radix = ['radix-ui', 'radix-ui/*', '@radix-ui/*'];

/** What the host has already, by the room of an entry; nothing for the others. */
const external: Record<string, string[]> = {
  '.': [...react, ...query, ...radix],
  screens: [...react, ...query, ...radix],
  settings: [...react, ...query, ...radix],
  ui: [...react, ...query, ...radix],
  hooks: [...react, ...query, ...forms, ...zod],
};

/** The sizes of all entries of the package at `root`, of each hook, and of the stylesheet. */
export async function measure(root: string): Promise<Size[]> {
  const entries = globSync('**/index.js', { cwd: join(root, 'dist') })
    .map((file) => file.replaceAll('\\', '/').replace(/\/?index\.js$/, '') || '.')
    .filter((entry) => entry !== 'service' && entry !== 'testing')
    .sort();
  const sizes: Size[] = [];
  for (const entry of entries) sizes.push(await sizeOf(root, entry, entry, '*'));
  for (const name of await namesOf(root, 'screens/reports', /^Reports(?!.*Loading$)/)) {
    sizes.push(await sizeOf(root, `screens/reports: ${name}`, 'screens/reports', `{ ${name} }`));
  }
  for (const hook of await namesOf(root, 'hooks', /^use/))
    sizes.push(await sizeOf(root, `hooks: ${hook}`, 'hooks', `{ ${hook} }`));
  const styles = kib(readFileSync(join(root, 'dist/styles.css')));
  return [...sizes, { name: 'styles.css', first: styles, later: 0, own: styles, ...limitOf('styles.css') }];
}

function limitOf(name: string): Pick<Size, 'limit' | 'design'> {
  const found = limits.find(({ of }) => of.test(name));
  return { limit: found?.kib, design: found?.design };
}

/** The size of what a page imports from an entry: `*`, or `{ useLogin }`. */
export async function sizeOf(root: string, name: string, entry: string, what: string): Promise<Size> {
  const file = `./${join('dist', entry, 'index.js').replaceAll('\\', '/')}`;
  const contents = `export ${what} from '${file}';`;
  const { outputFiles, metafile } = await bundle(contents, root, {
    external: external[entry.split('/')[0] ?? ''] ?? [],
  });
  const first = loadedFirst(metafile);
  let size: Size = { name, first: 0, later: 0, own: 0, ...limitOf(name) };
  for (const [path, { inputs, bytes }] of Object.entries(metafile.outputs)) {
    const content = outputFiles.find((output) => output.path === join(root, path))?.contents;
    const gzipped = content ? kib(withoutHostImports(content)) : 0;
    const ours = Object.entries(inputs).filter(([source]) => source.startsWith('dist/'));
    const share = ours.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0) / Math.max(1, bytes);
    size = first.has(path)
      ? { ...size, first: size.first + gzipped, own: size.own + gzipped * share }
      : { ...size, later: size.later + gzipped };
  }
  return size;
}

/** A page of a host, as its bundler would ship it. Nothing is written. */
export function bundle(
  contents: string,
  root: string,
  options: Pick<BuildOptions, 'external' | 'jsx' | 'loader' | 'tsconfigRaw'>,
) {
  return build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: root,
    absWorkingDir: root,
    write: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  });
}

/** The files that the page loads before anything else is asked for. */
export function loadedFirst({ outputs }: Metafile): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string) => {
    const output = outputs[path];
    if (!output || seen.has(path)) return;
    seen.add(path);
    for (const { kind, path: next } of output.imports) if (kind === 'import-statement') visit(next);
  };
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') visit(path);
  return seen;
}

/** What an entry exports, as far as it is wanted. */
async function namesOf(root: string, entry: string, wanted: RegExp): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export * from './dist/${entry}/index.js';`, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    logLevel: 'error',
  });
  const [output] = Object.values(metafile.outputs);
  return (output?.exports ?? []).filter((name) => wanted.test(name)).sort();
}

/** A page that has a package already has no statements that import it, of which a bundle has one for each of our files. */
function withoutHostImports(code: Uint8Array): Uint8Array {
  return Buffer.from(
    Buffer.from(code)
      .toString()
      .replace(/\bimport(?:[\w$*{},\s]+from)?"(?!\.)[^"]+";/g, ''),
  );
}

export function kib(content: Uint8Array): number {
  return gzipSync(content, { level: 9 }).length / 1024;
}
