import { isJsonObject } from '../model';

/** Far more than anybody asks a visitor. */
const limits = { characters: 300_000, nodes: 2000, depth: 100, text: 5000 };

/** Whether a text is a JSON list of questions whose fields are of the right types, and within bounds. */
export function isSoundTree(treeJson: string): boolean {
  if (treeJson.length > limits.characters) return false;
  const tree = parse(treeJson);
  if (!Array.isArray(tree)) return false;
  let level: unknown[] = tree;
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    nodes += level.length;
    if (depth === limits.depth || nodes > limits.nodes || !level.every(isSoundNode)) return false;
    level = level.flatMap((node) => node.children ?? []);
  }
  return true;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a node must have, and what it may leave out. */
function isSoundNode(node: unknown): node is { children?: unknown[] } {
  if (!isJsonObject(node)) return false;
  const { id, text, isQ, action = '', customResponseText = '', children = [], expanded = true } = node;
  return (
    [id, text, action, customResponseText].every((value) => typeof value === 'string' && value.length <= limits.text) &&
    [isQ, expanded].every((value) => typeof value === 'boolean') &&
    id !== '' &&
    Array.isArray(children)
  );
}
