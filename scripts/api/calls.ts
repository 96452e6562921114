import { globSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import ts from 'typescript';

/** One question that a hook asks the server. */
export interface Call {
  /** `users.current`, of the client. */
  call: string;
  /** `GET /users/current`. */
  endpoint: string;
}

/** What each hook asks the server for: read from the code that a host of this hook alone loads. */
export async function readCalls(): Promise<Map<string, Call[]>> {
  const endpoints = readEndpoints();
  const found = new Map<string, Call[]>();
  for (const hook of hookNames()) {
    const code = await bundled(hook);
    const calls = [...endpoints].filter(([call]) =>
      new RegExp(`\\bclient\\d*\\.${call.replace('.', '\\.')}\\b`).test(code),
    );
    if (calls.length > 0)
      found.set(
        hook,
        calls.map(([call, endpoint]) => ({ call, endpoint })),
      );
  }
  return found;
}

/** The same as a table in Markdown. */
export async function printCalls(): Promise<string> {
  const rows = [...(await readCalls())].flatMap(([hook, calls]) =>
    calls.map(({ call, endpoint }, row) => cells(row ? '' : hook, call, endpoint)),
  );
  return ['| Hook | Asks through the client | At the server |', '| --- | --- | --- |', ...rows].join('\n');
}

function cells(hook: string, call: string, endpoint: string): string {
  return `| ${hook && `\`${hook}\``} | \`client.${call}\` | \`${endpoint}\` |`;
}

function hookNames(): string[] {
  const source = readFileSync('src/hooks/index.ts', 'utf8');
  return [...source.matchAll(/\buse[A-Z]\w*/g)].map(([name]) => name).sort();
}

async function bundled(hook: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${hook} } from './src/hooks/index';`, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    write: false,
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** `users.current` and `GET /users/current`, from what each property of a resource says of itself. */
function readEndpoints(): Map<string, string> {
  const resources = resourcesOf(parse('src/client/create-client.ts'));
  const endpoints = new Map<string, string>();
  for (const file of globSync('src/client/*.ts').sort()) {
    const source = parse(file);
    const visit = (node: ts.Node, resource: string | undefined) => {
      const name = ts.isFunctionDeclaration(node) ? resources.get(node.name?.text ?? '') : resource;
      if (name && ts.isPropertyAssignment(node)) {
        const endpoint = /\b(GET|POST|PUT|DELETE|HEAD) \/[\w/{}.-]+/.exec(commentOf(node));
        if (endpoint) endpoints.set(`${name}.${node.name.getText()}`, endpoint[0].replace(/\.$/, ''));
      }
      ts.forEachChild(node, (child) => visit(child, name));
    };
    visit(source, undefined);
  }
  return endpoints;
}

/** The name of each resource by the function that makes it. */
function resourcesOf(source: ts.SourceFile): Map<string, string> {
  const made = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isCallExpression(node.initializer)) {
      made.set(node.initializer.expression.getText(), node.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return made;
}

function commentOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((comment) => comment.getText())
    .join(' ');
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}
