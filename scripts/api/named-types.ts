import ts from 'typescript';
import { original, type Sources } from './sources.ts';
import { literalsOf } from './type-text.ts';

export interface NamedType {
  name: string;
  /** With its comments. */
  code: string;
}

/** Our types that props name, and the types those name in turn, as far as a reader follows. */
export function typesNamedBy(sources: Sources, props: ts.Symbol[]): NamedType[] {
  const { checker, isOurs } = sources;
  const found = new Set<ts.Symbol>();
  const visit = (node: ts.Node, depth: number) => {
    if (literalsOf(node, checker) !== undefined) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const symbol = checker.getSymbolAtLocation(name);
      if (symbol) add(original(symbol, checker), depth);
    }
    ts.forEachChild(node, (child) => visit(child, depth));
  };
  const add = (symbol: ts.Symbol, depth: number) => {
    const declarations = (symbol.declarations ?? []).filter(isType);
    if (depth === 0 || found.has(symbol) || !declarations.some(isOurs)) return;
    found.add(symbol);
    for (const declaration of declarations) visit(declaration, depth - 1);
  };
  for (const prop of props) for (const declaration of prop.declarations ?? []) visit(declaration, 2);
  return [...found].map((symbol) => ({ name: symbol.name, code: codeOf(symbol, checker) }));
}

function isType(node: ts.Declaration): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function codeOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return (symbol.declarations ?? [])
    .filter(isType)
    .map((node) => spelledOut(node, checker).replace(/^export /m, ''))
    .join('\n');
}

function spelledOut(declaration: ts.Node, checker: ts.TypeChecker): string {
  let code = declaration.getFullText().trim();
  const visit = (node: ts.Node) => {
    const literals = literalsOf(node, checker);
    if (literals === undefined) ts.forEachChild(node, visit);
    else code = code.replace(node.getText(), literals);
  };
  visit(declaration);
  return code;
}
