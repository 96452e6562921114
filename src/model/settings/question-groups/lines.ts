import { decodeEntities } from '../../core/decode-entities';
import { nodesOf, type QuestionTree } from './tree';

/**
 * A question or an answer as a line of the tree, with its position. Has only plain values, so that comparing lines is
 * fast.
 */
export interface QuestionLine {
  id: string;
  isQ: boolean;
  text: string;
  action: string;
  customResponseText: string;
  /** 0 at the top level. */
  depth: number;
  /** Zero-based position among its siblings, and their number. */
  index: number;
  count: number;
  /** `2.1.3`: one-based positions of the node and all its ancestors. */
  place: string;
  hasChildren: boolean;
  isExpanded: boolean;
}

/** Whether nothing was entered in a line yet. */
export function isEmptyLine({ text, action, hasChildren }: QuestionLine): boolean {
  return text.trim() === '' && action === '' && !hasChildren;
}

/** The visible lines of a tree, in order. Descendants of a collapsed node are hidden. */
export function questionLines(tree: QuestionTree, collapsed: ReadonlySet<string>): QuestionLine[] {
  const lines: QuestionLine[] = [];
  addLines(lines, tree, collapsed, { depth: 0, place: '' });
  return lines;
}

function addLines(
  lines: QuestionLine[],
  nodes: QuestionTree,
  collapsed: ReadonlySet<string>,
  above: { depth: number; place: string },
): void {
  for (const [index, node] of nodes.entries()) {
    const { id, isQ, text, action, customResponseText, children } = node;
    const place = `${above.place}${index + 1}`;
    const hasChildren = children.length > 0;
    const isExpanded = hasChildren && !collapsed.has(id);
    const position = { depth: above.depth, index, count: nodes.length, place };
    lines.push({ id, isQ, text, action, customResponseText, ...position, hasChildren, isExpanded });
    if (isExpanded) addLines(lines, children, collapsed, { depth: above.depth + 1, place: `${place}.` });
  }
}

/** IDs of nodes that can be collapsed because they have children. */
export function foldableIds(tree: QuestionTree): string[] {
  return nodesOf(tree).flatMap((node) => (node.children.length > 0 ? [node.id] : []));
}

/** IDs of nodes saved as collapsed. */
export function collapsedIds(tree: QuestionTree): ReadonlySet<string> {
  return new Set(nodesOf(tree).flatMap((node) => (node.expanded ? [] : [node.id])));
}

/** The tree with nodes expanded or collapsed according to `collapsed`. Unchanged nodes keep their identity. */
export function withFolds(tree: QuestionTree, collapsed: ReadonlySet<string>): QuestionTree {
  const next = tree.map((node) => {
    const children = withFolds(node.children, collapsed);
    const expanded = !collapsed.has(node.id);
    return children === node.children && expanded === node.expanded ? node : { ...node, children, expanded };
  });
  return next.some((node, index) => node !== tree[index]) ? next : tree;
}

/** IDs of nodes whose text or custom response contains the words, in order. `fold` normalizes text for comparison. */
export function findQuestions(tree: QuestionTree, words: string, fold: (text: string) => string): string[] {
  const wanted = fold(words);
  if (wanted === '') return [];
  const texts = (node: QuestionTree[number]) => [
    node.text,
    node.action === 'customResponse' ? node.customResponseText : '',
  ];
  const holds = (text: string) => text !== '' && fold(decodeEntities(text)).includes(wanted);
  return nodesOf(tree).flatMap((node) => (texts(node).some(holds) ? [node.id] : []));
}
