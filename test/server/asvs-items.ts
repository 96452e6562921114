/** How many items of level 1 and 2 each section of OWASP ASVS 5.0.0 has; those of level 3 come after them. */
const counts: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

/** The items of level 1 and 2, as `1.2.3`. */
export const asvsItems = Object.entries(counts).flatMap(([chapter, sections]) =>
  sections.flatMap((count, index) => Array.from({ length: count }, (_, item) => `${chapter}.${index + 1}.${item + 1}`)),
);
