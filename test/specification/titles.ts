import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesIn } from '../structure/imports';

/** The files that contain each test title: of `it`, `test`, `describe`, and conformance rules, or `<file>: <export>` of a story. */
export function titlesOf(...folders: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of folders.flatMap(filesIn)) {
    for (const title of new Set(titlesIn(file, readFileSync(file, 'utf8')))) {
      found.set(title, [...(found.get(title) ?? []), file]);
    }
  }
  return found;
}

export function titlesIn(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText(source).slice(1, -1));
    } else if (ts.isVariableDeclaration(node) && node.initializer && isStory(node.initializer)) {
      titles.push(`${file.replace(/\.stories\.tsx$/, '')}: ${node.name.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `it`, `test.describe`, a conformance `rule`, `test.each(rows)` and the like, unless it is skipped. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text !== 'skip' && isTest(callee.expression);
  return ts.isIdentifier(callee) && ['it', 'test', 'describe', 'rule'].includes(callee.text);
}

function isStory(value: ts.Expression): boolean {
  return (
    ts.isCallExpression(value) &&
    ts.isPropertyAccessExpression(value.expression) &&
    ['story', 'extend'].includes(value.expression.name.text)
  );
}
