import { countNodes, newQuestion, nodesOf, type QuestionTree } from './tree';

/** What can be edited of a group. */
export interface QuestionGroupFields {
  label: string;
  shortcut: string;
  /** Opens by itself when the widget opens. One group of an account does: a save switches it off for the others. */
  auto: boolean;
  prompt: string;
  /** Without folds: every node is expanded here, and `collapsed` beside it says which are not. */
  tree: QuestionTree;
}

export const questionGroupFields: readonly (keyof QuestionGroupFields)[] = [
  'label',
  'shortcut',
  'auto',
  'prompt',
  'tree',
];

/** Whether a new group holds anything that would be lost with it: more than the blank question it starts with. */
export function hasGroupContent({ label, shortcut, prompt, tree }: QuestionGroupFields): boolean {
  const texts = nodesOf(tree).flatMap(({ text, action, customResponseText }) => [text, action, customResponseText]);
  const isGrown = countNodes(tree) > countNodes([newQuestion(() => '')]);
  return isGrown || [label, shortcut, prompt, ...texts].some((text) => text.trim() !== '');
}
