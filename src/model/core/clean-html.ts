import { safeHref } from './address';

/** HTML that is safe to save and show, and what was removed from it. */
export interface CleanHtml {
  /**
   * Contains only text, `a` with a safe `href`, `strong`, `b`, and `br`, with every tag closed. Cleaning is idempotent.
   */
  html: string;
  /** Each removed tag or attribute, listed once: `<script>`, `onclick`. Untrusted: render as plain text only. */
  removed: readonly string[];
}

/** Limits on how many removed names are listed and how long each can be. */
const MAX_NAMED = 20;
const MAX_NAME = 24;

/**
 * Strips user-written HTML down to what visitors can be shown. Reads tags as browsers do, without a DOM, and writes
 * only tags it knows; everything else becomes text or is dropped. The client runs it before saving, the service before
 * storing.
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
    // Links do not nest: the next one closes the one before it.
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
/** Elements whose content is never meant to be read. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title', 'iframe', 'svg', 'math']);

/** A tag, or a comment, which has an empty name. */
interface Tag {
  name: string;
  isClosing: boolean;
  attributes: readonly (readonly [name: string, value: string])[];
  /** Index after its last character. */
  end: number;
}

/** Reads the tag or comment that starts with the `<` at `at`; undefined if that is plain text or is never closed. */
function readMarkup(text: string, at: number, unclosed: Set<string>): Tag | undefined {
  const [next = '', after = ''] = text.slice(at + 1, at + 3);
  if (isLetter(next)) return readTag(text, at + 1, false);
  if (next === '/' && isLetter(after)) return readTag(text, at + 2, true);
  if (!['/', '!', '?'].includes(next)) return undefined;
  const ending = text.startsWith('<!--', at) ? '-->' : '>';
  const end = unclosed.has(ending) ? -1 : text.indexOf(ending, at + 2);
  // Later ones are not closed either. Remembering this avoids searching again for each.
  if (end < 0) unclosed.add(ending);
  return end < 0 ? undefined : { name: '', isClosing: false, attributes: [], end: end + ending.length };
}

/**
 * Reads a tag whose name starts at `from`, following the HTML standard for tags and attributes. One exception: a `<`
 * outside quotes makes it plain text, which avoids rereading long runs of unclosed tags.
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
    // A name can start with `=` but not contain another.
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

/** Index after the closing tag of an element whose content is hidden. Without a closing tag, the content is text. */
function endOfContent(text: string, from: number, name: string, unclosed: Set<string>): number {
  if (unclosed.has(name)) return from;
  for (let at = text.indexOf('</', from); at >= 0; at = text.indexOf('</', at + 2)) {
    const tag = text.slice(at + 2, at + 2 + name.length).toLowerCase() === name && readTag(text, at + 2, true);
    if (tag && tag.name === name) return tag.end;
  }
  unclosed.add(name);
  return from;
}

/** The link's URL, if it is safe. The first `href` wins, as in browsers. */
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

/** The decoded attribute value; undefined if it uses an unknown named entity. */
function decodeAttribute(value: string): string | undefined {
  const names = Array.from(value.matchAll(ENTITY), ([, , , name]) => name);
  if (names.some((name) => name !== undefined && !named.has(name))) return undefined;
  return value.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? '';
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Invalid code points become a character that no safe URL contains. */
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

/** Whether a `<` before this character is always plain text: "3 < 5", "I <3 it". */
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

/** Whether the character can be part of an unquoted value. */
function isOfValue(char: string): boolean {
  return !isSpace(char) && char !== '<' && char !== '>';
}

function isLetter(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
}

function isSpace(char: string): boolean {
  return char !== '' && ' \t\n\f\r'.includes(char);
}

/** Whether the character separates a tag's name and attributes. */
function isGap(char: string): boolean {
  return isSpace(char) || char === '/';
}

function shortened(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}
