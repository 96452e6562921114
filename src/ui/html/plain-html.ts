/** A comment, a script or a sheet with what it holds, or a tag: its slash, its name and what else stands in it. */
const TOKEN =
  /<(?:!--[^]*?(?:-->|$)|[!?][^>]*>?|(script|style)\b[^]*?(?:<\/\1\s*>|$)|(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?)/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const TAGS = ['a', 'strong', 'b', 'br'];

/**
 * HTML with nothing in it but texts, bold words, line breaks and links that have an address. For a browser that reads any
 * more tells of each handler and style to the listener of the page's content security policy, even where nothing comes of
 * it.
 */
export function plainHtml(html: string): string {
  let plain = '';
  let end = 0;
  for (const token of html.matchAll(TOKEN)) {
    const [all, , slash = '', name = '', rest = ''] = token;
    plain += escaped(html.slice(end, token.index)) + tag(slash, name.toLowerCase(), rest);
    end = token.index + all.length;
  }
  return plain + escaped(html.slice(end));
}

function tag(slash: string, name: string, rest: string): string {
  if (!TAGS.includes(name)) return '';
  if (name !== 'a' || slash !== '') return `<${slash}${name}>`;
  const written = Array.from(rest.matchAll(ATTRIBUTE)).find(([, key = '']) => key.toLowerCase() === 'href');
  const href = written?.slice(2).join('') ?? '';
  return `<a href="${escaped(href).replaceAll('"', '&quot;')}">`;
}

/** What is written as an entity stays one: it is a character of a text, whichever it is. */
function escaped(text: string): string {
  return text.replaceAll('<', '&lt;');
}
