import { safeHref } from './address';

/** HTML as it may be stored and shown, and what had to go for it. */
export interface CleanHtml {
  /** Texts, `a` with a safe `href`, `strong`, `b` and `br`, each tag closed: cleaning it again changes nothing. */
  html: string;
  /** Each tag and attribute that was removed, once: `<script>`, `onclick`. Hostile text: show it as text only. */
  removed: readonly string[];
}

/** How many of what was removed are named, and how much of each name. */
const MAX_NAMED = 20;
const MAX_NAME = 24;

/**
 * Keeps of HTML that people wrote what visitors may be shown. It reads tags as browsers do, without a DOM, and writes
 * only what it knows; everything else is a text or goes. The client does it before a save, the service before storing.
 */
export function cleanHtml(source: string): CleanHtml {
  const text = source.replaceAll('\0', '');
  const removed = new Set<string>();
  const open: string[] = [];
  const unclosed = new Set<string>();
  let html = '';

  const closeUpTo = (depth: number) => {
    while (open.length > depth) html += `</${open.pop()}>`;
  };
  const start = ({ name, attributes }: Tag) => {
    const href = name === 'a' ? hrefOf(attributes) : undefined;
    for (const [key] of attributes) if (href === undefined || key !== 'href') removed.add(shortened(key));
    // Links do not nest: the next one ends the one before it.
    if (name === 'a' && open.includes('a')) closeUpTo(open.indexOf('a'));
    if (name === 'a' && href === undefined) return;
    html += href === undefined ? `<${name}>` : `<a href="${escapeAttribute(href)}">`;
    if (name !== 'br') open.push(name);
  };

  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const mark = next < 0 ? text.length : next;
    html += text.slice(at, mark);
    if (next < 0) break;
    const markup = readMarkup(text, mark, unclosed);
    if (!markup) {
      html += startsNothing(text[mark + 1]) ? '<' : '&lt;';
      at = mark + 1;
      continue;
    }
    at = markup.end;
    const { name } = markup;
    if (!KEPT.has(name)) removed.add(name === '' ? '<!-- -->' : `<${shortened(name)}>`);
    else if (!markup.isClosing) start(markup);
    else if (open.includes(name)) closeUpTo(open.lastIndexOf(name));
    if (!markup.isClosing && SILENT.has(name)) at = endOfContent(text, at, name, unclosed);
  }
  closeUpTo(0);
  return { html, removed: [...removed].slice(0, MAX_NAMED) };
}

const KEPT: ReadonlySet<string> = new Set(['a', 'strong', 'b', 'br']);
/** What they hold is never a text for people. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title', 'iframe', 'svg', 'math']);

/** A tag, or a comment, whose name is empty. */
interface Tag {
  name: string;
  isClosing: boolean;
  attributes: readonly (readonly [name: string, value: string])[];
  /** Behind its last character. */
  end: number;
}

/** The tag or comment that begins with the `<` at `at`; undefined where that is a text, or nothing ends it. */
function readMarkup(text: string, at: number, unclosed: Set<string>): Tag | undefined {
  const [next = '', after = ''] = text.slice(at + 1, at + 3);
  if (isLetter(next)) return readTag(text, at + 1, false);
  if (next === '/' && isLetter(after)) return readTag(text, at + 2, true);
  if (!['/', '!', '?'].includes(next)) return undefined;
  const ending = text.startsWith('<!--', at) ? '-->' : '>';
  const end = unclosed.has(ending) ? -1 : text.indexOf(ending, at + 2);
  // Nothing ends a later one either, which keeps a heap of them from being searched again and again.
  if (end < 0) unclosed.add(ending);
  return end < 0 ? undefined : { name: '', isClosing: false, attributes: [], end: end + ending.length };
}

/**
 * A tag whose name begins at `from`, by the rules of the HTML standard for tags and attributes. Only one that holds a `<`
 * outside of quotes is none here: it is a text, which keeps a heap of them from being read again and again.
 */
function readTag(text: string, from: number, isClosing: boolean): Tag | undefined {
  let at = endOf(text, from, isOfName);
  const name = text.slice(from, at).toLowerCase();
  const attributes: (readonly [string, string])[] = [];
  for (;;) {
    at = endOf(text, at, isGap);
    const char = text[at];
    if (char === undefined || char === '<') return undefined;
    if (char === '>') return { name, isClosing, attributes, end: at + 1 };
    // A name may begin with a `=`, and holds none after that.
    const nameEnd = endOf(text, at + 1, (next) => isOfName(next) && next !== '=');
    const key = text.slice(at, nameEnd).toLowerCase();
    at = endOf(text, nameEnd, isSpace);
    if (text[at] !== '=') {
      attributes.push([key, '']);
      continue;
    }
    const valueAt = endOf(text, at + 1, isSpace);
    const quote = text[valueAt];
    const isQuoted = quote === '"' || quote === "'";
    const start = isQuoted ? valueAt + 1 : valueAt;
    const end = isQuoted ? text.indexOf(quote, start) : endOf(text, start, isOfValue);
    if (end < 0) return undefined;
    attributes.push([key, text.slice(start, end)]);
    at = isQuoted ? end + 1 : end;
  }
}

/** Behind the closing tag of an element that shows nothing; where there is none, its content is a text after all. */
function endOfContent(text: string, from: number, name: string, unclosed: Set<string>): number {
  if (unclosed.has(name)) return from;
  for (let at = text.indexOf('</', from); at >= 0; at = text.indexOf('</', at + 2)) {
    const tag = text.slice(at + 2, at + 2 + name.length).toLowerCase() === name && readTag(text, at + 2, true);
    if (tag && tag.name === name) return tag.end;
  }
  unclosed.add(name);
  return from;
}

/** The address of a link, where it is safe. Of two the first counts, as in a browser. */
function hrefOf(attributes: Tag['attributes']): string | undefined {
  const [, written] = attributes.find(([key]) => key === 'href') ?? [];
  const address = written === undefined ? undefined : decodeAttribute(written);
  return address === undefined ? undefined : safeHref(address);
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const ENTITY = /&(?:#x([0-9a-f]+);?|#(\d+);?|([a-z][a-z0-9]*);)/gi;

/** What an attribute's value says; undefined where a character is written by a name that is not known here. */
function decodeAttribute(value: string): string | undefined {
  const names = Array.from(value.matchAll(ENTITY), ([, , , name]) => name);
  if (names.some((name) => name !== undefined && !named.has(name))) return undefined;
  return value.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? '';
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** What stands for no character is read as one that no address has. */
function characterOf(code: number): string {
  return code > 0x10_ffff || (code >= 0xd8_00 && code <= 0xdf_ff) ? '\0' : String.fromCodePoint(code);
}

function escapeAttribute(text: string): string {
  return text
    .replace(/&(?=#|[a-z][a-z0-9]*;)/gi, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Whether a `<` before this is a text whatever comes: "3 < 5", "I <3 it". */
function startsNothing(char = ''): boolean {
  return isSpace(char) || char === '=' || (char >= '0' && char <= '9');
}

function endOf(text: string, from: number, passes: (char: string) => boolean): number {
  let at = from;
  while (at < text.length && passes(text.charAt(at))) at++;
  return at;
}

function isOfName(char: string): boolean {
  return isOfValue(char) && char !== '/';
}

/** Of a value without quotes. */
function isOfValue(char: string): boolean {
  return !isSpace(char) && char !== '<' && char !== '>';
}

function isLetter(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
}

function isSpace(char: string): boolean {
  return char !== '' && ' \t\n\f\r'.includes(char);
}

/** What parts a tag's name and its attributes. */
function isGap(char: string): boolean {
  return isSpace(char) || char === '/';
}

function shortened(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}
