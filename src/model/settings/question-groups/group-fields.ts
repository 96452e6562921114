import { countNodes, newQuestion, nodesOf, type QuestionTree } from './tree';

/** A group's editable fields. */
export interface QuestionGroupFields {
  label: string;
  shortcut: string;
  /** Opens automatically with the widget. Only one group per account does: a save turns it off for the others. */
  auto: boolean;
  prompt: string;
  /** Always fully expanded; the separate `collapsed` says which nodes are not. */
  tree: QuestionTree;
}

export const questionGroupFields: readonly (keyof QuestionGroupFields)[] = [
  'label',
  'shortcut',
  'auto',
  'prompt',
  'tree',
];

/** Whether a new group has content that would be lost with it: more than the blank question it starts with. */
export function hasGroupContent({ label, shortcut, prompt, tree }: QuestionGroupFields): boolean {
  const texts = nodesOf(tree).flatMap(({ text, action, customResponseText }) => [text, action, customResponseText]);
  const isGrown = countNodes(tree) > countNodes([newQuestion(() => '')]);
  return isGrown || [label, shortcut, prompt, ...texts].some((text) => text.trim() !== '');
}
