import { answerActions, nodesOf, type QuestionTree } from '../../model/settings/question-groups/tree';
import { cleanTreeJson, withCleanReplies } from '../../model/settings/question-groups/clean-group';
import { checkTree, treeLimits } from '../../model/settings/question-groups/checks';
import { isJsonObject } from '../../model/core/tolerant';
import { jsonEqual } from '../../model/core/json-equal';
import { readTree } from '../../model/settings/question-groups/tree-read';
import type { QuestionGroupRecord, WidgetRecord } from '../contract/records';
import { invalid } from '../base/refusal';

/**
 * Rejects a tree that can’t be read, isn’t finished, or leads to a widget outside the account. An already stored tree
 * may come back unchanged and keep its targets. Returns the tree to store, with sanitized custom responses.
 */
export function checkQuestions(
  treeJson: string,
  stored: QuestionGroupRecord | undefined,
  widgets: readonly WidgetRecord[],
): string {
  if (stored && isSameTree(treeJson, stored.treeJson)) return cleanTreeJson(treeJson);
  const reading = isSoundTree(treeJson) ? readTree(treeJson) : undefined;
  if (reading?.status !== 'ready') throw invalid('treeJson', 'The questions couldn’t be read.');
  if (Object.keys(checkTree(reading.data)).length > 0) {
    throw invalid('treeJson', 'Every question and answer needs text, and every answer needs an action.');
  }
  const known = new Set(['', ...answerActions, ...widgets.map(({ uuid }) => uuid), ...actionsIn(stored?.treeJson)]);
  if (actionsOf(reading.data).some((action) => !known.has(action))) {
    throw invalid('treeJson', 'An answer has an action or widget that doesn’t exist.');
  }
  return cleanTreeJson(treeJson);
}

/** Also in the form the dashboard writes, which upgrades old trees. */
function isSameTree(treeJson: string, stored: string): boolean {
  if (treeJson === stored) return true;
  if (!isSoundTree(treeJson)) return false;
  const [sent, former] = [readTree(treeJson), readTree(stored)];
  return (
    sent.status === 'ready' &&
    former.status === 'ready' &&
    jsonEqual(withCleanReplies(sent.data), withCleanReplies(former.data))
  );
}

function actionsIn(treeJson = ''): string[] {
  const reading = readTree(treeJson);
  return reading.status === 'ready' ? actionsOf(reading.data) : [];
}

function actionsOf(tree: QuestionTree): string[] {
  return nodesOf(tree).map(({ action }) => action);
}

/** Whether a text is a JSON list of questions with fields of the right types and within limits. */
function isSoundTree(treeJson: string): boolean {
  if (treeJson.length > treeLimits.characters) return false;
  const tree = parse(treeJson);
  if (!Array.isArray(tree)) return false;
  let level: unknown[] = tree;
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    nodes += level.length;
    if (depth === treeLimits.depth || nodes > treeLimits.nodes || !level.every(isSoundNode)) return false;
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

/** Required and optional fields of a node. */
function isSoundNode(node: unknown): node is { children?: unknown[] } {
  if (!isJsonObject(node)) return false;
  const { id, text, isQ, action = '', customResponseText = '', children = [], expanded = true } = node;
  return (
    [id, text, action, customResponseText].every(
      (value) => typeof value === 'string' && value.length <= treeLimits.text,
    ) &&
    [isQ, expanded].every((value) => typeof value === 'boolean') &&
    id !== '' &&
    Array.isArray(children)
  );
}
