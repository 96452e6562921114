import { cleanHtml } from '../../core/clean-html';
import type { QuestionGroupFields } from './group-fields';
import { nodesOf, writeTree, type QuestionTree } from './tree';
import { readTree } from './tree-read';

/** What a save makes of the edits of a group: its prompt and its custom responses hold the tags that visitors may get. */
export function normalizeGroup(patch: Partial<QuestionGroupFields>): Partial<QuestionGroupFields> {
  const { prompt, tree } = patch;
  return {
    ...patch,
    ...(prompt !== undefined && { prompt: cleanHtml(prompt).html }),
    ...(tree && { tree: withCleanReplies(tree) }),
  };
}

/** The tags and attributes that a save of these edits removes, each once. */
export function removedFromGroup({ prompt = '', tree = [] }: Partial<QuestionGroupFields>): string[] {
  const texts = [prompt, ...nodesOf(tree).map(({ customResponseText }) => customResponseText)];
  return [...new Set(texts.flatMap((text) => cleanHtml(text).removed))];
}

/** The tree with clean custom responses; what is clean already stays the same object. */
export function withCleanReplies(tree: QuestionTree): QuestionTree {
  const next = tree.map((node) => {
    const children = withCleanReplies(node.children);
    const customResponseText = cleanHtml(node.customResponseText).html;
    const isSame = children === node.children && customResponseText === node.customResponseText;
    return isSame ? node : { ...node, children, customResponseText };
  });
  return next.some((node, index) => node !== tree[index]) ? next : tree;
}

/** The same of a tree as it is stored. One that is clean, or that nobody can read, stays the text that it is. */
export function cleanTreeJson(treeJson: string): string {
  const reading = readTree(treeJson);
  if (reading.status === 'failed') return treeJson;
  const tree = withCleanReplies(reading.data);
  return tree === reading.data ? treeJson : writeTree(tree);
}
