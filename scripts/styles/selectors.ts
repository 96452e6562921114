/** A selector as text and the pseudo-classes with arguments in it, so that these can be changed from the inside. */
type Part = string | { name: string; list: Part[][] };

/** `.a, .b:is(.c, .d)` as its selectors, each in parts. */
function parseList(text: string): Part[][] {
  return splitTop(text, ',').map((selector) => parseOne(selector.trim()));
}

function parseOne(selector: string): Part[] {
  const parts: Part[] = [];
  let rest = selector;
  for (;;) {
    const match = /:(is|where|not|has)\(/.exec(rest);
    if (!match) return rest ? [...parts, rest] : parts;
    const start = match.index + match[0].length;
    const end = closing(rest, start);
    if (match.index > 0) parts.push(rest.slice(0, match.index));
    parts.push({ name: match[1] ?? '', list: parseList(rest.slice(start, end)) });
    rest = rest.slice(end + 1);
  }
}

/** The place of the bracket that closes what was opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`A bracket is open: ${text}`);
}

function splitTop(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && letter === separator) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/**
 * The selectors of a list that can match something: `isPossible` is asked for each class (`.a`) and attribute (`[a='b']`)
 * that has to be there. Choices within `:is()` and `:where()` that cannot be are left out of them.
 */
export function possibleSelectors(list: string, isPossible: (token: string) => boolean): string[] {
  return parseList(list)
    .map((selector) => possibleParts(selector, isPossible))
    .filter((selector) => selector !== undefined)
    .map(print);
}

function possibleParts(parts: Part[], isPossible: (token: string) => boolean): Part[] | undefined {
  const kept: Part[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      if (!tokensOf(part).every(isPossible)) return undefined;
      kept.push(part);
      continue;
    }
    const list = part.list.map((one) => possibleParts(one, isPossible)).filter((one) => one !== undefined);
    const isNegative = part.name === 'not';
    if (list.length === 0 && !isNegative) return undefined;
    if (list.length > 0) kept.push({ name: part.name, list });
  }
  return kept;
}

function tokensOf(text: string): string[] {
  return text.match(/\.(?:\\.|[\w-])+|\[[^\]]*\]/g) ?? [];
}

function print(parts: Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : `:${part.name}(${part.list.map(print).join(',')})`))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The selector with more said of the element that it matches, before its pseudo-element if it has one. */
export function narrow(selector: string, condition: string): string {
  const pseudoElement =
    /::?(?:before|after|placeholder|marker|selection|-[\w-]+|file-selector-button)(?![\w-]).*$/.exec(selector);
  if (!pseudoElement) return selector + condition;
  const subject = selector.slice(0, pseudoElement.index);
  // A pseudo-element that stands alone belongs to any element.
  return `${/(^|[\s>+~])$/.test(subject) ? `${subject}*` : subject}${condition}${pseudoElement[0]}`;
}

/**
 * `.a :is(.b, .c):hover` as `.a .b:hover, .a .c:hover`. A browser tries a rule with those elements only that have the class
 * or tag with which its last part is written; one that it finds in no list but in `:is()` it tries with every element.
 */
export function spread(selector: string): string[] {
  const parts = parseOne(selector);
  const at = parts.findLastIndex((part, index) => typeof part !== 'string' && startsCompound(parts[index - 1]));
  const part = parts[at];
  const before = parts.slice(0, at);
  const after = parts.slice(at + 1);
  const isSpreadable =
    typeof part === 'object' &&
    part.name === 'is' &&
    part.list.every(isCompound) &&
    isCompound(after) &&
    haveOneWeight(part.list);
  return isSpreadable ? part.list.map((one) => print([...before, ...one, ...after])) : [selector];
}

function startsCompound(before: Part | undefined): boolean {
  return before === undefined || (typeof before === 'string' && /[\s>+~]$/.test(before));
}

function isCompound(parts: Part[]): boolean {
  return parts.every((part) => typeof part !== 'string' || !/[\s>+~]/.test(part.replace(/\[[^\]]*\]/g, '')));
}

/** Whether all are one class, attribute or tag: what a list weighs is what its heaviest member does. */
function haveOneWeight(list: Part[][]): boolean {
  const kinds = list.map((parts) =>
    parts.length === 1 && typeof parts[0] === 'string' ? kindOf(parts[0]) : undefined,
  );
  return kinds[0] !== undefined && kinds.every((kind) => kind === kinds[0]);
}

function kindOf(simple: string): 'class' | 'tag' | undefined {
  if (/^(\.[\w-]+|\[[^\]]*\])$/.test(simple)) return 'class';
  return /^\w+$/.test(simple) ? 'tag' : undefined;
}
