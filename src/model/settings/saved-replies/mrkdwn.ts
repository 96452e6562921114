/** Text as Slack formats it. */
export type SlackText =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic' | 'strike' | 'quote'; parts: SlackText[] }
  | { kind: 'code' | 'block' | 'link'; text: string };

const block = /```\n?([\s\S]+?)\n?```/;
/** Code, a link in angle brackets with its label, a plain URL, or text between two equal signs beside words. */
const inline =
  /`([^`\n]{1,1000})`|<(https?:\/\/[^|>\s]{1,2000})(?:\|([^>\n]{1,500}))?>|(https?:\/\/[^\s<>]+)|(^|[^\p{L}\p{N}])([*_~])(?=\S)([^\n]{0,1000}?\S)\6(?![\p{L}\p{N}])/gu;

const kinds = { '*': 'bold', _: 'italic', '~': 'strike' } as const;

/** Reads Slack's “mrkdwn”: *bold*, _italic_, ~struck~, `code`, blocks of code, quotes, and links. */
export function readMrkdwn(text: string): SlackText[] {
  // What the pattern captures is every second part.
  return text
    .split(block)
    .flatMap((part, index) => (index % 2 === 1 ? { kind: 'block', text: part } : readLines(part)));
}

function readLines(text: string): SlackText[] {
  const parts: SlackText[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const quote = /^>\s?(.+)/.exec(line)?.[1];
    parts.push(...(quote === undefined ? readInline(line) : [{ kind: 'quote' as const, parts: readInline(quote) }]));
  }
  return parts;
}

function readInline(text: string): SlackText[] {
  const parts: SlackText[] = [];
  const add = (plain: string) => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
  };
  let at = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, address, label, url, before = '', sign, inner] = match;
    add(text.slice(at, match.index) + before);
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (sign !== undefined && inner !== undefined) {
      parts.push({ kind: kinds[sign as keyof typeof kinds], parts: readInline(inner) });
    } else parts.push({ kind: 'link', text: label ?? address ?? url ?? '' });
    at = match.index + whole.length;
  }
  add(text.slice(at));
  return parts;
}
