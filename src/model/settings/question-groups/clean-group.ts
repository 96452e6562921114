import { cleanHtml } from '../../core/clean-html';
import type { QuestionGroupFields } from './group-fields';
import { nodesOf, writeTree, type QuestionTree } from './tree';
import { readTree } from './tree-read';

/** Cleans edits of a group before a save: its prompt and custom responses keep only tags that visitors can receive. */
export function normalizeGroup(patch: Partial<QuestionGroupFields>): Partial<QuestionGroupFields> {
  const { prompt, tree } = patch;
  return {
    ...patch,
    ...(prompt !== undefined && { prompt: cleanHtml(prompt).html }),
    ...(tree && { tree: withCleanReplies(tree) }),
  };
}

/** Tags and attributes that saving these edits removes, each listed once. */
export function removedFromGroup({ prompt = '', tree = [] }: Partial<QuestionGroupFields>): string[] {
  const texts = [prompt, ...nodesOf(tree).map(({ customResponseText }) => customResponseText)];
  return [...new Set(texts.flatMap((text) => cleanHtml(text).removed))];
}

/** The tree with cleaned custom responses. Nodes that are already clean keep their identity. */
export function withCleanReplies(tree: QuestionTree): QuestionTree {
  const next = tree.map((node) => {
    const children = withCleanReplies(node.children);
    const customResponseText = cleanHtml(node.customResponseText).html;
    const isSame = children === node.children && customResponseText === node.customResponseText;
    return isSame ? node : { ...node, children, customResponseText };
  });
  return next.some((node, index) => node !== tree[index]) ? next : tree;
}

/** Cleans a tree as saved. A tree that is already clean or unreadable stays unchanged. */
export function cleanTreeJson(treeJson: string): string {
  const reading = readTree(treeJson);
  if (reading.status === 'failed') return treeJson;
  const tree = withCleanReplies(reading.data);
  return tree === reading.data ? treeJson : writeTree(tree);
}
