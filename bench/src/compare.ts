import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { bundle, kib, loadedFirst, react } from '../../scripts/sizes/measure.ts';

const bench = join(import.meta.dirname, '..');
const root = join(bench, '..');

interface Product {
  name: string;
  package: string;
  version: string;
  /** The first screen in its quick start. */
  code: string;
  /** More packages that it needs. */
  peers: string[];
  /** Code that compiles if a host can supply new tokens, and what that means. */
  refresh: [code: string, meaning: string];
  /** Code that compiles if a host can give it any brand color. */
  brand: string;
}

const products: Product[] = [
  {
    name: 'Chatdeck',
    package: 'chatdeck',
    version: '',
    code: 'chatdeck.tsx',
    peers: ['@tanstack/react-query@5', 'msw@3', 'hono@4'],
    refresh: [
      `import { createClient } from 'chatdeck/client';
export const it = createClient({ baseUrl: '', session: { id: '', getToken: async (reason) => reason satisfies string } });`,
      'async function, called again before expiry and after a rejection',
    ],
    brand: `import { ChatdeckTheme } from 'chatdeck';\nexport const it = <ChatdeckTheme accentColor="#ff5a36">x</ChatdeckTheme>;`,
  },
  {
    name: 'WorkOS Widgets',
    package: '@workos-inc/widgets',
    version: '1.18.0',
    code: 'workos.tsx',
    peers: ['@radix-ui/themes@3', 'swr@2', '@tanstack/react-query@5'],
    refresh: [
      `import { UsersManagement } from '@workos-inc/widgets';
export const it = <UsersManagement authToken={async () => ''} />;`,
      'async function',
    ],
    brand: `import { WorkOsWidgets } from '@workos-inc/widgets';\nexport const it = <WorkOsWidgets theme={{ accentColor: '#ff5a36' }}>x</WorkOsWidgets>;`,
  },
  {
    name: 'Clerk',
    package: '@clerk/react',
    version: '6.18.0',
    code: 'clerk.tsx',
    peers: [],
    refresh: [
      `import { ClerkProvider } from '@clerk/react';\nexport const it = <ClerkProvider publishableKey="">x</ClerkProvider>;`,
      'automatic: Clerk handles sign-in',
    ],
    brand: `import { ClerkProvider } from '@clerk/react';
export const it = <ClerkProvider publishableKey="" appearance={{ variables: { colorPrimary: '#ff5a36' } }}>x</ClerkProvider>;`,
  },
  {
    name: 'Cal.com Atoms',
    package: '@calcom/atoms',
    version: '2.11.0',
    code: 'cal.tsx',
    peers: ['@stripe/react-stripe-js@2', '@stripe/stripe-js@4'],
    refresh: [
      `import { CalProvider } from '@calcom/atoms';
export const it = <CalProvider clientId="" options={{ apiUrl: '', refreshUrl: '/api/refresh' }}>x</CalProvider>;`,
      'a route with a fixed shape',
    ],
    brand: `import { CalProvider } from '@calcom/atoms';\nexport const it = <CalProvider clientId="" options={{ apiUrl: '' }} accentColor="#ff5a36">x</CalProvider>;`,
  },
];

/** Prints the table of “How it compares”. An argument names a folder where an earlier run has installed all. */
const folder = process.argv[2] ?? install();
const rows: string[][] = [];
for (const product of products) rows.push(await measure(product));
const titles = ['', 'Lines', 'KiB: JS', 'KiB: CSS', 'Type errors', 'Token refresh', 'Any brand color', 'Mocks'];
console.log(`\nMeasured on ${new Date().toISOString().slice(0, 10)} in ${folder}\n`);
for (const row of [titles, titles.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);

function install(): string {
  const place = mkdtempSync(join(tmpdir(), 'chatdeck-compare-'));
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', place], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const others = products.slice(1).map((each) => `${each.package}@${each.version}`);
  const wanted = [join(place, tarball), ...others, ...products.flatMap(({ peers }) => peers)];
  const common = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--force', ...wanted, ...common], {
    cwd: place,
    stdio: 'inherit',
  });
  return place;
}

async function measure(product: Product): Promise<string[]> {
  copyFileSync(join(bench, 'compare', product.code), join(folder, product.code));
  const lines = readFileSync(join(folder, product.code), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  const { scripts, styles } = await weigh(product);
  const [refresh, meaning] = product.refresh;
  const manifest = JSON.parse(readFileSync(join(folder, 'node_modules', product.package, 'package.json'), 'utf8')) as {
    version: string;
    exports: object;
  };
  const hasMocks = Object.keys(manifest.exports).some((entry) => /test|mock/.test(entry));
  return [
    `${product.name} ${manifest.version}`,
    String(lines),
    scripts.toFixed(0),
    styles.toFixed(0),
    (['Bundler', 'NodeNext'] as const)
      .map((kind) => String(faults(`import * as all from '${product.package}';\nvoid all;`, kind).length))
      .join(' and '),
    faults(refresh, 'Bundler', true).length === 0 ? meaning : 'no',
    faults(product.brand, 'Bundler', true).length === 0 ? 'yes' : 'no',
    hasMocks ? 'yes' : 'no',
  ];
}

async function weigh({ code }: Product): Promise<{ scripts: number; styles: number }> {
  const { outputFiles, metafile } = await bundle(`export * from './${code}';`, folder, {
    external: react,
    jsx: 'automatic',
    loader: { '.ttf': 'empty', '.woff': 'empty', '.woff2': 'empty', '.svg': 'empty', '.png': 'empty' },
  });
  const first = loadedFirst(metafile);
  let [scripts, styles] = [0, 0];
  for (const { path, contents } of outputFiles) {
    if (path.endsWith('.css')) styles += kib(contents);
    else if ([...first].some((name) => path.endsWith(name))) scripts += kib(contents);
  }
  return { scripts, styles };
}

/** What a strict project has against some code; with `skips`, in that code alone. */
function faults(code: string, kind: 'Bundler' | 'NodeNext', skips = false): readonly ts.Diagnostic[] {
  const file = join(folder, 'probe.tsx');
  writeFileSync(file, code);
  const program = ts.createProgram([file], {
    module: kind === 'NodeNext' ? ts.ModuleKind.NodeNext : ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind[kind],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: skips,
    types: [],
    noEmit: true,
  });
  return ts.getPreEmitDiagnostics(program);
}
