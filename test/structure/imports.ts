import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** The importing file, from the root of the repository. */
  from: string;
  /** As written, or from the root of the repository where it was written as a relative path. */
  to: string;
}

export type ImportKind = 'all' | 'values';

/** Every import in the files of a folder: static and dynamic, of values and, unless left out, of types. */
export function importsIn(folder: string, of: ImportKind = 'all'): Import[] {
  return filesIn(folder).flatMap((file) => importsOf(file, readFileSync(file, 'utf8'), of));
}

export function filesIn(folder: string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**', '**/dist/**'] });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}

export function importsOf(from: string, text: string, of: ImportKind = 'all'): Import[] {
  const kind = from.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, false, kind);
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    const specifier = of === 'values' && isTypeOnly(node) ? undefined : specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ from, to: resolve(from, specifier.text) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** How often a file calls a function, or renders a component, by its name: `cva`, `DOMPurify.sanitize`, `<form`. */
export function callsOf(name: string, file: string, text: string): number {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  let count = 0;
  const visit = (node: ts.Node) => {
    if (usedIn(node, source) === name) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

function usedIn(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isCallExpression(node)) return node.expression.getText(source);
  const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  return isElement ? `<${node.tagName.getText(source)}` : undefined;
}

/** The imports between the files of these folders, each by the name of the file it leads to. */
export function importsBetween(imports: readonly Import[], files: ReadonlySet<string>): Import[] {
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return imports.flatMap(({ from, to }) => {
    const file = endings.map((ending) => to + ending).find((name) => files.has(name));
    return file === undefined || file === from ? [] : [{ from, to: file }];
  });
}

/** Groups of files or folders that import each other, on whatever detour, each sorted by name. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const found: string[][] = [];
  const places = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  // Tarjan's strongly connected components.
  const visit = (name: string) => {
    const place = { index: places.size, low: places.size, isOpen: true };
    places.set(name, place);
    open.push(name);
    for (const target of targets.get(name) ?? []) {
      const known = places.get(target);
      if (known?.isOpen !== false) place.low = Math.min(place.low, known?.index ?? visit(target));
    }
    if (place.low === place.index) {
      const group = open.splice(open.indexOf(name));
      for (const member of group) (places.get(member) ?? place).isOpen = false;
      if (group.length > 1) found.push(group.sort());
    }
    return place.low;
  };
  for (const name of targets.keys()) if (!places.has(name)) visit(name);
  return found;
}

/** `@radix-ui/themes` of `@radix-ui/themes/components/button`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (!ts.isCallExpression(node)) return undefined;
  const isDynamic = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
  return isDynamic || isRequire ? node.arguments[0] : undefined;
}

/** Whether nothing of an import is left once types are erased. */
function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { phaseModifier, name, namedBindings } = node.importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((each) => each.isTypeOnly)
  );
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier;
}
