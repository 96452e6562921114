import { globSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import ts from 'typescript';
import { defaultGray } from '../../src/model/brand/stylesheet.ts';

/** What of Radix Themes can occur in a page, as far as our source and the parts of Radix Themes in use tell. */
export interface Usage {
  /** Class names written out in our source. */
  classes: Set<string>;
  /** Class names that the parts of Radix Themes in use may give. */
  radixClasses: Set<string>;
  /** The prop behind a class: `rt-r-size` comes from `size`. */
  propOfClass: Map<string, string>;
  /** What each prop may be, here and in Radix Themes itself. */
  values: Map<string, Set<string>>;
  /** Words that may name an element. */
  elements: Set<string>;
  /** Custom properties that our source reads or sets. */
  customProperties: Set<string>;
}

const sources = 'src/{ui,screens,settings}/**/*.{ts,tsx}';
/** Screens and settings have Radix Themes through these only. */
const parts = 'src/ui/**/*.{ts,tsx}';

/** Given to a part as attributes only: objects with such names are measures and options of the browser. */
const places = new Set([
  'top',
  'right',
  'bottom',
  'left',
  'inset',
  'position',
  'gap',
  'width',
  'height',
  'align',
  'display',
]);

export async function readUsage(): Promise<Usage> {
  const own = globSync(sources).map((file) => parse(file, readFileSync(file, 'utf8')));
  const radix = parse('radix.js', await radixInUse());
  const ownTexts = own.map((file) => file.text).join('\n');
  const ownLiterals = new Set(own.flatMap((file) => literalsIn(file)));

  const values = new Map<string, Set<string>>();
  const add = (prop: string, found: Iterable<string>) =>
    values.set(prop, new Set([...(values.get(prop) ?? []), ...found]));
  for (const file of own) {
    visitProps(file, (prop, value, isAttribute) => {
      if (!isAttribute && places.has(prop)) return;
      const literals = value ? literalsIn(value) : ['true'];
      // A passed-on value may be any of our words.
      add(prop, value && !isLiteral(value) ? [...ownLiterals, ...literals] : literals);
    });
  }

  add('grayColor', [defaultGray]);

  const propOfClass = new Map<string, string>();
  // A size of one part is made into that of another by functions.
  const returned = returnsIn(radix);
  visitProps(radix, (prop, value) => {
    const definition = value && definitionOf(value);
    if (definition) {
      if (definition.className) propOfClass.set(definition.className, prop);
      if (definition.default) add(prop, [definition.default, ...returned.filter((word) => /^\d$/.test(word))]);
    } else if (value && ts.isStringLiteral(value)) add(prop, [value.text]);
  });

  return {
    classes: classesIn(ownTexts),
    radixClasses: classesIn(radix.text),
    propOfClass,
    values,
    elements: new Set(`${ownTexts}${radix.text}`.match(/(?<=['"<])[a-z]+\d?(?=['"\s/>])/g)),
    customProperties: new Set(ownTexts.match(/--[\w-]+/g)),
  };
}

/** The code of Radix Themes that our parts need, all else shaken off. */
async function radixInUse(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: globSync(parts)
        .map((file) => `export * from './${file}';`)
        .join('\n'),
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    external: ['react', 'react-dom', 'radix-ui', 'zod', '@dnd-kit/*', 'lucide', 're2js', 'dompurify'],
  });
  const code = outputFiles[0]?.text ?? '';
  // A comment with the file name precedes each module, wherever the folder of packages really is.
  const modules = code.split(/^\/\/ (?=\S+\.[jt]sx?$)/m);
  const found = modules.filter((module) => /^\S*node_modules\/@radix-ui\/themes\//.test(module));
  if (found.length === 0) throw new Error('No part of Radix Themes was found: the stylesheet would lack its rules.');
  return found.join('\n//');
}

function parse(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

/** Every attribute in JSX, and every property of an object, that has a plain name. */
function visitProps(
  file: ts.SourceFile,
  found: (prop: string, value: ts.Expression | undefined, isAttribute: boolean) => void,
) {
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node)) found(node.name.getText(file), expressionOf(node), true);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found(node.name.text, node.initializer, false);
    if (ts.isShorthandPropertyAssignment(node)) found(node.name.text, node.name, false);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function expressionOf({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** Whether the words in an expression are all that it may come to. */
function isLiteral(node: ts.Expression): boolean {
  if (ts.isConditionalExpression(node)) return isLiteral(node.whenTrue) && isLiteral(node.whenFalse);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isLiteral(node.expression);
  return ts.isStringLiteral(node) || isKeyword(node);
}

function isKeyword(node: ts.Node): boolean {
  const { TrueKeyword, FalseKeyword, NullKeyword } = ts.SyntaxKind;
  return [TrueKeyword, FalseKeyword, NullKeyword].includes(node.kind) || node.getText() === 'undefined';
}

function literalsIn(root: ts.Node): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) found.push('true');
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function returnsIn(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(...literalsIn(node.expression));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What a prop definition of Radix Themes says: `{ type: 'enum', className: 'rt-r-size', values, default: '2' }`. */
function definitionOf(node: ts.Expression): { className?: string; default?: string } | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const texts = node.properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
    const isText = ts.isStringLiteral(initializer) && ts.isIdentifier(name);
    return isText ? [[name.text, initializer.text]] : [];
  });
  const definition = Object.fromEntries(texts) as { type?: string; className?: string; default?: string };
  return definition.type === undefined ? undefined : definition;
}

function classesIn(text: string): Set<string> {
  return new Set(text.match(/(?<![\w-])-?rt-[\w-]+/g));
}
