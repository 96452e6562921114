import { cleanHtml } from '../../core/clean-html';
import type { ErrorCode } from '../../core/editor';
import type { QuestionGroup, QuestionNode } from '../../entities/question-group';
import { maxPromptLength, nodesOf, type QuestionTree } from './tree';

export type NodeErrors = Partial<Record<'text' | 'action', ErrorCode>>;

/** The server's limits for a group, far beyond what anyone asks a visitor. */
export const treeLimits = { characters: 300_000, nodes: 2000, depth: 100, text: 5000 };
/** Maximum length of a label or a shortcut. */
const MAX_NAME_LENGTH = 255;

/** Errors that keep a group's own fields from being saved. */
export function checkQuestionGroup(
  group: Pick<QuestionGroup, 'label' | 'prompt'> & Partial<Pick<QuestionGroup, 'shortcut'>>,
): Partial<Record<'label' | 'shortcut' | 'prompt', ErrorCode>> {
  const { label, shortcut = '', prompt } = group;
  return {
    ...(label.trim() === '' && { label: 'required' as const }),
    ...(label.length > MAX_NAME_LENGTH && { label: 'tooLong' as const }),
    ...(shortcut.length > MAX_NAME_LENGTH && { shortcut: 'tooLong' as const }),
    ...(isLongHtml(prompt, maxPromptLength) && { prompt: 'tooLong' as const }),
  };
}

/** Errors that keep a question or an answer from being saved. */
export function checkNode(
  node: Pick<QuestionNode, 'text' | 'isQ' | 'action' | 'customResponseText'>,
): NodeErrors | undefined {
  const { text, isQ, action, customResponseText } = node;
  const isBlank = text.trim() === '';
  const isUndecided = !isQ && action === '';
  const [isLong, isReplyLong] = [text.length > treeLimits.text, isLongHtml(customResponseText, treeLimits.text)];
  if (!isBlank && !isUndecided && !isLong && !isReplyLong) return undefined;
  return {
    ...(isBlank && { text: 'required' }),
    ...(isLong && { text: 'tooLong' }),
    ...(isUndecided && { action: 'optionRequired' }),
    ...(isReplyLong && { action: 'tooLong' }),
  };
}

/** Also true if cleaning makes it too long, for example by closing tags. */
function isLongHtml(html: string, max: number): boolean {
  return html.length > max || cleanHtml(html).html.length > max;
}

/** Errors that keep a tree from being saved, by node ID; empty when valid. */
export function checkTree(tree: QuestionTree): Record<string, NodeErrors> {
  const errors: Record<string, NodeErrors> = {};
  for (const node of nodesOf(tree)) {
    const found = checkNode(node);
    if (found) errors[node.id] = found;
  }
  return errors;
}

/** The first error that keeps a tree from being saved. */
export function treeError(tree: QuestionTree): ErrorCode | undefined {
  return checkTreeSize(tree) ?? tree.map(measured).find(({ error }) => error !== undefined)?.error;
}

/** Whether a tree exceeds the server's limits. */
export function checkTreeSize(tree: QuestionTree): 'tooLarge' | undefined {
  const { nodes, depth, characters } = sumOf(tree.map(measured));
  const isTooLarge = nodes > treeLimits.nodes || depth > treeLimits.depth || characters > treeLimits.characters;
  return isTooLarge ? 'tooLarge' : undefined;
}

/** A node with all its descendants. */
interface Measured {
  nodes: number;
  depth: number;
  /** Length of the text sent, regardless of which nodes are collapsed. */
  characters: number;
  error: ErrorCode | undefined;
}

const known = new WeakMap<QuestionNode, Measured>();

/** Nodes are immutable, so each is measured once. After an edit, only its ancestors are measured again. */
function measured(node: QuestionNode): Measured {
  let measure = known.get(node);
  if (!measure) {
    const below = node.children.map(measured);
    const { nodes, depth, characters } = sumOf(below);
    const own = JSON.stringify({ ...node, expanded: false, children: [] }).length - '[]'.length;
    const { text, action } = checkNode(node) ?? {};
    const error = text ?? action ?? below.find((child) => child.error !== undefined)?.error;
    measure = { nodes: nodes + 1, depth: depth + 1, characters: own + characters, error };
    known.set(node, measure);
  }
  return measure;
}

/** Sums sibling nodes, counting brackets and commas. */
function sumOf(list: readonly Measured[]): Omit<Measured, 'error'> {
  return {
    nodes: list.reduce((sum, { nodes }) => sum + nodes, 0),
    depth: list.reduce((most, { depth }) => Math.max(most, depth), 0),
    characters: list.reduce((sum, { characters }) => sum + characters, '[]'.length + Math.max(0, list.length - 1)),
  };
}
