import ts from 'typescript';

const anything = /^/;

/** The names that variants of our parts have, and what each may be where that is one set for all parts. */
const vocabulary: Record<string, RegExp> = {
  tone: /^(plain|info|success|warning|danger)$/,
  size: /^[1-9]$/,
  /** As Radix Themes names them. */
  weight: /^(light|regular|medium|bold)$/,
  variant: /^(solid|soft|surface|outline|ghost)$/,
  appearance: /^(light|dark)$/,
  side: /^(start|end)$/,
  state: anything,
  density: anything,
  layout: anything,
  width: anything,
  align: anything,
};

/** Variants that a file gives another name than the other parts do, or a value that theirs do not have, one line each. */
export function unknownVariants(file: string, text: string): string[] {
  if (!text.includes('variants')) return [];
  const found: string[] = [];
  const read = (variants: ts.ObjectLiteralExpression) => {
    for (const { name, initializer } of variants.properties.filter(ts.isPropertyAssignment)) {
      const variant = textOf(name);
      const allowed = vocabulary[variant];
      const values = ts.isObjectLiteralExpression(initializer)
        ? initializer.properties.map((each) => textOf(each.name))
        : [];
      if (!allowed) found.push(`${file}: ${variant}`);
      else found.push(...values.filter((value) => !allowed.test(value)).map((value) => `${file}: ${variant} ${value}`));
    }
  };
  const visit = (node: ts.Node) => {
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const { initializer } = isNamed ? node : {};
    if (isNamed && textOf(node.name) === 'variants' && initializer && ts.isObjectLiteralExpression(initializer)) {
      read(initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function textOf(name: ts.Node | undefined): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}

/** Props and named types of a look whose values are written down, and not those of a variant, one line each. */
export function handWrittenVariants(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isProp = ts.isPropertySignature(node) && /^(tone|size|state|variant|weight|layout)$/.test(textOf(node.name));
    const isType = ts.isTypeAliasDeclaration(node) && /\w(Tone|Size|State|Variant)$/.test(textOf(node.name));
    if ((isProp || isType) && isListed(node.type)) found.push(`${file}: ${textOf(node.name)}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function isListed(type: ts.TypeNode | undefined): boolean {
  if (!type) return false;
  if (ts.isUnionTypeNode(type)) return type.types.some(isListed);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);
}
