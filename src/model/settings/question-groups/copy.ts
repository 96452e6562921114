import type { QuestionTree } from './tree';

/** The parts of a group that can be copied and pasted. Excludes `auto`, which only one group can have. */
export interface QuestionGroupCopy {
  label: string;
  shortcut: string;
  prompt: string;
  tree: QuestionTree;
}

/** Distinguishes our own copies from other pasted JSON. */
const FORMAT = 'chatdeck/question-group';
/** Serializes a group as text, to keep or to paste elsewhere. */
export function writeGroupCopy({ label, shortcut, prompt, tree }: QuestionGroupCopy): string {
  return JSON.stringify({ format: FORMAT, version: 1, label, shortcut, prompt, tree }, undefined, 2);
}
