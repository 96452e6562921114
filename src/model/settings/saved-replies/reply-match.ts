import { foldPhrase, phrasesWithin, saysPhrase, splitPhrases } from './reply-phrases';

/** The parts of a reply that decide when it is used. */
export interface TriggeredReply {
  uid: string;
  /** Comma-separated. */
  triggerPhrases: string;
  autoSend: boolean;
}

/** A reply that matches a message, and its matching phrases. */
export interface ReplyMatch {
  uid: string;
  /** `fires`: sent to visitors automatically; `offered`: shown to operators. */
  verdict: 'fires' | 'offered';
  phrases: string[];
}

/** The replies that match a visitor's message, automatic ones first. */
export function repliesTo(message: string, replies: readonly TriggeredReply[]): ReplyMatch[] {
  const text = foldPhrase(message);
  const matches = replies.flatMap(({ uid, triggerPhrases, autoSend }): ReplyMatch[] => {
    const phrases = splitPhrases(triggerPhrases).filter((phrase) => saysPhrase(text, foldPhrase(phrase)));
    return phrases.length === 0 ? [] : [{ uid, verdict: autoSend ? 'fires' : 'offered', phrases }];
  });
  return matches.toSorted((a, b) => Number(b.verdict === 'fires') - Number(a.verdict === 'fires'));
}

/** A phrase that several replies share, or that is part of a longer phrase of another reply. */
export interface PhraseCollision {
  phrase: string;
  /** The replies that have this phrase. */
  owners: readonly string[];
  /** The longer phrase that contains it, which triggers both. */
  longer?: { phrase: string; owners: readonly string[] } | undefined;
}

interface Owned {
  /** As first written. */
  phrase: string;
  owners: string[];
}

/** Cases in which one message always triggers several replies. */
export function phraseCollisions(replies: readonly TriggeredReply[]): PhraseCollision[] {
  const owned = ownedPhrases(replies);
  const longest = Math.max(0, ...[...owned.keys()].map((folded) => folded.length));
  const shared = [...owned.values()].filter(({ owners }) => owners.length > 1);
  const nested = [...owned].flatMap(([folded, longer]) =>
    phrasesWithin(folded, owned, longest).flatMap((within): PhraseCollision[] => {
      const inner = owned.get(within);
      const isOneReply = new Set([...(inner?.owners ?? []), ...longer.owners]).size < 2;
      return !inner || isOneReply ? [] : [{ ...inner, longer }];
    }),
  );
  return [...shared, ...nested];
}

/** The collisions that involve a reply. */
export function collisionsOf(uid: string, collisions: readonly PhraseCollision[]): PhraseCollision[] {
  return collisions.filter(({ owners, longer }) => owners.includes(uid) || longer?.owners.includes(uid));
}

function ownedPhrases(replies: readonly TriggeredReply[]): Map<string, Owned> {
  const owned = new Map<string, Owned>();
  for (const { uid, triggerPhrases } of replies) {
    for (const phrase of splitPhrases(triggerPhrases)) {
      const folded = foldPhrase(phrase);
      const known = owned.get(folded);
      if (known) known.owners.push(uid);
      else owned.set(folded, { phrase, owners: [uid] });
    }
  }
  return owned;
}
