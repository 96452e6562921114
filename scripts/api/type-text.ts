import ts from 'typescript';

/** What is worked out from another type, such as the variants of a part, as the words that it comes to. */
export function literalsOf(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (!ts.isTypeReferenceNode(node) || !node.typeArguments) return undefined;
  const type = checker.getTypeFromTypeNode(node);
  const types = type.isUnion() ? type.types : [type];
  return types.every((each) => each.isStringLiteral()) ? types.map(({ value }) => `'${value}'`).join(' | ') : undefined;
}

/** The type of a prop as a person wrote it, without what its question mark says already. */
export function typeTextOf(prop: ts.Symbol, checker: ts.TypeChecker): string {
  const [declaration] = prop.declarations ?? [];
  const written = declaration && writtenOf(declaration, checker);
  const text = written ?? checker.typeToString(checker.getTypeOfSymbol(prop));
  return text
    .replace(/\s+/g, ' ')
    .replace('(this: void, ', '(')
    .replace('(this: void)', '()')
    .replace(/^\((\(.*\) => [^()]*)\)$/, '$1');
}

function writtenOf(declaration: ts.Declaration, checker: ts.TypeChecker): string | undefined {
  if (ts.isPropertySignature(declaration)) {
    const { type } = declaration;
    const members = type && ts.isUnionTypeNode(type) ? type.types : type ? [type] : [];
    const given = members.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
    return given.map((member) => literalsOf(member, checker) ?? member.getText()).join(' | ') || undefined;
  }
  if (!ts.isMethodSignature(declaration)) return undefined;
  const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
  return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`;
}
