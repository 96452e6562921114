import { describe, expect, it, test } from 'vitest';
import {
  collisionsOf,
  phraseCollisions,
  repliesTo,
  type TriggeredReply,
} from 'chatdeck/model/settings/saved-replies/reply-match';
import { foldPhrase, joinPhrases, saysPhrase, splitPhrases } from 'chatdeck/model/settings/saved-replies/reply-phrases';

const reply = (uid: string, triggerPhrases: string, autoSend = false): TriggeredReply => ({
  uid,
  triggerPhrases,
  autoSend,
});

describe('splitPhrases', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' , ,', []],
    ['alaska,hawaii', ['alaska', 'hawaii']],
    [' free   shipping , Alaska, alaska', ['free shipping', 'Alaska']],
    ["don’t know, don't know", ['don’t know']],
  ])('%j', (text, phrases) => {
    expect(splitPhrases(text)).toEqual(phrases);
  });
});

describe('saysPhrase', () => {
  test.each<[string, string, boolean]>([
    ['Do you ship to ALASKA?', 'alaska', true],
    ['Alaskan salmon', 'alaska', false],
    ['this is shipping', 'hi', false],
    ['hi!', 'Hi', true],
    ['hit hi', 'hi', true],
    ['free\n  shipping', 'free shipping', true],
    ['I don’t know', "don't", true],
    ['ｐｒｉｃｅ', 'price', true],
    ['请问价格多少', '价格', true],
    ['ราคาเท่าไหร่', 'ราคา', true],
    ['Größe', 'größ', false],
    ['what is c++?', 'c++', true],
    ['order #12', '#12', true],
    ['anything', '', false],
  ])('%j says %j: %s', (message, phrase, says) => {
    expect(saysPhrase(foldPhrase(message), foldPhrase(phrase))).toBe(says);
  });
});

describe('repliesTo', () => {
  it('lists those sent automatically first, each with the phrases that matched', () => {
    const replies = [reply('1', 'alaska, hawaii'), reply('2', 'ship, delivery', true), reply('3', '', true)];
    expect(repliesTo('Do you ship to Alaska or Hawaii?', replies)).toEqual([
      { uid: '2', verdict: 'fires', phrases: ['ship'] },
      { uid: '1', verdict: 'offered', phrases: ['alaska', 'hawaii'] },
    ]);
    expect(repliesTo('', replies)).toEqual([]);
  });
});

describe('phraseCollisions', () => {
  it('finds a phrase of several replies, and one within a longer one of another', () => {
    const replies = [reply('1', 'Shipping, price'), reply('2', 'free shipping'), reply('3', 'shipping')];
    expect(phraseCollisions(replies)).toEqual([
      { phrase: 'Shipping', owners: ['1', '3'] },
      { phrase: 'Shipping', owners: ['1', '3'], longer: { phrase: 'free shipping', owners: ['2'] } },
    ]);
    expect(collisionsOf('2', phraseCollisions(replies))).toHaveLength(1);
  });

  it('leaves the phrases of one reply alone, and parts of words', () => {
    expect(phraseCollisions([reply('1', 'shipping, free shipping'), reply('2', 'ship')])).toEqual([]);
  });

  it('finds exactly what a message of the one phrase calls for', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const replies = someReplies(seed);
      const found = phraseCollisions(replies);
      for (const { uid, triggerPhrases } of replies) {
        for (const phrase of splitPhrases(triggerPhrases)) {
          const called = repliesTo(phrase, replies).map((match) => match.uid);
          const told = found.flatMap(({ phrase: inner, owners, longer }) => {
            if (foldPhrase(longer?.phrase ?? inner) !== foldPhrase(phrase)) return [];
            return [...owners, ...(longer?.owners ?? [])];
          });
          const others = (uids: string[]) => [...new Set(uids)].filter((other) => other !== uid).toSorted();
          expect(others(told), `${seed}: ${phrase}`).toEqual(others(called));
        }
      }
    }
  });

  it('copes with a thousand replies', () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      reply(String(index), `topic ${index}, about topic ${index} today, shared ${index % 400}`),
    );
    expect(phraseCollisions(many)).toHaveLength(400);
  });

  it('joins what it splits', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      for (const { triggerPhrases } of someReplies(seed)) {
        expect(splitPhrases(joinPhrases([triggerPhrases]))).toEqual(splitPhrases(triggerPhrases));
      }
    }
  });
});

/** A few replies of few words, so that their phrases meet often. */
function someReplies(seed: number): TriggeredReply[] {
  let state = seed;
  const pick = (count: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
  const words = ['a', 'b', 'ab', 'A', 'é', '价', '价格', "'s", '#1'];
  const phrase = () => Array.from({ length: 1 + pick(3) }, () => words[pick(words.length)]).join(pick(4) ? ' ' : '');
  return Array.from({ length: 2 + pick(4) }, (_, index) =>
    reply(String(index), Array.from({ length: pick(4) }, phrase).join(', '), pick(2) === 0),
  );
}
