import { decodeEntities } from '../../core/decode-entities';
import { nodesOf, type QuestionTree } from './tree';

/** A question or an answer as a line of the tree, with its place in it. Holds plain values only, so that equal lines are told fast. */
export interface QuestionLine {
  id: string;
  isQ: boolean;
  text: string;
  action: string;
  customResponseText: string;
  /** 0 at the top. */
  depth: number;
  /** Place among those beside it, from 0, and how many these are. */
  index: number;
  count: number;
  /** `2.1.3`: the places of the node and of all that leads to it, from 1. */
  place: string;
  hasChildren: boolean;
  isExpanded: boolean;
}

/** The lines of a tree that show, in their order: what is below a collapsed node does not. */
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

/** The nodes with something below them that may be collapsed. */
export function foldableIds(tree: QuestionTree): string[] {
  return nodesOf(tree).flatMap((node) => (node.children.length > 0 ? [node.id] : []));
}

/** The nodes that are stored as collapsed. */
export function collapsedIds(tree: QuestionTree): ReadonlySet<string> {
  return new Set(nodesOf(tree).flatMap((node) => (node.expanded ? [] : [node.id])));
}

/** The tree with each node expanded or not as `collapsed` says; what is so already stays the same object. */
export function withFolds(tree: QuestionTree, collapsed: ReadonlySet<string>): QuestionTree {
  const next = tree.map((node) => {
    const children = withFolds(node.children, collapsed);
    const expanded = !collapsed.has(node.id);
    return children === node.children && expanded === node.expanded ? node : { ...node, children, expanded };
  });
  return next.some((node, index) => node !== tree[index]) ? next : tree;
}

/** The nodes whose text or custom response holds the words, in their order. `fold` makes texts comparable. */
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
