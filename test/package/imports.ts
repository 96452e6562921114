import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** The importing file, from the root of the repository. */
  from: string;
  /** As written, or from the root of the repository where it was written as a relative path. */
  to: string;
}

/** Every import in the files of a folder: static and dynamic, of values and of types. */
export function importsIn(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**', '**/dist/**'] });
  return files.sort().flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
}

export function importsOf(from: string, text: string): Import[] {
  const kind = from.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, false, kind);
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ from, to: resolve(from, specifier.text) });
    ts.forEachChild(node, visit);
  };
  visit(source);
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

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier;
}
