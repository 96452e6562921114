import { flagOr, textOr } from '../../core/plain-fields';
import type { QuestionNode } from '../../entities/question-group';
import { isJsonObject } from '../../core/tolerant';

/** Far more than anybody asks a visitor, far less than what ends the program when it is walked. */
const MAX_DEPTH = 200;

/** The nodes of one level with all below them; undefined where one is malformed, because a save would lose it. */
export function readQuestionNodes(list: unknown, depth = 1): QuestionNode[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const nodes = list.map((raw) => readNode(raw, depth));
  return nodes.every((node) => node !== undefined) ? nodes : undefined;
}

function readNode(raw: unknown, depth: number): QuestionNode | undefined {
  if (depth > MAX_DEPTH || !isJsonObject(raw) || typeof raw.id !== 'string') return undefined;
  const children = readQuestionNodes(raw.children ?? [], depth + 1);
  return (
    children && {
      ...raw,
      id: raw.id,
      text: textOr(raw.text, ''),
      isQ: flagOr(raw.isQ, false),
      action: textOr(raw.action, ''),
      customResponseText: textOr(raw.customResponseText, ''),
      children,
      expanded: flagOr(raw.expanded, true),
    }
  );
}
