/** Where a number between the ends of `domain` stands between those of `range`. */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]) {
  const [from, to] = domain;
  const [start, end] = range;
  return (value: number) => start + ((value - from) / (to - from)) * (end - start);
}
