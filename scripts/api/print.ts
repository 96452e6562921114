import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { printCalls } from './calls.ts';

const printer = ts.createPrinter({ removeComments: true });

/** The public surface of each entry of the built package at `root`, and what its hooks call, as Markdown by file. */
export async function printApi(root: string): Promise<Record<string, string>> {
  const files = globSync('dist/**/index.d.ts', { cwd: root }).sort();
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    { module: ts.ModuleKind.Preserve, strict: true, types: [], skipLibCheck: true, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const isOurs = (node: ts.Node) => !relative(join(root, 'dist'), node.getSourceFile().fileName).startsWith('..');

  const exportsOf = (file: string): Map<string, ts.Symbol> => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    const named = module ? checker.getExportsOfModule(module) : [];
    return new Map(named.map((symbol) => [symbol.name, original(symbol, checker)]));
  };
  const published = new Set(files.flatMap((file) => [...exportsOf(file).values()]));

  const config = await resolveConfig('CHANGELOG.md', { editorconfig: false });
  const printed: Record<string, string> = {};
  for (const file of files) {
    const entry = file.replaceAll('\\', '/').replace(/^dist\/|\/?index\.d\.ts$/g, '');
    const named = exportsOf(file);
    const hidden = referred([...named.values()], checker, (symbol) => {
      return !published.has(symbol) && (symbol.declarations ?? []).some(isOurs);
    });
    const text = [
      `# chatdeck${entry ? `/${entry}` : ''}`,
      block([...named].map(([name, symbol]) => declarationOf(name, symbol))),
      ...(hidden.length ? ['## Named in these, but not exported'] : []),
      ...(hidden.length ? [block(hidden.map((symbol) => declarationOf(symbol.name, symbol)))] : []),
    ].join('\n\n');
    printed[`${entry || 'index'}.md`] = await format(text, { ...config, parser: 'markdown' });
  }
  printed['calls.md'] = await format(await printCalls(), { ...config, parser: 'markdown' });
  return printed;
}

function original(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** What the declarations of symbols name, and what that names, as far as it is wanted. */
function referred(symbols: ts.Symbol[], checker: ts.TypeChecker, isWanted: (symbol: ts.Symbol) => boolean) {
  const found = new Set<ts.Symbol>();
  const visit = (node: ts.Node) => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const named = symbol && original(symbol, checker);
    const isTopLevel = named?.declarations?.some(
      (declaration) => !ts.isSourceFile(declaration) && ts.isSourceFile(statementOf(declaration).parent),
    );
    if (named && isTopLevel && !found.has(named) && isWanted(named)) {
      found.add(named);
      for (const declaration of named.declarations ?? []) visit(declaration);
    }
    ts.forEachChild(node, visit);
  };
  for (const symbol of symbols) for (const declaration of symbol.declarations ?? []) visit(declaration);
  return [...found];
}

function declarationOf(name: string, symbol: ts.Symbol): string {
  const declarations = [...new Set((symbol.declarations ?? []).map(statementOf))];
  const text = declarations
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
    .map((code) => code.replace(/^(export )?(declare )?/, ''))
    .map(withSortedLiterals)
    .join('\n');
  return symbol.name === name ? text : `${text}\nexport { ${symbol.name} as ${name} };`;
}

/** The compiler writes the members of an inferred union in another order each time. */
function withSortedLiterals(code: string): string {
  return code.replace(/(?:"[^"]*"|-?\b\d+\b)(?: \| (?:"[^"]*"|-?\b\d+\b))+/g, (union) =>
    union.split(' | ').sort().join(' | '),
  );
}

/** `const a: string` of its `a: string`; a member stays what it is. */
function statementOf(node: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

function block(declarations: string[]): string {
  return `\`\`\`ts\n${declarations.sort().join('\n\n')}\n\`\`\``;
}
