import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { printCalls } from './calls.ts';

const printer = ts.createPrinter({ removeComments: true });

interface Printing {
  checker: ts.TypeChecker;
  inferred: Map<string, { schema: string; text: string }>;
}

/** The public surface of each entry of the built package at `root`, and what its hooks call, as text by file. */
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

  const printing = { checker, inferred: inferredTypes(published, checker) };

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
      block([...named].map(([name, symbol]) => declarationOf(name, symbol, printing))),
      ...(hidden.length ? ['## Named in these, but not exported'] : []),
      ...(hidden.length ? [block(hidden.map((symbol) => declarationOf(symbol.name, symbol, printing)))] : []),
    ].join('\n\n');
    printed[`${entry || 'index'}.md`] = await format(text, { ...config, parser: 'markdown' });
  }
  printed['openapi.json'] = await format(readFileSync(join(root, 'dist/openapi.json'), 'utf8'), {
    ...config,
    parser: 'json',
  });
  printed['widget-file.schema.json'] = await format(readFileSync(join(root, 'dist/widget-file.schema.json'), 'utf8'), {
    ...config,
    parser: 'json',
  });
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

function declarationOf(name: string, symbol: ts.Symbol, printing: Printing): string {
  const short = shortFormOf(name, symbol, printing);
  if (short !== undefined) return withSortedLiterals(short);
  const declarations = [...new Set((symbol.declarations ?? []).map(statementOf))];
  const text = declarations
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
    .map((code) => code.replace(/^(export )?(declare )?/, ''))
    .map(withSortedLiterals)
    .join('\n');
  return symbol.name === name ? text : `${text}\nexport { ${symbol.name} as ${name} };`;
}

/** A type that is inferred from a schema as people would write it, a schema by that type, and calls by their paths. */
function shortFormOf(name: string, symbol: ts.Symbol, { checker, inferred }: Printing): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  if (ts.isTypeAliasDeclaration(declaration)) {
    const text = inferred.get(symbol.name)?.text;
    return text && `type ${name} = ${withNames(text, inferred, symbol.name)};`;
  }
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  if (name.endsWith('Calls')) {
    const calls = type.getProperties().map((call) => `${call.name}: ${callText(call)}`);
    return `const ${name}: { ${calls.sort().join('; ')} };`;
  }
  if (!declaration.type?.getText().startsWith('z.ZodMini')) return undefined;
  const own = [...inferred].find(([, { schema }]) => schema === symbol.name)?.[0];
  return `const ${name}: z.ZodMiniType<${own ?? withNames(outputText(type, declaration, checker), inferred)}>;`;
}

/** With its path alone: what goes in and out is named by the schemas. */
function callText({ valueDeclaration }: ts.Symbol): string {
  const type = valueDeclaration && ts.isPropertySignature(valueDeclaration) ? valueDeclaration.type : undefined;
  const path = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[0]?.getText() : undefined;
  return path ? `ClientCall<${path}>` : 'ClientCall';
}

function outputText(schema: ts.Type, place: ts.Node, checker: ts.TypeChecker): string {
  const internals = schema.getProperty('_zod');
  const output = internals && checker.getTypeOfSymbolAtLocation(internals, place).getProperty('output');
  return output ? plainText(checker.getTypeOfSymbolAtLocation(output, place), checker) : 'unknown';
}

function plainText(type: ts.Type, checker: ts.TypeChecker): string {
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
}

/** Names that stand for longer texts. */
const WORTH_NAMING = 60;

/** A text with the named types in it by their names. */
function withNames(text: string, inferred: Printing['inferred'], own?: string): string {
  const named = [...inferred].filter(([name, type]) => name !== own && type.text.length >= WORTH_NAMING);
  return named
    .toSorted(([, a], [, b]) => b.text.length - a.text.length)
    .reduce((result, [name, type]) => result.replaceAll(type.text, name), text);
}

/** Types that are inferred from a schema, by their names. */
function inferredTypes(symbols: Iterable<ts.Symbol>, checker: ts.TypeChecker): Printing['inferred'] {
  const inferred: Printing['inferred'] = new Map();
  for (const symbol of symbols) {
    const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const schema = /^z\.(?:infer|input|output)<typeof (\w+)>$/.exec(declaration?.type.getText() ?? '')?.[1];
    if (!declaration || !schema) continue;
    inferred.set(symbol.name, { schema, text: plainText(checker.getTypeAtLocation(declaration.type), checker) });
  }
  return inferred;
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
