import type { QuestionNode } from '../../entities/question-group';
import type { QuestionTree } from './tree';

/*
 * A tree as a Markdown list. `Q:` marks a question and `A:` an answer. What an answer does follows an arrow, unless it
 * asks the question below it: `→ form`, `→ next`, `→ reply "…"`, `→ chat` and a widget’s UUID, `→ question`, or
 * `→ nothing`. Replies are JSON strings. In texts, a backslash takes the meaning from the character after it.
 */

/** Writes questions or answers, with all that is below them, as an indented Markdown list. */
export function writeOutline(nodes: QuestionTree): string {
  const lines: string[] = [];
  addLines(lines, nodes, '');
  return lines.map((line) => `${line}\n`).join('');
}

function addLines(lines: string[], nodes: QuestionTree, indent: string): void {
  for (const node of nodes) {
    const parts = [`${node.isQ ? 'Q' : 'A'}:`, escapeText(node.text), target(node)];
    lines.push(`${indent}- ${parts.filter((part) => part !== '').join(' ')}`);
    addLines(lines, node.children, `${indent}  `);
  }
}

const words: Record<string, string> = { '': 'nothing', new: 'question', customResponse: 'reply' };
const plainWords = ['next', 'form'];

function target({ isQ, action, customResponseText, children }: QuestionNode): string {
  const implied = !isQ && children.length > 0 ? 'new' : '';
  if (action === implied && customResponseText === '') return '';
  const reply = customResponseText === '' ? '' : ` ${quoted(customResponseText)}`;
  return `→ ${words[action] ?? (plainWords.includes(action) ? action : `chat ${name(action)}`)}${reply}`;
}

function name(action: string): string {
  return /^[\w-]+$/.test(action) ? action : quoted(action);
}

/** A JSON string in which Markdown finds neither HTML nor links. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[<[`]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);
}

function escapeText(text: string): string {
  return (
    text
      // Also what a Markdown viewer would turn into a link, a picture, or HTML.
      .replace(/[\\→<[`]|&(?=#1[03];)/g, '\\$&')
      .replace(/->/g, '-\\>')
      .replace(/\n/g, '&#10;')
      .replace(/\r/g, '&#13;')
      .replace(/^[ \t]|[ \t]$/g, '\\$&')
  );
}
