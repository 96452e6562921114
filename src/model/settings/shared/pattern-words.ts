import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** A piece of what a pattern finds. */
export type PatternPart =
  | { kind: 'text' | 'optional'; text: string }
  | { kind: 'oneOf'; options: string[] }
  | { kind: 'anything' | 'something' | 'character' | 'digit' | 'digits' }
  /** What has no plain words, as it is written. */
  | { kind: 'other'; source: string };

/** One of the ways in which a pattern matches. */
export interface PatternClause {
  /** Where in the address: anywhere, at its start or end, or all of it. */
  place: 'inside' | 'start' | 'end' | 'whole';
  /** In order; empty matches every address. */
  parts: PatternPart[];
}

/** What a page pattern means. */
export interface PatternWords {
  /** Any of them is enough. */
  clauses: PatternClause[];
  /** An unescaped dot within text, which stands for any character. */
  hasLooseDot: boolean;
  /** An address that it likely matches. Try it before you show it. */
  example: string;
  /** Addresses nearly like it, the nearest first. At least one of them likely doesn't match. */
  others: string[];
}

/** Whose pages the examples are. */
const SITE = 'https://example.com';
/** More is no longer an explanation. */
const MOST_TEXT = 200;
const TOO_LONG = MOST_TEXT + 1;

/** Puts a regular expression into words; absent if it is invalid or too long for that. */
export function patternWords(pattern: string): PatternWords | undefined {
  if (pattern.length > MOST_TEXT) return undefined;
  const tree = parse(pattern);
  if (!tree) return undefined;
  const found = { hasLooseDot: false };
  const clauses = tree.alternatives.map((alternative) => clauseOf(alternative.elements, found));
  const [first] = tree.alternatives;
  const sample = sampleOf(first?.elements ?? []);
  if (sample.length > MOST_TEXT) return undefined;
  return { clauses, ...found, example: addressOf(sample), others: othersFor(sample) };
}

function parse(pattern: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(pattern);
  } catch {
    return undefined;
  }
}

interface Found {
  hasLooseDot: boolean;
}

function clauseOf(elements: readonly AST.Element[], found: Found): PatternClause {
  const isStart = isEdge(elements[0], 'start');
  const isEnd = isEdge(elements.at(-1), 'end');
  const inner = elements.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
  const parts = joined(inner.flatMap((element) => partsOf(element)));
  found.hasLooseDot ||= parts.some(
    ({ kind }, index) => kind === 'character' && isText(parts[index - 1]) && isText(parts[index + 1]),
  );
  const edge = isEnd ? 'end' : 'inside';
  return { place: isStart ? (isEnd ? 'whole' : 'start') : edge, parts: withDots(parts) };
}

function isEdge(element: AST.Element | undefined, kind: 'start' | 'end'): boolean {
  return element?.type === 'Assertion' && element.kind === kind;
}

function isText(part: PatternPart | undefined): part is { kind: 'text'; text: string } {
  return part?.kind === 'text';
}

function partsOf(element: AST.Element): PatternPart[] {
  const other: PatternPart[] = [{ kind: 'other', source: element.raw }];
  switch (element.type) {
    case 'Character':
      return [{ kind: 'text', text: String.fromCodePoint(element.value) }];
    case 'CharacterSet':
      if (element.kind === 'any') return [{ kind: 'character' }];
      return isDigit(element) ? [{ kind: 'digit' }] : other;
    case 'CharacterClass':
      return isDigit(element) ? [{ kind: 'digit' }] : other;
    case 'Group':
    case 'CapturingGroup': {
      const options = element.alternatives.map(({ elements }) => joined(elements.flatMap(partsOf)));
      if (options.length === 1) return options[0] ?? other;
      const texts = options.map((parts) => (parts.length === 1 && isText(parts[0]) ? parts[0].text : undefined));
      return texts.every((text) => text !== undefined) ? [{ kind: 'oneOf', options: texts }] : other;
    }
    case 'Quantifier':
      return repeated(element) ?? other;
    default:
      return other;
  }
}

function repeated({ element, min, max }: AST.Quantifier): PatternPart[] | undefined {
  if (max === Infinity && min <= 1) {
    if (element.type === 'CharacterSet' && element.kind === 'any')
      return [{ kind: min === 0 ? 'anything' : 'something' }];
    if (min === 1 && isDigit(element)) return [{ kind: 'digits' }];
  }
  if (min !== 0 || max !== 1 || element.type === 'Assertion') return undefined;
  const parts = joined(partsOf(element));
  return parts.length === 1 && isText(parts[0]) ? [{ kind: 'optional', text: parts[0].text }] : undefined;
}

function isDigit(element: AST.Element): boolean {
  if (element.type === 'CharacterSet') return element.kind === 'digit' && !element.negate;
  return element.type === 'CharacterClass' && element.raw === '[0-9]';
}

/** Adjacent texts as one. */
function joined(parts: readonly PatternPart[]): PatternPart[] {
  const all: PatternPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (isText(part) && isText(last)) all[all.length - 1] = { kind: 'text', text: last.text + part.text };
    else all.push(part);
  }
  return all;
}

/** `example.com` as it is meant: a dot within text stays a dot, and `hasLooseDot` says what it is. */
function withDots(parts: readonly PatternPart[]): PatternPart[] {
  return joined(
    parts.map((part, index) =>
      part.kind === 'character' && isText(parts[index - 1]) && isText(parts[index + 1])
        ? { kind: 'text', text: '.' }
        : part,
    ),
  );
}

/** A text that matches, if lookarounds and back references let it. */
function sampleOf(elements: readonly AST.Element[]): string {
  return elements.map(sampleFor).join('');
}

function sampleFor(element: AST.Element): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
      return sampleOfSet(element);
    case 'CharacterClass':
      return sampleOfClass(element);
    case 'Group':
    case 'CapturingGroup':
      return sampleOf(element.alternatives[0]?.elements ?? []);
    case 'Quantifier': {
      const isAny = element.element.type === 'CharacterSet' && element.element.kind === 'any';
      if (isAny && element.max === Infinity && element.min <= 1) return 'page';
      const times = Math.max(element.min, Math.min(element.max, 1));
      // Cut before a quantifier around this one repeats it again.
      return sampleFor(element.element).repeat(Math.min(times, TOO_LONG)).slice(0, TOO_LONG);
    }
    default:
      return '';
  }
}

function sampleOfSet(set: AST.CharacterSet): string {
  if (set.kind === 'digit') return set.negate ? 'a' : '1';
  if (set.kind === 'space') return set.negate ? 'a' : ' ';
  if (set.kind === 'word') return set.negate ? '-' : 'a';
  // Most unescaped dots are meant as dots.
  return set.kind === 'any' ? '.' : 'a';
}

function sampleOfClass({ negate, elements }: AST.CharacterClass): string {
  if (negate) return [...'a1-_.~'].find((letter) => !elements.some((element) => mayHold(element, letter))) ?? '';
  const [first] = elements;
  if (first?.type === 'Character') return String.fromCodePoint(first.value);
  if (first?.type === 'CharacterClassRange') return String.fromCodePoint(first.min.value);
  return first?.type === 'CharacterSet' ? sampleOfSet(first) : '';
}

/** Whether a letter belongs to a part of a class, or might. */
function mayHold(element: AST.CharacterClassElement, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (element.type === 'Character') return element.value === code;
  if (element.type === 'CharacterClassRange') return element.min.value <= code && code <= element.max.value;
  if (element.type !== 'CharacterSet') return true;
  const isHeld = { digit: /\d/, word: /\w/, space: /\s/, property: /^/ }[element.kind].test(letter);
  return element.kind === 'property' || isHeld !== element.negate;
}

function addressOf(sample: string): string {
  if (/^[a-z]+:\/\//i.test(sample)) return sample;
  return `${SITE}${sample.startsWith('/') ? '' : '/'}${sample}`;
}

function othersFor(sample: string): string[] {
  const middle = Math.ceil(sample.length / 2);
  const shorter = sample.slice(0, -1);
  const torn = `${sample.slice(0, middle)}-${sample.slice(middle)}`;
  return [...new Set([addressOf(shorter), addressOf(torn), `${SITE}/`])];
}
