/** A line of an indented text, with the lines below it. */
export interface OutlineLine {
  text: string;
  /** Absent if the text doesn't say, so that what is below decides. */
  action?: string | undefined;
  reply: string;
  children: readonly OutlineLine[];
}

/** An indented text as a tree. Its lines have no IDs yet. */
export interface Outline {
  lines: readonly OutlineLine[];
  /** What the first lines are, if the text says so. */
  kind?: 'question' | 'answer' | undefined;
}

/** Far more than a group can have, but few enough to go through without a stack overflow. */
const MAX_LINES = 4000;
const MAX_DEPTH = 500;

/**
 * Reads an indented text or a Markdown list, as people write it or as `writeOutline` does. Undefined if it is empty or
 * far too long or deep.
 */
export function readOutline(text: string): Outline | undefined {
  const rows = text.split(/\r\n|\r|\n/).filter((row) => row.trim() !== '');
  if (rows.length === 0 || rows.length > MAX_LINES) return undefined;
  const root: Level = { indent: -1, children: [] };
  const path = [root];
  let heading = 0;
  let kind: Outline['kind'];
  for (const row of rows) {
    const { indent, level, mark, line } = readRow(row);
    heading = level ?? heading;
    // An answer beside its question is below it.
    const place = (level ?? heading + 1) * MAX_INDENT + indent * 2 + (mark === 'A' ? 1 : 0);
    while ((path.at(-1)?.indent ?? -1) >= place) path.pop();
    const parent = path.at(-1) ?? root;
    if (mark && root.children.length === 0) kind = mark === 'Q' ? 'question' : 'answer';
    const own: Level & OutlineLine = { ...line, indent: place, children: [] };
    parent.children.push(own);
    path.push(own);
    if (path.length > MAX_DEPTH) return undefined;
  }
  return { lines: root.children, kind };
}

interface Level {
  indent: number;
  children: OutlineLine[];
}

const MAX_INDENT = 1_000_000;
const TAB = 4;

interface Row {
  indent: number;
  /** Of a Markdown heading, which everything up to the next heading is below. */
  level?: number | undefined;
  mark?: string | undefined;
  line: Omit<OutlineLine, 'children'>;
}

function readRow(row: string): Row {
  const [, space = '', heading, rest = ''] = /^([ \t]*)(?:(#{1,6})[ \t]+)?(.*)$/s.exec(row) ?? [];
  const indent = [...space].reduce((at, char) => (char === '\t' ? at + TAB - (at % TAB) : at + 1), 0);
  const bare = rest.replace(/^(?:[-*+•]|\d{1,9}[.)])(?:[ \t]+|$)/, '');
  const mark = /^([QA]):(?:[ \t]+|$)/.exec(bare);
  const line = readLine(mark ? bare.slice(mark[0].length) : bare);
  return { indent: Math.min(indent, MAX_INDENT / 4), level: heading?.length, mark: mark?.[1], line };
}

function readLine(text: string): Row['line'] {
  for (const { index, end } of arrowsIn(text)) {
    const target = readTarget(text.slice(end).trim());
    if (target) return { text: unescapeText(text.slice(0, index)), ...target };
  }
  return { text: unescapeText(text), reply: '' };
}

/** Arrows that no backslash is before. */
function arrowsIn(text: string): { index: number; end: number }[] {
  return [...text.matchAll(/\\.|(?:^|[ \t])(→|->)(?=[ \t]|$)/gs)].flatMap(({ index, 0: found, 1: arrow }) =>
    arrow ? [{ index, end: index + found.length }] : [],
  );
}

const actions: Record<string, string> = {
  nothing: '',
  question: 'new',
  next: 'next',
  form: 'form',
  reply: 'customResponse',
};

/** What an answer does, as it is written after the arrow. */
function readTarget(text: string): Pick<OutlineLine, 'action' | 'reply'> | undefined {
  const [, word = '', rest = ''] = /^(\w+)(?:[ \t]+(.*))?$/s.exec(text) ?? [];
  const action = Object.hasOwn(actions, word) ? actions[word] : undefined;
  if (action !== undefined) {
    const reply = rest === '' ? '' : (readString(rest) ?? (word === 'reply' ? rest : undefined));
    return reply === undefined ? undefined : { action, reply };
  }
  if (word !== 'chat') return undefined;
  const [, name = '', after = ''] = /^("(?:[^"\\]|\\.)*"|[\w-]+)(?:[ \t]+(.*))?$/s.exec(rest) ?? [];
  const widget = name.startsWith('"') ? readString(name) : name;
  const reply = after === '' ? '' : readString(after);
  return widget && reply !== undefined ? { action: widget, reply } : undefined;
}

function readString(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Spaces around a text are not part of it, unless a backslash is before them. */
function unescapeText(text: string): string {
  const bare = text.replace(/^[ \t]+/, '').replace(/(\\[ \t])?[ \t]*$/, (_, kept: string | undefined) => kept ?? '');
  return bare.replace(/\\([!-/:-@[-`{-~→ \t])|&#(1[03]);/g, (_, char: string | undefined, code: string) => {
    return char ?? String.fromCharCode(Number(code));
  });
}
