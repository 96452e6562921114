/** A reply's trigger phrases, comma-separated in the API: each listed once, ignoring case and spacing. */
export function splitPhrases(text: string): string[] {
  const phrases = new Map<string, string>();
  for (const part of text.split(',')) {
    const phrase = part.trim().replace(/\s+/g, ' ');
    const folded = foldPhrase(phrase);
    if (folded !== '' && !phrases.has(folded)) phrases.set(folded, phrase);
  }
  return [...phrases.values()];
}

/** Phrases in the API's format. */
export function joinPhrases(phrases: readonly string[]): string {
  return splitPhrases(phrases.join(',')).join(', ');
}

/** Normalizes text for comparing phrases: ignores case, and differences in spaces, apostrophes, and character width. */
export function foldPhrase(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a folded text contains a folded phrase as whole words. */
export function saysPhrase(text: string, phrase: string): boolean {
  if (phrase === '') return false;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (isWordEdge(text, at) && isWordEdge(text, at + phrase.length)) return true;
  }
  return false;
}

const letter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts written without spaces between words. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function isWordEdge(text: string, at: number): boolean {
  return !isOfWord(text[at - 1]) || !isOfWord(text[at]);
}

function isOfWord(character: string | undefined): boolean {
  return character !== undefined && letter.test(character) && !unspaced.test(character);
}

/** Longer phrases are not searched for phrases within them. */
const MAX_SEARCHED = 300;

/** The phrases in `known` that a longer folded phrase also contains. */
export function phrasesWithin(phrase: string, known: ReadonlyMap<string, unknown>, longest: number): string[] {
  if (phrase.length > MAX_SEARCHED) return [];
  const edges = Array.from({ length: phrase.length + 1 }, (_, at) => at).filter((at) => isWordEdge(phrase, at));
  const found = new Set<string>();
  for (const start of edges) {
    for (const end of edges) {
      if (end <= start || end - start > longest) continue;
      const part = phrase.slice(start, end);
      if (part !== phrase && known.has(part)) found.add(part);
    }
  }
  return [...found];
}
