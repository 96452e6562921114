import type { QuestionTree } from './tree';

/** What of a group can be copied and pasted: not whether it opens by itself, of which there is one. */
export interface QuestionGroupCopy {
  label: string;
  shortcut: string;
  prompt: string;
  tree: QuestionTree;
}

/** Marks our own text among all the JSON that can be pasted. */
const FORMAT = 'chatdeck/question-group';
/** A group as text, to be kept or to be pasted elsewhere. */
export function writeGroupCopy({ label, shortcut, prompt, tree }: QuestionGroupCopy): string {
  return JSON.stringify({ format: FORMAT, version: 1, label, shortcut, prompt, tree }, undefined, 2);
}
