import { foldPhrase, unspaced } from './reply-phrases';

/** The parts of a reply that another may repeat. */
export interface RepeatedReply {
  uid: string;
  response: string;
}

/** Two replies that say the same. */
export interface ReplyDuplicate {
  /** The one that comes first. */
  first: string;
  second: string;
  /** 1 if they differ in case, spaces, and punctuation at most. */
  similarity: number;
}

/** The share of their words from which two replies are near-duplicates. */
export const similarFrom = 0.85;
/** Shorter ones are compared as a whole: “We’re open” and “We’re closed” share most words. */
const MIN_WORDS = 6;
/** More are no help. */
const MAX_PAIRS = 200;

interface Words {
  text: string;
  set: ReadonlySet<string>;
}

/**
 * Replies whose responses are the same, or share at least 85% of their words: twice the words in both, divided by the
 * words of each.
 */
export function replyDuplicates(replies: readonly RepeatedReply[]): ReplyDuplicate[] {
  return duplicateFinder()(replies);
}

/** The same for replies that are edited. Keep the returned function: it reads only changed responses, and
 * compares them only if there are any. */
export function duplicateFinder(): (replies: readonly RepeatedReply[]) => ReplyDuplicate[] {
  let last: { key: string; found: ReplyDuplicate[] } | undefined;
  let known = new Map<string, Words>();
  return (replies) => {
    const key = JSON.stringify(replies.map(({ uid, response }) => [uid, response]));
    if (last?.key === key) return last.found;
    known = new Map(replies.map(({ response }) => [response, known.get(response) ?? wordsOf(response)]));
    const found = pairsOf(
      replies.flatMap(({ uid, response }) => {
        const words = known.get(response);
        return words && words.set.size > 0 ? [{ uid, words }] : [];
      }),
    );
    last = { key, found };
    return found;
  };
}

function pairsOf(all: readonly { uid: string; words: Words }[]): ReplyDuplicate[] {
  const found: ReplyDuplicate[] = [];
  for (const [index, first] of all.entries()) {
    for (const second of all.slice(index + 1)) {
      const similarity = similarityOf(first.words, second.words);
      if (similarity >= similarFrom) found.push({ first: first.uid, second: second.uid, similarity });
      if (found.length === MAX_PAIRS) return found;
    }
  }
  return found;
}

function similarityOf(a: Words, b: Words): number {
  if (a.text === b.text) return 1;
  const [small, large] = a.set.size < b.set.size ? [a.set, b.set] : [b.set, a.set];
  const sum = small.size + large.size;
  // Even with all words of the smaller one, they would be too different.
  if (small.size < MIN_WORDS || (2 * small.size) / sum < similarFrom) return 0;
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  // The same words in another order are not the same text.
  return Math.min(0.99, (2 * shared) / sum);
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

function wordsOf(response: string): Words {
  const words = (foldPhrase(response).match(wordPattern) ?? []).flatMap((word) =>
    unspaced.test(word) ? [...word] : [word],
  );
  return { text: words.join(' '), set: new Set(words) };
}
