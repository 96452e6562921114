import { build, transform } from 'esbuild';
import postcss, { type Root } from 'postcss';
import { claimKeyframes, pruneCustomProperties } from './prune.ts';
import { accentsOf, readRadix, reduceRadix } from './radix.ts';
import { spread } from './selectors.ts';
import { readUsage, type Usage } from './usage.ts';

export interface Sheets {
  /** All that our parts need, in one file. */
  main: string;
  /** The colors of each accent that isn't in the main file, by name. */
  accents: Record<string, string>;
}

/** The sheets that the package publishes. */
export async function buildSheets(): Promise<Sheets> {
  const usage = await readUsage();
  const main = postcss.root();
  const shield = postcss.parse(await bundled('src/styles/shield.css'));
  const radix = readRadix();
  reduceRadix(radix, usage);
  const own = postcss.parse(await bundled('src/styles/index.css'));
  raise(own);
  main.append(shield.nodes, radix.nodes, own.nodes);
  claimKeyframes(main);
  pruneCustomProperties(main, usage.customProperties);

  const accents: Record<string, string> = {};
  for (const accent of accentsOf(readRadix())) {
    if (!hasAccent(usage, accent)) accents[accent] = await minified(accentSheet(accent, main));
  }
  return { main: await minified(main), accents };
}

function hasAccent(usage: Usage, accent: string): boolean {
  return ['color', 'accentColor'].some((prop) => usage.values.get(prop)?.has(accent));
}

/** An accent's colors, as far as the main sheet uses them. */
function accentSheet(accent: string, main: Root): Root {
  const root = readRadix();
  const only: Usage = {
    classes: new Set(),
    radixClasses: new Set(),
    propOfClass: new Map(),
    values: new Map([['accentColor', new Set([accent])]]),
    elements: new Set(),
    customProperties: new Set(),
  };
  reduceRadix(root, only);
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    const isColor = prop.startsWith(`--${accent}-`);
    const isRead = prop.startsWith('--accent-') && isReadIn(main, prop) && declaration.value.includes(`--${accent}-`);
    if (!isColor && !isRead) declaration.remove();
  });
  root.walkAtRules('keyframes', (rule) => void rule.remove());
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  pruneCustomProperties(root, readIn(main));
  return root;
}

function isReadIn(root: Root, prop: string): boolean {
  return readIn(root).has(prop);
}

const reads = new WeakMap<Root, Set<string>>();

function readIn(root: Root): Set<string> {
  const known = reads.get(root);
  if (known) return known;
  const found = new Set(root.toString().match(/(?<=var\(\s*)--[\w-]+/g));
  reads.set(root, found);
  return found;
}

/** Raises our rules by two classes, like those of Radix Themes, so that their order stays the same. */
function raise(root: Root): void {
  root.walkRules(/\.chatdeck/, (rule) => {
    if (rule.selector === '.chatdeck') rule.walkDecls('min-block-size', (declaration) => void declaration.remove());
    rule.selectors = rule.selectors
      .flatMap(spread)
      .map((selector) => selector.replace('.chatdeck', '.chatdeck.chatdeck.chatdeck'));
  });
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, logLevel: 'error' });
  return outputFiles[0]?.text ?? '';
}

async function minified(root: Root): Promise<string> {
  // The space after the colon is part of a custom property's value, and stays.
  root.walkDecls(/^--/, (declaration) => void (declaration.raws.between = ':'));
  const { code } = await transform(root.toString(), { loader: 'css', minify: true });
  return code;
}
