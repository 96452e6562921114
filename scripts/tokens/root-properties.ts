import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';

export type Appearance = 'light' | 'dark';

/** The properties of a theme with default props. */
const attributes: Record<string, string> = {
  'data-accent-color': 'indigo',
  'data-gray-color': 'slate',
  'data-radius': 'medium',
  'data-scaling': '100%',
  'data-panel-background': 'translucent',
  'data-is-root-theme': 'true',
};

/** The custom properties that the root of a theme has under a sheet, with every `var()` in them put in. */
export function rootProperties(sheet: string, appearance: Appearance): Map<string, string> {
  const declared = new Map<string, { value: string; weight: number }>();
  postcss.parse(sheet).walkDecls(/^--/, (declaration) => {
    const weight = weightOnRoot(declaration, appearance);
    if (weight === undefined || weight < (declared.get(declaration.prop)?.weight ?? 0)) return;
    declared.set(declaration.prop, { value: declaration.value, weight });
  });
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (whole, name: string, fallback?: string) => {
      const found = declared.get(name)?.value ?? fallback;
      return found === undefined ? whole : resolve(found);
    });
  return new Map([...declared].map(([name, { value }]) => [name, resolve(value)]));
}

/** How much a declaration weighs on the root of a theme; undefined where it says nothing of it. */
function weightOnRoot({ parent }: Declaration, appearance: Appearance): number | undefined {
  const rule = parent as Rule;
  const around = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).name : 'root';
  if (!['root', 'supports'].includes(around)) return undefined;
  const weights = rule.selectors
    .map((selector) => weightOf(selector, appearance))
    .filter((weight) => weight !== undefined);
  return weights.length > 0 ? Math.max(...weights) : undefined;
}

/** `:is(.chatdeck.chatdeck,.chatdeck *)` only weighs. */
const within = /:is\(\.chatdeck\.chatdeck,\s*\.chatdeck \*\)/;
const dark = /:(where|is)\(\.dark,.*$/;

function weightOf(selector: string, appearance: Appearance): number | undefined {
  if (dark.test(selector) && appearance === 'light') return undefined;
  const plain = selector.replace(within, '').replace(dark, '');
  const parts = plain.match(/:where\([^()]*\)|\[[^\]]*\]|\.[\w-]+|[^.[:]+|:./g) ?? [];
  if (!parts.every(isOfRoot)) return undefined;
  const own = parts.filter((part) => !part.startsWith(':where')).length;
  return own + (within.test(selector) ? 2 : 0);
}

function isOfRoot(part: string): boolean {
  const where = /^:where\((.*)\)$/.exec(part)?.[1];
  if (where !== undefined) return isOfRoot(where);
  if (['.chatdeck', '.light', '.dark'].includes(part)) return part !== '.dark';
  const [, name = '', value] = /^\[([\w-]+)(?:=['"]?(.*?)['"]?)?\]$/.exec(part) ?? [];
  return name in attributes && (value === undefined || value === attributes[name]);
}
