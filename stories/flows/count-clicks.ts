/** Counts the clicks and taps on the page from now on. Typing and keys are free. */
export function countClicks(): { clicks(): number } {
  let count = 0;
  document.addEventListener('pointerdown', () => (count += 1), { capture: true });
  return { clicks: () => count };
}
