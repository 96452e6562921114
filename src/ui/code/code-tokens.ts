/** A token of code; `plain` has the text color. */
interface CodeToken {
  kind: 'comment' | 'string' | 'tag' | 'attribute' | 'keyword' | 'plain';
  text: string;
}

const pattern = new RegExp(
  [
    String.raw`(?<comment><!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*)`,
    String.raw`(?<string>"[^"\n]*"|'(?:[^'\\\n]|\\.)*')`,
    String.raw`(?<tag><\/?[A-Za-z][\w:-]*|\/?>)`,
    String.raw`(?<keyword>\b(?:import|from|export|default|const|return|function|if|class|interface|declare|module|namespace|type|new)\b)`,
    String.raw`(?<attribute>[A-Za-z][\w-]*(?==["{]))`,
  ].join('|'),
  'g',
);

/** Splits short HTML, JSX, or TypeScript into tokens that add up to the text. */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
    tokens.push({ kind: kindOf(match.groups ?? {}), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}

function kindOf(groups: Partial<Record<string, string>>): CodeToken['kind'] {
  if (groups.comment !== undefined) return 'comment';
  if (groups.string !== undefined) return 'string';
  if (groups.tag !== undefined) return 'tag';
  return groups.keyword === undefined ? 'attribute' : 'keyword';
}
