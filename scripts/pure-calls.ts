import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

/**
 * Marks every call that initializes a module's constant as free of side effects (`z.object(…)`, `createContext(…)`):
 * only then can a bundler drop an unused constant and what it is made of.
 */
export function pureCalls(): Plugin {
  return {
    name: 'pure-calls',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => ({
        contents: markPureCalls(path, await readFile(path, 'utf8')),
        loader: 'jsx',
      }));
    },
  };
}

/** The module as JavaScript, JSX still in it, ending in a source map that leads back to the text given. */
export function markPureCalls(path: string, text: string): string {
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      verbatimModuleSyntax: true,
      inlineSourceMap: true,
      inlineSources: true,
    },
    transformers: { after: [(context) => (source) => ts.visitEachChild(source, constants(context), context)] },
  });
  return outputText;
}

function constants(context: ts.TransformationContext): ts.Visitor {
  const mark = (node: ts.Node): ts.Node => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return node;
    const marked = ts.visitEachChild(node, mark, context);
    if (ts.isVariableDeclaration(marked) && marked.initializer && readsProperties(marked.initializer)) {
      return withInitializer(marked, pure(computed(marked.initializer)));
    }
    if (isChain(marked)) return pure(computed(marked));
    return ts.isCallExpression(marked) || ts.isNewExpression(marked) ? pure(marked) : marked;
  };
  return (statement) => (ts.isVariableStatement(statement) ? mark(statement) : statement);
}

function pure<Node extends ts.Node>(node: Node): Node {
  return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, ' @__PURE__ ');
}

/** Bundlers take reading a property, as a spread does, for something that may run a getter. */
function readsProperties(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false;
  if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) return true;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return [node.expression.expression, ...node.arguments].some(readsProperties);
  }
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return true;
  return ts.forEachChild(node, readsProperties) ?? false;
}

/** `a().b()`: a mark before it would be the first call's alone. */
function isChain(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return ts.isCallExpression(node.expression.expression);
}

/** `(() => value)()` */
function computed(value: ts.Expression): ts.Expression {
  const { factory } = ts;
  const body = factory.createParenthesizedExpression(value);
  const arrow = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, body);
  return factory.createCallExpression(factory.createParenthesizedExpression(arrow), undefined, []);
}

function withInitializer(node: ts.VariableDeclaration, initializer: ts.Expression): ts.VariableDeclaration {
  return ts.factory.updateVariableDeclaration(node, node.name, node.exclamationToken, node.type, initializer);
}
