/**
 * The rules of the element that reads the accent. The accent is mixed, which writes a color of any kind in sRGB. Its
 * transition reports a change, also one while the element was hidden.
 */
export const accentRules = `
.chatdeck-accent {
  all: initial; position: fixed; visibility: hidden;
  color: color-mix(in srgb, var(--chatdeck-accent, transparent) 100%, transparent);
}
@starting-style { .chatdeck-accent { color: transparent; } }
`;

/** Reads the color that the page sets as `--chatdeck-accent` around an element, and calls back when it changes. */
export function watchAccent(onChange: () => void): { probe: HTMLElement; get(this: void): string | undefined } {
  const probe = document.createElement('div');
  probe.className = 'chatdeck-accent';
  // Inline, because a page may turn all transitions off.
  probe.style.setProperty('transition', 'color 1ms step-start', 'important');
  let last: { accent: string | undefined } | undefined;
  const get = () => (last ??= { accent: accentOf(probe) }).accent;
  probe.addEventListener('transitionend', () => {
    const before = get();
    last = undefined;
    if (get() !== before) onChange();
  });
  return { probe, get };
}

/** In hex. */
function accentOf(probe: Element): string | undefined {
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
