/**
 * The item of `stored` that each of `filed` is. The first test finds equal items, which can be the match of several;
 * the others find versions of the same item, in turn, each of which matches once.
 */
export function matchItems<Filed extends object, Stored>(
  filed: readonly Filed[],
  stored: readonly Stored[],
  [isSame, ...others]: readonly [isSame: Test<Filed, Stored>, ...others: Test<Filed, Stored>[]],
): ReadonlyMap<Filed, Stored> {
  const matches = new Map<Filed, Stored>();
  const free = new Set(stored);
  for (const item of filed) {
    const match = [...free].find((other) => isSame(item, other)) ?? stored.find((other) => isSame(item, other));
    if (match === undefined) continue;
    matches.set(item, match);
    free.delete(match);
  }
  for (const isAlike of others) {
    for (const item of filed) {
      const match = matches.has(item) ? undefined : [...free].find((other) => isAlike(item, other));
      if (match === undefined) continue;
      matches.set(item, match);
      free.delete(match);
    }
  }
  return matches;
}

type Test<Filed, Stored> = (filed: Filed, stored: Stored) => boolean;
