import type { TokenGroup } from '../../../scripts/tokens/read';
import { cssOf, groupAt, isToken, tokensIn } from './tokens';

/** What a set of variables in Figma can hold. */
const figmaTypes = ['color', 'dimension', 'number', 'fontFamily', 'fontWeight'];
const appearances = ['light', 'dark'] as const;

/** The tokens as files to download, by name. */
export function tokenFiles(tokens: TokenGroup): Record<string, string> {
  const figma = appearances.map((appearance) => [
    `chatdeck.figma.${appearance}.tokens.json`,
    asText(figmaMode(tokens, appearance)),
  ]);
  return {
    'chatdeck.tokens.json': asText(tokens),
    'chatdeck.tokens.css': cssFile(tokens),
    ...(Object.fromEntries(figma) as Record<string, string>),
  };
}

const asText = (value: unknown) => JSON.stringify(value, null, 2);

/** Custom properties, with the light colors as default. */
function cssFile(tokens: TokenGroup): string {
  const shared = Object.keys(tokens).filter((name) => !appearances.some((appearance) => appearance === name));
  const rule = (selector: string, groups: readonly string[]) => {
    const lines = groups.flatMap((name) =>
      tokensIn(groupAt(tokens, [name]))
        .map(({ token }) => ({ property: token.$extensions.chatdeck.property, value: cssOf(token.$value) }))
        .filter(({ property, value }) => property.startsWith('--') && value !== '')
        .map(({ property, value }) => `  ${property}: ${value};`),
    );
    return `${selector} {\n${lines.join('\n')}\n}\n`;
  };
  return rule(':root', ['light', ...shared]) + rule('.dark', ['dark']);
}

/** A mode of Figma's variables: one file, in which a color has the same name as in the other mode. */
function figmaMode(tokens: TokenGroup, appearance: (typeof appearances)[number]): TokenGroup {
  const { light, dark, ...shared } = tokens;
  const colors = appearance === 'light' ? light : dark;
  return onlyFigma({ ...(colors as TokenGroup), ...shared });
}

function onlyFigma(group: TokenGroup): TokenGroup {
  const kept = Object.entries(group).flatMap(([name, value]): [string, TokenGroup[string]][] => {
    if (typeof value !== 'object') return [];
    if (isToken(value)) return figmaTypes.includes(value.$type) ? [[name, value]] : [];
    const inner = onlyFigma(value);
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return Object.fromEntries(kept);
}
