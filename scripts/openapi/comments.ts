import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Doc comments of the contract, which become its descriptions. */
export interface Comments {
  /** Of each call, by its name. */
  calls: Record<string, string>;
  /** Of the fields of each constant that has some, by the constant’s name. */
  fields: Record<string, Record<string, string>>;
}

export function readComments(files = 'src/model/{calls,entities}/*.ts'): Comments {
  const comments: Comments = { calls: {}, fields: {} };
  for (const file of globSync(files).sort()) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    visit(source, undefined, comments);
  }
  return comments;
}

function visit(node: ts.Node, constant: string | undefined, comments: Comments): void {
  const owner = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? node.name.text : constant;
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && owner !== undefined) {
    const text = commentOf(node);
    const name = callNameOf(node.initializer);
    if (text !== undefined && name !== undefined) comments.calls[name] = withoutProblems(text);
    else if (text !== undefined) (comments.fields[owner] ??= {})[node.name.text] = text;
  }
  ts.forEachChild(node, (child) => visit(child, owner, comments));
}

/** Without the sentences on what the client does: when it calls, and what it makes of a rejection. */
function withoutProblems(text: string): string {
  const sentences = text.split(/(?<=\.)\s/);
  const isOfClient = (sentence: string) =>
    /`(invalid|unauthorized|notFound|rateLimited)`/.test(sentence) ||
    /^(Never retried|Not requested|Takes the)/.test(sentence);
  return sentences.filter((sentence) => !isOfClient(sentence)).join(' ');
}

function commentOf(node: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment && ts.getTextOfJSDocComment(comment.comment)?.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text?.replaceAll(/(?<=[a-z])'(?=[a-z]\b)|(?<=s)'(?=\s)/gi, '’');
}

/** The name in `defineCall({ name: '…' })`. */
function callNameOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineCall') return undefined;
  const [definition] = node.arguments;
  if (!definition || !ts.isObjectLiteralExpression(definition)) return undefined;
  for (const property of definition.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'name') {
      return ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
    }
  }
  return undefined;
}
