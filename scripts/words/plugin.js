import { everywhere, fixed, labels, longest } from './patterns.js';

/** Holds comments, titles of tests, and the product’s texts to plain English. */
const code = {
  meta: {
    type: 'suggestion',
    messages: { phrase: '“{{phrase}}”: write {{instead}}.' },
    schema: [{ type: 'object', properties: { labels: { type: 'boolean' } } }],
  },
  create(context) {
    const isLabelFile = context.options[0]?.labels ?? false;
    const check = (node, outer, text) => {
      if (isTitle(outer)) reportAll(context, node.loc, text, everywhere);
      else if (isLabel(outer, isLabelFile)) reportAll(context, node.loc, text, [...everywhere, ...labels]);
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          reportAll(context, comment.loc, prose(comment.value), everywhere);
        }
      },
      Literal(node) {
        if (typeof node.value === 'string' && !fixed.has(node.value)) check(node, node, node.value);
      },
      TemplateLiteral(node) {
        if (fixed.has(context.sourceCode.getText(node).slice(1, -1))) return;
        for (const part of node.quasis) check(part, node, part.value.cooked);
      },
    };
  },
};

/** Holds the paragraphs of a document to plain English and to sentences that a reader can follow. */
const markdown = {
  meta: {
    type: 'suggestion',
    messages: {
      phrase: '“{{phrase}}”: write {{instead}}.',
      long: '{{count}} words in a sentence; {{longest}} at most.',
    },
    schema: [],
  },
  create(context) {
    const check = (node) => {
      const text = textOf(node);
      if (/^(import|export) /.test(text)) return;
      reportAll(context, node.position, text, everywhere);
      for (const sentence of text.split(/(?<=[.!?:;])\s+/)) {
        const count = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
        if (count > longest) context.report({ loc: place(node.position), messageId: 'long', data: { count, longest } });
      }
    };
    return {
      paragraph: check,
      heading: check,
      tableCell: (node) => reportAll(context, node.position, textOf(node), everywhere),
    };
  },
};

export const words = { meta: { name: 'words' }, rules: { code, markdown } };

function reportAll(context, loc, text, patterns) {
  for (const [pattern, instead] of patterns) {
    const [phrase] = pattern.exec(text) ?? [];
    if (phrase !== undefined) context.report({ loc: place(loc), messageId: 'phrase', data: { phrase, instead } });
  }
}

/** A position of Markdown counts columns from 1. */
function place(loc) {
  if (loc.start.offset === undefined) return loc;
  return Object.fromEntries(Object.entries(loc).map(([end, { line, column }]) => [end, { line, column: column - 1 }]));
}

/** A comment without its stars and what is quoted as code. */
function prose(comment) {
  return comment
    .replace(/^\s*\*+/gm, '')
    .replace(/`[^`]*`/g, '`…`')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Of `it`, `test`, `describe`, and their `.each`. */
function isTitle(node) {
  const { parent } = node;
  return (
    parent.type === 'CallExpression' &&
    parent.arguments[0] === node &&
    /^(it|test|describe)$/.test(rootOf(parent.callee))
  );
}

function rootOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'CallExpression'
    ? rootOf(callee.callee)
    : callee.type === 'MemberExpression'
      ? rootOf(callee.object)
      : '';
}

/** A value that people read, not a key, a type, or a module: anywhere in a file of labels, or inside `defineLabels`. */
function isLabel(node, isLabelFile) {
  const { parent } = node;
  if (/^(Import|Export|TSLiteralType|BinaryExpression)/.test(parent.type)) return false;
  if (parent.type === 'Property' && parent.key === node && !parent.computed) return false;
  if (isLabelSet(parent)) return false;
  return isLabelFile || isInLabelSet(parent);
}

function isInLabelSet(node) {
  return isLabelSet(node) || (node.parent !== null && node.parent !== undefined && isInLabelSet(node.parent));
}

function isLabelSet(node) {
  return node.type === 'CallExpression' && node.callee.name === 'defineLabels';
}

function textOf(node) {
  if (node.type === 'inlineCode') return '…';
  if (node.type === 'html') return '';
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
