/**
 * Escapes a double-quoted attribute value for HTML, JSX, Svelte, Vue, and Angular. All of them decode numeric entities,
 * and none interprets braces, quotes, or brackets written that way.
 */
export function attribute(value: string): string {
  return value.replace(/[^\w\-./:?=%~]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
