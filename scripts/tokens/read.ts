import postcss from 'postcss';
import { rootProperties, type Appearance } from './root-properties.ts';
import { colorValue, dimensionValue, familyValue, shadowValue, splitOutside, type Token } from './values.ts';

export interface TokenGroup {
  $description?: string;
  [name: string]: Token | TokenGroup | string | undefined;
}

type Read = (text: string) => unknown;

interface Kind {
  /** Which custom properties, with the path of the token in its groups. */
  properties: RegExp;
  group: string[];
  type: string;
  read: Read;
}

/** Of the size of the font: the format has no such unit. */
const ems: Read = (text) => (/^-?[\d.]+em$/.test(text) ? Number.parseFloat(text) : undefined);
const number: Read = (text) => (/^[\d.]+$/.test(text) ? Number(text) : undefined);

const looks: Kind[] = [
  { properties: /^--(gray|accent|green|amber|red)-(\w+)$/, group: ['color'], type: 'color', read: colorValue },
  { properties: /^--color-([\w-]+)$/, group: ['color'], type: 'color', read: colorValue },
  { properties: /^--shadow-(\d)$/, group: ['shadow'], type: 'shadow', read: shadowValue },
];

const measures: Kind[] = [
  { properties: /^--space-(\d)$/, group: ['space'], type: 'dimension', read: dimensionValue },
  { properties: /^--radius-(\d|full|thumb)$/, group: ['radius'], type: 'dimension', read: dimensionValue },
  { properties: /^--font-size-(\d)$/, group: ['font', 'size'], type: 'dimension', read: dimensionValue },
  { properties: /^--line-height-(\d)$/, group: ['font', 'line-height'], type: 'dimension', read: dimensionValue },
  {
    properties: /^--heading-line-height-(\d)$/,
    group: ['font', 'heading-line-height'],
    type: 'dimension',
    read: dimensionValue,
  },
  { properties: /^--letter-spacing-(\d)$/, group: ['font', 'letter-spacing'], type: 'number', read: ems },
  { properties: /^--font-weight-(\w+)$/, group: ['font', 'weight'], type: 'fontWeight', read: number },
  {
    properties: /^--(default|heading|code)-font-family$/,
    group: ['font', 'family'],
    type: 'fontFamily',
    read: familyValue,
  },
];

/** The design tokens of a sheet: light and dark colors and shadows, sizes, type, and motion. */
export function readTokens(sheet: string): TokenGroup {
  const appearances: Appearance[] = ['light', 'dark'];
  const [light, dark] = appearances.map((appearance) => tokensOf(rootProperties(sheet, appearance), looks));
  return {
    $description: 'Read from the sheet of the package: the theme as it is when it is given nothing.',
    light,
    dark,
    ...tokensOf(rootProperties(sheet, 'light'), measures),
    motion: readMotion(sheet),
  };
}

function tokensOf(properties: ReadonlyMap<string, string>, kinds: readonly Kind[]): TokenGroup {
  const root: TokenGroup = {};
  for (const { properties: pattern, group, type, read } of kinds) {
    for (const [property, text] of properties) {
      const path = pattern.exec(property)?.slice(1);
      const value = path && read(text);
      if (path && value !== undefined) put(root, [...group, ...path], token(type, value, property));
    }
  }
  return root;
}

function token($type: string, $value: unknown, property: string): Token {
  return { $type, $value, $extensions: { chatdeck: { property } } };
}

function put(root: TokenGroup, path: readonly string[], value: Token): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) root[name] = value;
  else put((root[name] ??= {}) as TokenGroup, rest, value);
}

const easings: Record<string, [number, number, number, number]> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** Our keyframe animations: their duration and easing, or the delay before they show. */
function readMotion(sheet: string): TokenGroup {
  const motion: TokenGroup = {};
  const root = postcss.parse(sheet);
  const durations = new Map<string, string>();
  root.walkDecls(/^--cd-motion/, ({ prop, value }) => void durations.set(`var(${prop})`, value));
  root.walkDecls('animation', ({ value: written }) => {
    const value = written.replace(/var\(--cd-motion[\w-]*\)/g, (name) => durations.get(name) ?? name);
    for (const words of splitOutside(value, ',').map((animation) => animation.split(/\s+/))) {
      const keyframes = words.find((word) => /^cd-(?!rt-)/.test(word));
      const [duration = 0, delay = 0] = words.flatMap((word) => toMilliseconds(word) ?? []);
      if (keyframes === undefined) continue;
      const name = [keyframes.replace(/^cd-/, ''), ...words.filter((word) => word === 'reverse')].join('-');
      const easing = easings[words.find((word) => word in easings) ?? 'ease'];
      const time = (milliseconds: number) => token('duration', { value: milliseconds, unit: 'ms' }, keyframes);
      const found: TokenGroup =
        duration === 0
          ? { delay: time(delay) }
          : { duration: time(duration), easing: token('cubicBezier', easing, keyframes) };
      const isKnown = name in motion && JSON.stringify(motion[name]) !== JSON.stringify(found);
      motion[isKnown ? `${name}-${duration}` : name] = found;
    }
  });
  return motion;
}

function toMilliseconds(word: string): number | undefined {
  const [, amount, unit] = /^([\d.]+)(ms|s)$/.exec(word) ?? [];
  return amount === undefined ? undefined : Math.round(Number(amount) * (unit === 's' ? 1000 : 1));
}
