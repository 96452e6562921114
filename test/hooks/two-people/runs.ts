/**
 * The same lives each time. What is broken on purpose must show up in the very lives that pass without a fault, so a
 * fault that is noticed is the reason.
 */
export const usualRuns = { seed: 11, numRuns: 40 };
