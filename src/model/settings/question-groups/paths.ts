import type { QuestionNode } from '../../entities/question-group';
import { toCsv } from '../../csv/csv';
import { decodeEntities } from '../../core/decode-entities';
import type { QuestionTree } from './tree';

/** A way through the questions: from a top-level question to an answer that asks none of its own. */
export interface QuestionPath {
  /** The last answer's ID. */
  id: string;
  /** `1.2.1.3`: the last answer's position. */
  place: string;
  /** Questions and answers in turn, from the top. */
  nodes: readonly QuestionNode[];
  /** The last answer. */
  answer: QuestionNode;
}

/** Every path of a tree, in its order. */
export function pathsOf(tree: QuestionTree): QuestionPath[] {
  const paths: QuestionPath[] = [];
  addPaths(paths, tree, { nodes: [], place: '' });
  return paths;
}

function addPaths(
  paths: QuestionPath[],
  nodes: QuestionTree,
  above: { nodes: readonly QuestionNode[]; place: string },
): void {
  for (const [index, node] of nodes.entries()) {
    const way = { nodes: [...above.nodes, node], place: `${above.place}${index + 1}` };
    if (node.isQ || node.children.length > 0) addPaths(paths, node.children, { ...way, place: `${way.place}.` });
    else paths.push({ ...way, id: node.id, answer: node });
  }
}

/** The paths that one run went from their first question to their last answer, as they are now. */
export function playedPaths(tree: QuestionTree, visitedIds: readonly string[]): string[] {
  const visited = new Set(visitedIds);
  return pathsOf(tree)
    .filter(({ nodes }) => nodes.every(({ id }) => visited.has(id)))
    .map(keyOf);
}

/** The questions and answers on paths that were played and haven't changed since. */
export function triedIds(tree: QuestionTree, played: ReadonlySet<string>): ReadonlySet<string> {
  const tried = played.size === 0 ? [] : pathsOf(tree).filter((path) => played.has(keyOf(path)));
  return new Set(tried.flatMap(({ nodes }) => nodes.map(({ id }) => id)));
}

function keyOf({ nodes }: QuestionPath): string {
  return JSON.stringify(
    nodes.map(({ id, text, action, customResponseText }) => [id, text, action, customResponseText]),
  );
}

/** What an answer's reply says, without its markup. */
export function replyText({ customResponseText }: Pick<QuestionNode, 'customResponseText'>): string {
  const text = customResponseText.replace(/<br[^>]*>/gi, ' ').replace(/<[^>]*>/g, '');
  return decodeEntities(text).trim().replace(/\s+/g, ' ');
}

export interface PathHeaders {
  place: string;
  path: string;
  end: string;
  reply: string;
}

/** The paths as CSV, one line each. `endText` says where an answer leads. */
export function pathsCsv(
  paths: readonly QuestionPath[],
  headers: PathHeaders,
  endText: (answer: QuestionNode) => string,
): string {
  const rows = paths.map(({ place, nodes, answer }) => [
    place,
    nodes.map(({ text }) => decodeEntities(text)).join(' › '),
    endText(answer),
    answer.action === 'customResponse' ? replyText(answer) : '',
  ]);
  // Spreadsheets take a text without a byte order mark for another encoding.
  return `\ufeff${toCsv([[headers.place, headers.path, headers.end, headers.reply], ...rows])}`;
}

/** A download's file name: the group's label in letters and digits, for example `product-finder.csv`. */
export function groupFileName(label: string, extension: 'csv' | 'md' | 'svg'): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 60) || 'questions'}.${extension}`;
}
