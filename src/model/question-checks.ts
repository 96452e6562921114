import type { ErrorCode } from './editor';
import type { QuestionGroup } from './question-group';
import { maxPromptLength, nodesOf, type QuestionTree } from './question-tree';

export type NodeErrors = Partial<Record<'text' | 'action', ErrorCode>>;

/** What keeps a group's own fields from being saved (widget settings, section 5). */
export function checkQuestionGroup(
  group: Pick<QuestionGroup, 'label' | 'prompt'>,
): Partial<Record<'label' | 'prompt', ErrorCode>> {
  return {
    ...(group.label.trim() === '' && { label: 'required' as const }),
    ...(group.prompt.length > maxPromptLength && { prompt: 'tooLong' as const }),
  };
}

/** What keeps a tree from being saved, by the ids of its nodes; empty when all is well (widget settings, section 5). */
export function checkTree(tree: QuestionTree): Record<string, NodeErrors> {
  const errors = nodesOf(tree).map((node): [string, NodeErrors] => [
    node.id,
    {
      ...(node.text.trim() === '' && { text: 'required' as const }),
      ...(!node.isQ && node.action === '' && { action: 'optionRequired' as const }),
    },
  ]);
  return Object.fromEntries(errors.filter(([, found]) => Object.keys(found).length > 0));
}
