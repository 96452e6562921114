import { linearOf } from './oklab';

/** Minimum contrast between text and its background (WCAG 2.2, contrast minimum). */
export const minTextContrast = 4.5;

const ink = '#1c2024';
const white = '#ffffff';

/** Normalizes a hex color to `#aabbcc`. Accepts it with or without `#`, in three or six digits, in any case. */
export function readHexColor(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/** Contrast ratio of two colors, from 1 to 21 (WCAG 2.2). An invalid color counts as black. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(channelsOf(one)), luminance(channelsOf(other))].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether text in one color is readable on another. */
export function canBeRead(text: string, background: string): boolean {
  return contrastRatio(text, background) >= minTextContrast;
}

/** The text color for a background: white, or near-black if that is more readable. */
export function readableOn(background: string): string {
  return contrastRatio(white, background) >= contrastRatio(ink, background) ? white : ink;
}

/**
 * The nearest color that is readable on, or behind, the other. Returns the color itself if it already is, otherwise the
 * nearest darker or lighter shade.
 */
export function nearestReadable(color: string, other: string): string {
  const plain = readHexColor(color) ?? ink;
  if (canBeRead(plain, other)) return plain;
  const tones = ['#000000', white].flatMap((end) => firstReadableTone(plain, end, other) ?? []);
  return tones.sort((a, b) => a.distance - b.distance)[0]?.color ?? readableOn(other);
}

interface Tone {
  color: string;
  /** Grows with the distance from the original color. */
  distance: number;
}

const STEPS = 255;

/** Toward black or white, contrast can drop before it rises, but once sufficient it stays sufficient. */
function firstReadableTone(color: string, end: string, other: string): Tone | undefined {
  const [from, to] = [channelsOf(color), channelsOf(end)];
  const toneAt = (step: number) =>
    hexOf(from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * (step / STEPS))));
  if (!canBeRead(end, other)) return undefined;
  let [tooNear, enough] = [0, STEPS];
  while (enough - tooNear > 1) {
    const middle = Math.floor((tooNear + enough) / 2);
    if (canBeRead(toneAt(middle), other)) enough = middle;
    else tooNear = middle;
  }
  const way = Math.hypot(...from.map((channel, index) => channel - (to[index] ?? 0)));
  return { color: toneAt(enough), distance: enough * way };
}

/** Red, green, and blue from 0 to 255. An invalid color counts as black. */
export function channelsOf(color: string): number[] {
  const digits = (readHexColor(color) ?? '#000000').slice(1);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** `#aabbcc` of red, green, and blue from 0 to 255. */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linearOf(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
