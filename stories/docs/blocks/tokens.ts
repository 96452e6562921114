import type { TokenGroup } from '../../../scripts/tokens/read';
import type { Token } from '../../../scripts/tokens/values';

export interface NamedToken {
  /** `space.4`. */
  path: string;
  token: Token;
}

/** All tokens of a group, from the first to the last. */
export function tokensIn(group: TokenGroup, path: readonly string[] = []): NamedToken[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (typeof value !== 'object') return [];
    const here = [...path, name];
    return isToken(value) ? [{ path: here.join('.'), token: value }] : tokensIn(value, here);
  });
}

export function groupAt(group: TokenGroup, path: readonly string[]): TokenGroup {
  return path.reduce<TokenGroup>((found, name) => {
    const next = found[name];
    return typeof next === 'object' && !isToken(next) ? next : {};
  }, group);
}

/** A token as CSS writes it. */
export function valueOf(group: TokenGroup, path: readonly string[]): string {
  const found = groupAt(group, path.slice(0, -1))[path.at(-1) ?? ''];
  return typeof found === 'object' && isToken(found) ? cssOf(found.$value) : '';
}

export function cssOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value))
    return value.every((part) => typeof part === 'number')
      ? `cubic-bezier(${value.join(', ')})`
      : value.map(cssOf).join(', ');
  if ('hex' in value && 'alpha' in value) {
    const alpha = Math.round(Number(value.alpha) * 255);
    return `${String(value.hex)}${alpha === 255 ? '' : alpha.toString(16).padStart(2, '0')}`;
  }
  if ('value' in value && 'unit' in value) return `${String(value.value)}${String(value.unit)}`;
  if ('offsetX' in value && 'offsetY' in value) {
    const { color, offsetX, offsetY, blur, spread, inset } = value as Record<string, unknown>;
    return `${inset ? 'inset ' : ''}${[offsetX, offsetY, blur, spread, color].map(cssOf).join(' ')}`;
  }
  return '';
}

export function isToken(value: Token | TokenGroup): value is Token {
  return '$type' in value;
}
