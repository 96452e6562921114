import type { ErrorCode } from './editor';
import type { QuestionGroup } from './question-group';
import { countNodes, maxPromptLength, nodesOf, writeTree, type QuestionTree } from './question-tree';

export type NodeErrors = Partial<Record<'text' | 'action', ErrorCode>>;

/** What the server takes of one group, which is far more than anybody asks a visitor. */
export const treeLimits = { characters: 300_000, nodes: 2000, depth: 100, text: 5000 };
/** Of a label and a shortcut. */
const MAX_NAME_LENGTH = 255;

/** What keeps a group's own fields from being saved (widget settings, section 5). */
export function checkQuestionGroup(
  group: Pick<QuestionGroup, 'label' | 'prompt'> & Partial<Pick<QuestionGroup, 'shortcut'>>,
): Partial<Record<'label' | 'shortcut' | 'prompt', ErrorCode>> {
  const { label, shortcut = '', prompt } = group;
  return {
    ...(label.trim() === '' && { label: 'required' as const }),
    ...(label.length > MAX_NAME_LENGTH && { label: 'tooLong' as const }),
    ...(shortcut.length > MAX_NAME_LENGTH && { shortcut: 'tooLong' as const }),
    ...(prompt.length > maxPromptLength && { prompt: 'tooLong' as const }),
  };
}

/** What keeps a tree from being saved, by the ids of its nodes; empty when all is well (widget settings, section 5). */
export function checkTree(tree: QuestionTree): Record<string, NodeErrors> {
  const errors = nodesOf(tree).map((node): [string, NodeErrors] => [
    node.id,
    {
      ...(node.text.trim() === '' && { text: 'required' as const }),
      ...(node.text.length > treeLimits.text && { text: 'tooLong' as const }),
      ...(!node.isQ && node.action === '' && { action: 'optionRequired' as const }),
      ...(node.customResponseText.length > treeLimits.text && { action: 'tooLong' as const }),
    },
  ]);
  return Object.fromEntries(errors.filter(([, found]) => Object.keys(found).length > 0));
}

/** Whether a tree is more than the server takes. */
export function checkTreeSize(tree: QuestionTree): 'tooLarge' | undefined {
  const isTooLarge =
    countNodes(tree) > treeLimits.nodes ||
    isDeeper(tree, treeLimits.depth) ||
    writeTree(tree).length > treeLimits.characters;
  return isTooLarge ? 'tooLarge' : undefined;
}

function isDeeper(tree: QuestionTree, levels: number): boolean {
  let level = tree;
  for (let depth = 0; depth < levels && level.length > 0; depth++) level = level.flatMap((node) => node.children);
  return level.length > 0;
}
