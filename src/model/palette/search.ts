import { foldText } from './fold-text';
import { typoDistance } from './typo-distance';

/** Something that the palette finds, by the words it is found by. */
export interface Findable {
  id: string;
  label: string;
  /** Other words for it. */
  synonyms?: string | undefined;
  /** What it is in. */
  place?: string | undefined;
  help?: string | undefined;
  /** It is in each widget, so the name of a widget may be part of the query. */
  isPerWidget?: boolean | undefined;
}

/** A widget whose name may be part of a query. */
export interface FindableWidget {
  id: string;
  label: string;
}

export interface Found {
  id: string;
  /** The widget that the query also names. */
  widgetId?: string | undefined;
}

export type FindableSearch = (query: string, recent?: readonly string[]) => Found[];

/** What a word weighs, by where it is. */
const weights = { label: 1, synonyms: 0.9, place: 0.4, help: 0.35 } as const;
type Source = keyof typeof weights;
const sources = Object.keys(weights) as Source[];

/** From this quality on, a match in a text besides the name counts: typos there would find almost anything. */
const GOOD = 0.5;
const RECENT_BONUS = 0.12;
const MAX_SHOWN = 50;
/** How many widgets a query may name. */
const MAX_WIDGETS = 12;

/**
 * Finds what matches every word of a query, best first: in its name, in another word for it, by the start of a word, by
 * a part of one, or with a typo. A query that also names a widget finds the entries of that widget. Each word of the
 * query is compared with each known word once, however many entries have it.
 */
export function makeFindableSearch(
  entries: readonly Findable[],
  widgets: readonly FindableWidget[] = [],
): FindableSearch {
  const words = new Map<string, number>();
  const indexed = entries.map((entry) => indexEntry(entry, words));
  const named = widgets.map((widget) => indexEntry(widget, words));
  const vocabulary = [...words.keys()];
  return (query, recent = []) => {
    const typed = wordsIn(query);
    if (typed.length === 0) return [];
    const text = typed.join(' ');
    const qualities = typed.map((word) => vocabulary.map((known) => matchQuality(known, word)));
    const inWidgets = named
      .map((widget) => ({ id: widget.entry.id, scores: scoresOf(widget, qualities) }))
      .filter(({ scores }) => scores.some((score) => score > 0))
      .toSorted((a, b) => sum(b.scores) - sum(a.scores))
      .slice(0, MAX_WIDGETS);
    const ranked = indexed.flatMap((each) => rank(each, { text, qualities, inWidgets, recent }));
    return ranked
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MAX_SHOWN)
      .map(({ id, widgetId }) => ({ id, widgetId }));
  };
}

interface Indexed {
  entry: Findable;
  label: string;
  /** The numbers of its words. */
  words: Record<Source, readonly number[]>;
}

function indexEntry(entry: Findable, words: Map<string, number>): Indexed {
  const numberOf = (word: string) => {
    const known = words.get(word) ?? words.size;
    words.set(word, known);
    return known;
  };
  const numbersIn = (text: string | undefined) => wordsIn(text).map(numberOf);
  const { label, synonyms, place, help } = entry;
  return {
    entry,
    label: foldText(label),
    words: {
      label: numbersIn(label),
      synonyms: numbersIn(synonyms),
      place: numbersIn(place),
      help: numbersIn(help),
    },
  };
}

function wordsIn(text = ''): string[] {
  return foldText(text)
    .split(' ')
    .map((word) => word.replace(/[#“”"'’?!:;›…„‚‘‹«»،؟]/g, ''))
    .filter(Boolean);
}

interface Ranking {
  text: string;
  /** How well each word of the query matches each known word. */
  qualities: readonly (readonly number[])[];
  inWidgets: readonly { id: string; scores: readonly number[] }[];
  recent: readonly string[];
}

function rank(each: Indexed, { text, qualities, inWidgets, recent }: Ranking): (Found & { score: number })[] {
  const { id, isPerWidget = false } = each.entry;
  const scores = scoresOf(each, qualities);
  const bonusOf = (visited: (place: string) => boolean) => (recent.some(visited) ? RECENT_BONUS : 0);
  const own: (Found & { score: number })[] = [];
  if (scores.every((score) => score > 0)) {
    const bonus = labelBonus(each.label, text) + bonusOf((place) => place === id || place.startsWith(`${id}@`));
    own.push({ id, score: sum(scores) / scores.length + bonus });
  }
  if (!isPerWidget) return own;
  const ofWidgets = inWidgets.flatMap((widget) => {
    const best = scores.map((score, index) => Math.max(score, widget.scores[index] ?? 0));
    // Each says something that the other says less well, or the query names only one of them.
    const isNamed = best.some((score, index) => score > (scores[index] ?? 0));
    const isMeant = best.some((score, index) => score > (widget.scores[index] ?? 0));
    if (!isNamed || !isMeant || best.includes(0)) return [];
    const bonus = bonusOf((place) => place === `${id}@${widget.id}`);
    return [{ id, widgetId: widget.id, score: sum(best) / best.length + bonus }];
  });
  return [...own, ...ofWidgets];
}

/** Of each word of the query, the best match in an entry; 0 without one. */
function scoresOf({ words }: Indexed, qualities: Ranking['qualities']): number[] {
  return qualities.map((quality) => {
    let best = 0;
    for (const source of sources) {
      for (const word of words[source]) {
        const found = quality[word] ?? 0;
        if (found >= GOOD || weights[source] > GOOD) best = Math.max(best, found * weights[source]);
      }
    }
    return best;
  });
}

function labelBonus(label: string, text: string): number {
  if (label === text) return 1;
  return label.startsWith(text) ? 0.4 : 0;
}

/** How well a word matches what was typed: 1 is the same word, 0 is no match. */
export function matchQuality(word: string, typed: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.7 + 0.25 * (typed.length / word.length);
  if (typed.length >= 3 && word.includes(typed)) return GOOD;
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  // Few people mistype the first letter, and it spares most words the comparison.
  if (allowed === 0 || (word[0] !== typed[0] && word[0] !== typed[1])) return 0;
  const distance = typoDistance(word, typed, allowed);
  return distance === undefined ? 0 : 0.45 - 0.1 * distance;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
