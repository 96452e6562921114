import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Ways to say where a browser goes, or what it loads or runs, that the rule below cannot follow, and why they are safe. */
const known: Record<string, string> = {
  'src/ui/base/link.tsx: href={href}': "the host's own address of one of our routes",
  'src/screens/support/support.tsx: href={href}': 'made by mailLink',
  'src/hooks/shared/browser.ts: globalThis.location.assign(url)':
    "called with what paymentAddress allowed, or slackAuthorizeUrl made of the host's own settings",
  "src/elements/element-class.ts: this.setAttribute(attribute, isSwitch ? '' : Array.isArray(value) ? value.join(' ') : String(value))":
    'one of our own attributes, of which none is an address',
  'src/elements/frame/link.ts: frame.src = `${origin}/embed#${path}`': "a page of the host's own server",
  'src/elements/runtime/element-root.tsx: location.assign(href)': "the host's own address of one of our routes",
  'src/screens/reports/history/chat.tsx: href={slack}': 'a safe link, made by historyRows',
  'src/cli/main.ts: process.stderr.write(`${text}\\n`)': 'text for a terminal',
  'src/cli/main.ts: process.stdout.write(`${text}\\n`)': 'text for a terminal',
  'src/ui/charts/svg-text.ts: ground.setAttribute(name, value)': 'a color of our own stylesheet',
  'src/ui/charts/svg-text.ts: part.setAttribute(name, style.getPropertyValue(name))':
    'what the browser computed for one of ten style properties, of which none is an address',
  'src/ui/charts/tree-diagram-parts.tsx: data={{ source, target }}': 'two points of a line, not an address',
  'src/hooks/shared/browser.ts: anchor.href = address': 'the address of a file that we have just made',
  "src/hooks/shared/browser.ts: globalThis.open(url, '_blank')": 'what its callers have checked, as for the assignment',
};

const guards = /^(safeHref|safeWebAddress|paymentAddress|contactFrameUrl|mailLink|developerMail)$/;
const addressAttributes =
  /^(href|src|srcSet|srcDoc|action|formAction|poster|data|xlinkHref|ping|background|dangerouslySetInnerHTML)$/;
const addressProperties = /^(href|src|srcset|srcdoc|action|formAction|innerHTML|outerHTML|location)$/;
const calls = [
  /(^|\.)location\.(assign|replace)$/,
  /^((window|globalThis|self|parent|top)\.)?(open|eval|Function)$/,
  /\.(write|writeln|insertAdjacentHTML|setHTMLUnsafe|parseFromString|parseHTMLUnsafe|createContextualFragment)$/,
  /\.setAttribute(NS)?$/,
];

const files = globSync('{src,examples/dashboard/src}/**/*.{ts,tsx}');
const found = files.sort().flatMap((file) => sinksOf(file, readFileSync(file, 'utf8')));

it('everything that leads a browser somewhere asks the rule of addresses, or is known to be safe', () => {
  expect(
    found
      .filter(({ isGuarded }) => !isGuarded)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(Object.keys(known).sort());
  expect(found.filter(({ isGuarded }) => isGuarded).length).toBeGreaterThan(8);
});

it.each([
  ['<a href={url} />', false],
  ['<a href={safeHref(url)} />', true],
  ['<a href={url && safeHref(url)} />', false],
  ['<img src={`https://x.test/${name}`} />', false],
  ['<a href={`#${id}`} />', true],
  ['<form action={url} />', false],
  ['<p dangerouslySetInnerHTML={html} />', false],
  ['element.innerHTML = text', false],
  ["location.href = 'https://evil.test' + x", false],
  ['window.open(url)', false],
  ['location.replace(`#${route}`)', true],
  ['location.replace(url)', false],
  ["link.setAttribute('href', url)", false],
  ["link.setAttribute('onclick', text)", false],
  ['link.setAttribute(name, text)', false],
  ["new Function('return 1')", false],
  ['const ok = no ? undefined : safeHref(url); const b = <a href={ok} />', true],
  ['const no = yes ? url : safeHref(url); const b = <a href={no} />', false],
  ['const url = safeHref(a); const go = (url: string) => location.assign(url)', false],
])('reads %s', (code, isGuarded) => {
  expect(sinksOf('a.tsx', code).map((sink) => sink.isGuarded)).toEqual([isGuarded]);
});

interface Sink {
  text: string;
  isGuarded: boolean;
}

function sinksOf(file: string, code: string): Sink[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const ownParts = ownPartsOf(source);
  const sinks: Sink[] = [];
  const add = (node: ts.Node, value: ts.Node | undefined) =>
    sinks.push({ text: `${file}: ${node.getText()}`, isGuarded: value !== undefined && isSafe(value) });

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (ts.isJsxAttribute(node) && addressAttributes.test(node.name.getText())) {
      const tag = node.parent.parent.tagName.getText();
      const isOther = node.name.getText() === 'action' ? tag === 'form' : !ownParts.has(tag);
      if (isOther) add(node, node.initializer);
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left, right } = node;
      const name = ts.isPropertyAccessExpression(left) ? left.name.text : left.getText();
      if (addressProperties.test(name) && (ts.isPropertyAccessExpression(left) || name === 'location'))
        add(node, right);
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const called = node.expression.getText();
      const [first] = node.arguments ?? [];
      const isPlain = called.endsWith('.setAttribute') && first !== undefined && isPlainName(first);
      if (isPlain || ownParts.has(called) || !calls.some((call) => call.test(called))) return;
      add(node, /location\.\w+$/.test(called) ? first : undefined);
    }
  };
  visit(source);
  return sinks;
}

/** Components and functions that are our own: what they do with an address is read where they are. */
function ownPartsOf(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const isDeclared = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isParameter(node);
    if (isDeclared && node.name) names.add(node.name.getText());
    if (ts.isBindingElement(node) && node.propertyName === undefined) names.add(node.name.getText());
    if (!ts.isImportDeclaration(node) || !node.moduleSpecifier.getText().startsWith("'.")) return;
    if (node.moduleSpecifier.getText().endsWith("/radix'")) return;
    node.importClause?.namedBindings?.forEachChild((name) => void names.add(name.getText()));
  };
  visit(source);
  return names;
}

function isPlainName(name: ts.Node): boolean {
  return ts.isStringLiteralLike(name) && !addressAttributes.test(name.text) && !name.text.startsWith('on');
}

/** A literal, one of our own pages, or the result of a guard. */
function isSafe(value: ts.Node): boolean {
  if (ts.isJsxExpression(value)) return value.expression !== undefined && isSafe(value.expression);
  if (ts.isStringLiteralLike(value)) return true;
  if (ts.isTemplateExpression(value)) return value.head.text.startsWith('#');
  if (ts.isCallExpression(value)) return guards.test(value.expression.getText());
  if (ts.isConditionalExpression(value)) return isSafe(value.whenTrue) && isSafe(value.whenFalse);
  if (!ts.isIdentifier(value)) return false;
  if (value.text === 'undefined') return true;
  const made = declarationOf(value.text, value)?.initializer;
  return made !== undefined && isSafe(made);
}

/** The constant of a name, unless something else of that name is nearer. */
function declarationOf(name: string, from: ts.Node): ts.VariableDeclaration | undefined {
  for (let place: ts.Node = from.parent; ; place = place.parent) {
    const own: ts.Node[] = [];
    const visit = (node: ts.Node): void => {
      const isNamed =
        (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) && node.name;
      if (isNamed && isNamed.getText() === name) own.push(node);
      if (node === place || !ts.isFunctionLike(node)) ts.forEachChild(node, visit);
    };
    if (ts.isFunctionLike(place) || ts.isSourceFile(place)) visit(place);
    const [first] = own;
    if (first) return own.length === 1 && ts.isVariableDeclaration(first) ? first : undefined;
    if (ts.isSourceFile(place)) return undefined;
  }
}
