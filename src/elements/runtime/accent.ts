/** The color that the page sets as `--chatdeck-accent` around an element, in hex. */
export function accentOf(probe: Element): string | undefined {
  // As the rule of the probe mixes it: `color(srgb 1 0.35 0.2 / 1)`, however the page writes it.
  const [red, green, blue, alpha = 1] =
    getComputedStyle(probe)
      .color.match(/none|-?[\d.]+(?:e-?\d+)?/g)
      ?.map(toNumber) ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha === 0) return undefined;
  return `#${[red, green, blue].map(toHex).join('')}`;
}

/** `none` is a part that a color doesn't have. */
function toNumber(text: string): number {
  return Number(text) || 0;
}

/** A color outside what screens show has parts below 0 or above 1. */
function toHex(part: number): string {
  return Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');
}
