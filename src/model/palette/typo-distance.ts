/**
 * How many typos separate what was typed from the start of a word: letters that are missing, added, wrong, or swapped.
 * Undefined if there are more than `allowed`.
 */
export function typoDistance(word: string, typed: string, allowed: number): number | undefined {
  if (allowed === 0 || word.length < typed.length - allowed) return undefined;
  const start = word.slice(0, typed.length + allowed);
  // Row by row: the distance of the typed letters so far from each start of the word.
  let before: number[] = [];
  let row = Array.from({ length: start.length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let end = 1; end <= start.length; end += 1) {
      const isSame = typed[at - 1] === start[end - 1];
      const isSwapped = typed[at - 1] === start[end - 2] && typed[at - 2] === start[end - 1];
      next[end] = Math.min(
        valueAt(row, end - 1) + (isSame ? 0 : 1),
        valueAt(row, end) + 1,
        valueAt(next, end - 1) + 1,
        isSwapped && at > 1 && end > 1 ? valueAt(before, end - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > allowed) return undefined;
    [before, row] = [row, next];
  }
  const distance = Math.min(...row);
  return distance <= allowed ? distance : undefined;
}

function valueAt(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
