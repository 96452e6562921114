import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { darkTheme } from '../../src/model/brand/stylesheet.ts';
import { isShown } from './part-looks.ts';
import { narrow, possibleSelectors } from './selectors.ts';
import type { Usage } from './usage.ts';

/** Two classes: more than any reset of a host has, so that a reset does not undo what a part needs. */
const within = ':is(.chatdeck.chatdeck,.chatdeck *)';

const root = '.chatdeck.chatdeck.chatdeck';
const dark = `${root}${darkTheme}`;

export function readRadix(): Root {
  return postcss.parse(readFileSync('node_modules/@radix-ui/themes/styles.css', 'utf8'));
}

/** The accents that a theme may have. */
export function accentsOf(root: Root): string[] {
  const names = new Set<string>();
  root.walkRules((rule) => {
    for (const [, name] of rule.selector.matchAll(/\[data-accent-color='(\w+)'\]/g)) if (name) names.add(name);
  });
  return [...names];
}

/** Removes what cannot occur in a page with our parts, and lets the rest reach nothing outside our themes. */
export function reduceRadix(root: Root, usage: Usage): void {
  removeNeedless(root);
  inheritSelections(root);
  const isPossible = tokenTest(usage);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = possibleSelectors(rule.selector, isPossible).filter(
      (selector) => hasOurLook(selector) && resetsOneOf(usage.elements, selector),
    );
    rule.selectors = [...new Set(kept.map(scoped).filter((selector) => selector !== undefined))];
    if (rule.selectors.every((selector) => selector === '')) rule.remove();
  });
  removeEmpty(root);
}

/**
 * Wide-gamut colors, unused font fallbacks, sizes by window width, native date fields, rules for a theme that is a whole
 * page, and a gray that each of our themes replaces.
 */
function removeNeedless(root: Root): void {
  root.walkAtRules((rule) => {
    const isForWideColors = rule.name === 'media' && rule.params.includes('color-gamut');
    const isResponsive = rule.name === 'media' && rule.params.startsWith('(min-width');
    if (isForWideColors || isResponsive || rule.name === 'font-face') rule.remove();
  });
  root.walkRules(nativeDates, (rule) => void rule.remove());
  root.walkRules(manySegments, (rule) => void rule.remove());
  root.walkRules(/data-is-root-theme/, (rule) => {
    rule.walkDecls('min-height', (declaration) => void declaration.remove());
  });
  root.walkRules(/^(?!.*data-gray-color)/s, (rule) => {
    rule.walkDecls(/^--gray-/, (declaration) => void declaration.remove());
  });
}

/** Of a segmented control with more than five options, the most that ours has. The mark of the choice comes after them. */
const manySegments =
  /SegmentedControlIndicator:where\(:nth-child\((?:[7-9]|1\d)\)\)|SegmentedControlItem.*:nth-child\((?:[6-9]|10)\)/;

const nativeDates = /::-webkit-(?:calendar-picker|datetime-edit)|\[type='date'\]/;

/**
 * A selection rule for every element makes the browser match all rules again for each element. A selection inherits its
 * colors, so they are set only where the accent changes.
 */
function inheritSelections(root: Root): void {
  root.walkRules('.radix-themes ::selection', (rule) => {
    const elsewhere = postcss.atRule({
      name: 'supports',
      params: 'not selector(::search-text)',
      nodes: [rule.clone()],
    });
    rule.after(elsewhere);
    rule.selectors = [
      '.radix-themes',
      `[data-accent-color]:where(:not([data-accent-color=''], [data-accent-color='gray']))`,
    ].map((selector) => `${selector}::selection`);
    return false;
  });
}

/** A part and what its size or variant has to be: `.rt-Button:where(.rt-variant-ghost)`. */
const partWithLook = /\.(rt-[A-Z]\w*)((?::where\([^()]*(?:\([^()]*\)[^()]*)*\))+)/g;

function hasOurLook(selector: string): boolean {
  return [...selector.matchAll(partWithLook)].every(([, part = '', conditions = '']) =>
    [...conditions.matchAll(/:where\(\.(rt-[\w-]+)\)/g)].every(([, look = '']) => isShown(part, look)),
  );
}

/** Whether a reset, such as `.rt-reset:where(canvas,object)`, is for an element that may be there. */
function resetsOneOf(elements: ReadonlySet<string>, selector: string): boolean {
  const [, names] = /^\.rt-reset:where\(([\w, ]+)\)/.exec(selector) ?? [];
  return names === undefined || names.split(/,\s*/).some((name) => elements.has(name));
}

function tokenTest(usage: Usage): (token: string) => boolean {
  const isValue = (prop: string, value: string) => usage.values.get(prop)?.has(value) ?? false;
  const isPropClass = (name: string): boolean | undefined => {
    const plain = name.replace(/^-/, '');
    const base = [...usage.propOfClass.keys()]
      .filter((known) => plain === known || plain.startsWith(`${known}-`))
      .sort((a, b) => b.length - a.length)[0];
    if (base === undefined) return undefined;
    const prop = usage.propOfClass.get(base) ?? '';
    const value = plain.slice(base.length + 1);
    return isValue(prop, value === '' ? 'true' : name.startsWith('-') ? `-${value}` : value);
  };
  return (token) => {
    if (token.startsWith('[')) return isPossibleAttribute(token, isValue);
    const name = token.slice(1).replaceAll('\\', '');
    if (!name.includes('rt-')) return true;
    return usage.classes.has(name) || (isPropClass(name) ?? usage.radixClasses.has(name));
  };
}

function isPossibleAttribute(token: string, isValue: (prop: string, value: string) => boolean): boolean {
  const [, name = '', value = ''] = /^\[([\w-]+)='(.*)'\]$/.exec(token) ?? [];
  if (value === '') return true;
  // None of our checkboxes is indeterminate, and every progress bar knows its value.
  if (name === 'data-state' && value === 'indeterminate') return false;
  if (name === 'data-accent-color') return isValue('color', value) || isValue('accentColor', value);
  if (name === 'data-gray-color') return isValue('grayColor', value);
  if (name === 'data-panel-background') return isValue('panelBackground', value);
  return true;
}

/** The selector for our themes only; undefined where it is meant for the page. */
function scoped(selector: string): string | undefined {
  if (selector.startsWith(':root:where(')) return undefined;
  if (selector === ':root') return root;
  // Light is what a theme is anyway.
  if (/^\.light(-theme)?$/.test(selector)) return undefined;
  const isDark = /^(\.dark(-theme)?|:is\(\.dark,\.dark-theme\)( :where\(\.radix-themes:not\(.*\)\))?)$/;
  if (isDark.test(selector)) return dark;
  const own = selector.replace(/^:is\(\.dark,\.dark-theme\)(?=[ ])/, dark).replaceAll('.radix-themes', '.chatdeck');
  return narrow(own, within);
}

export function removeEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) removeUpwards(rule);
  });
}

function removeUpwards(rule: AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes.length === 0) removeUpwards(parent);
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}
