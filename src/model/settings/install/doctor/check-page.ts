import { attribute } from '../../shared/html-attribute';
import { checkPolicy, type PolicyLine, type PolicySources } from './content-policy';
import { readPage, type FoundElement, type ReadPage } from './read-page';

/** The longest source that is checked, in characters. */
export const pageSourceLimit = 2_000_000;

/** What the page should have. */
export interface ExpectedWidget {
  /** The widget's UUID. */
  uuid: string;
  scriptUrl: string;
  /** The custom element's name. */
  element: string;
  /** What the widget loads beside its script and its connections. */
  policySources?: PolicySources | undefined;
}

/** How grave a finding is: the widget doesn't work, may not work, or can't be checked here. */
export type Gravity = 'fault' | 'warning' | 'note' | 'fine';

/** Kinds of findings, in display order. */
const gravities = {
  noMarkup: 'fault',
  commentedOut: 'fault',
  noScript: 'fault',
  otherScript: 'fault',
  noElement: 'fault',
  noId: 'fault',
  wrongId: 'fault',
  insecureScript: 'fault',
  heldScript: 'warning',
  unseenScript: 'fault',
  unseenElement: 'fault',
  policyBlocks: 'fault',
  policyNonce: 'fault',
  otherNonce: 'fault',
  hiddenElement: 'warning',
  elementInHead: 'fault',
  elementTwice: 'warning',
  otherWidget: 'warning',
  scriptTwice: 'warning',
  inlineUnsized: 'warning',
  tagManager: 'note',
  builtByScript: 'note',
  dynamicId: 'note',
  fine: 'fine',
} as const satisfies Record<string, Gravity>;

/** What a check can find. The screen's labels have the texts. */
export type FindingKind = keyof typeof gravities;
export const findingKinds = Object.keys(gravities) as readonly FindingKind[];

/** What the check found. */
export interface PageFinding {
  kind: FindingKind;
  gravity: Gravity;
  /** Where in the source, from 1. */
  line?: number | undefined;
  /** What the source has there, such as an ID or a URL. Anyone may have written it. */
  value?: string | undefined;
  /** Lines that make a content security policy allow the widget. */
  policy?: readonly PolicyLine[] | undefined;
  /** The script's tag as it should be, with `NONCE` for the value that changes with each response. */
  script?: string | undefined;
}

type Found = Omit<PageFinding, 'gravity'>;

/** Finds what keeps the widget from appearing on a page, the gravest first. Only `fine` if there is nothing. */
export function checkPage(source: string, expected: ExpectedWidget): PageFinding[] {
  const page = readPage(source, expected.element);
  const headers = headerPolicies(source);
  const found: Found[] = [];
  if (!page.hasMarkup && headers.length === 0 && !loadsByCode(page, expected)) found.push({ kind: 'noMarkup' });
  else {
    if (page.hasMarkup || page.isComponent) found.push(...checkParts(page, expected));
    found.push(...checkPolicies(page.policies, page, expected), ...checkPolicies(headers, page, expected));
  }
  if (found.length === 0) found.push({ kind: 'fine' });
  return found
    .sort((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind))
    .map((finding) => ({ ...finding, gravity: gravities[finding.kind] }));
}

function checkParts(page: ReadPage, expected: ExpectedWidget): Found[] {
  const unseen = unseenSource(page);
  const commented = page.comments.find(({ text }) => isAbout(text, expected));
  const found = [...checkScript(page, expected), ...checkElement(page, expected)];
  const others = found.filter(({ kind }) => kind !== 'noScript' && kind !== 'noElement');
  const missing = found.length - others.length;
  if (missing === 0) return found;
  // What is missing may come from somewhere that the source doesn't show.
  if (commented) return [...others, { kind: 'commentedOut', line: commented.line }];
  if (unseen) return [...others, { kind: unseen }];
  // Of a component, one file often has the script and another has the element.
  return page.isComponent && missing === 1 ? others : found;
}

/** Code that adds what the source lacks, and can't be seen. */
function unseenSource({ scripts, code, hasEmptyRoot }: ReadPage): 'tagManager' | 'builtByScript' | undefined {
  const manager = 'googletagmanager.com/gtm.js';
  if (code.includes(manager) || scripts.some(({ attributes }) => attributes.src?.includes(manager)))
    return 'tagManager';
  return hasEmptyRoot ? 'builtByScript' : undefined;
}

function checkScript(page: ReadPage, { scriptUrl, element }: ExpectedWidget): Found[] {
  const own = page.scripts.filter((script) => isSameAddress(addressOf(script), scriptUrl));
  const [first, second] = own;
  if (!first) {
    const held = page.scripts.find(({ attributes }) =>
      Object.entries(attributes).some(([name, value]) => /^data-/.test(name) && isSameAddress(value, scriptUrl)),
    );
    if (held) return [{ kind: 'heldScript', line: held.line }];
    if (page.code.includes(withoutScheme(scriptUrl))) return [];
    const other = page.scripts.find((script) => hasSameFile(addressOf(script), scriptUrl));
    if (other && hasElement(page, element)) {
      return [{ kind: 'otherScript', line: other.line, value: addressOf(other) }];
    }
    return [{ kind: 'noScript' }];
  }
  const found: Found[] = [];
  const { line } = first;
  if (second) found.push({ kind: 'scriptTwice', line: second.line });
  if (own.every((script) => addressOf(script).startsWith('http:')) && scriptUrl.startsWith('https:')) {
    found.push({ kind: 'insecureScript', line, value: addressOf(first) });
  }
  if (own.every((script) => isInert(script))) found.push({ kind: 'unseenScript', line });
  else if (own.every(({ attributes }) => !runs(attributes.type))) found.push({ kind: 'heldScript', line });
  return found;
}

function checkElement({ widgets, code, isComponent }: ReadPage, { uuid, element }: ExpectedWidget): Found[] {
  const [first] = widgets;
  if (!first) {
    const isMade = new RegExp(`createElement\\(\\s*['"\`]${element}['"\`]`).test(code) || code.includes(`<${element}`);
    return isMade ? [] : [{ kind: 'noElement' }];
  }
  const isOwn = (widget: FoundElement) => idOf(widget)?.toLowerCase() === uuid.toLowerCase();
  const own = widgets.filter(isOwn);
  const found: Found[] = [];
  if (own.length === 0) found.push(...checkId(first));
  const shown = own[0] ?? first;
  const second = own[1];
  const other = widgets.find((widget) => !isOwn(widget) && idOf(widget) !== undefined);
  if (second) found.push({ kind: 'elementTwice', line: second.line });
  if (own.length > 0 && other) found.push({ kind: 'otherWidget', line: other.line, value: idOf(other) });
  if (isInert(shown)) found.push({ kind: 'unseenElement', line: shown.line });
  else if (!isComponent && shown.parents.some(({ name }) => name === 'head')) {
    found.push({ kind: 'elementInHead', line: shown.line });
  } else if ([...shown.parents, shown].some(isHidden)) found.push({ kind: 'hiddenElement', line: shown.line });
  if (shown.attributes['widget-type'] === 'inline' && !mayBeSized(shown)) {
    found.push({ kind: 'inlineUnsized', line: shown.line });
  }
  return found;
}

/** The ID is another one, missing, or set by the framework while the page runs. */
function checkId(widget: FoundElement): Found[] {
  const { line } = widget;
  const id = idOf(widget);
  if (id === undefined) return [{ kind: 'dynamicId', line }];
  return [id === '' ? { kind: 'noId', line } : { kind: 'wrongId', line, value: id }];
}

/** Empty if there is none; absent if a framework sets it. */
function idOf({ attributes }: FoundElement): string | undefined {
  const bound = Object.keys(attributes).some((name) => /^(:|v-bind:|\[(attr\.)?)widget-id\]?$/.test(name));
  const id = attributes['widget-id']?.trim() ?? '';
  const literal = /^\{\s*(['"`])([^'"`$]*)\1\s*\}\/?$/.exec(id);
  if (literal) return literal[2];
  return bound || isDynamic(id) ? undefined : id;
}

function checkPolicies(
  policies: readonly { line: number; text: string }[],
  page: ReadPage,
  { scriptUrl, policySources }: ExpectedWidget,
): Found[] {
  const element = page.scripts.find((one) => isSameAddress(addressOf(one), scriptUrl));
  // Pasted headers may be of another response, with another nonce.
  const isOfPage = policies === page.policies;
  const nonce = element?.attributes.nonce;
  const script = element && { nonce: nonce && (!isOfPage || isDynamic(nonce)) ? '' : nonce };
  const needs = { scriptUrl, script, sources: policySources, pageOrigin: page.address };
  // Several policies may be joined by commas; a page has to meet each.
  const single = policies.flatMap(({ line, text }) => text.split(',').map((one) => ({ line, text: one })));
  return single.flatMap(({ line, text }) => {
    const result = checkPolicy(text, needs);
    const found: Found[] = [];
    if (result.lines.length > 0) found.push({ kind: 'policyBlocks', line, policy: result.lines });
    if (result.nonce && element) {
      const tag = page.isComponent ? undefined : withNonce(element);
      found.push({ kind: result.nonce === 'missing' ? 'policyNonce' : 'otherNonce', line: element.line, script: tag });
    }
    return found;
  });
}

/** A value that a template or a framework fills in. */
function isDynamic(value: string): boolean {
  return /[{}]|<[?%]/.test(value);
}

/** The script's tag with a nonce. */
function withNonce({ attributes }: FoundElement): string {
  const others = Object.entries(attributes).filter(([name]) => name !== 'nonce' && /^[a-z-]+$/.test(name));
  const own = others.map(([name, value]) => (value === '' ? name : `${name}="${attribute(value)}"`));
  return `<script ${['nonce="NONCE"', ...own].join(' ')}></script>`;
}

/** Policies among pasted response headers, which come before the page. */
function headerPolicies(source: string): { line: number; text: string }[] {
  const headers = source.replace(/<[^]*/, '');
  return headers.split(/\r?\n/).flatMap((text, index) => {
    const policy = /^\s*content-security-policy:\s*(.+)/i.exec(text)?.[1];
    return policy === undefined ? [] : [{ line: index + 1, text: policy }];
  });
}

function loadsByCode({ code }: ReadPage, { scriptUrl, element }: ExpectedWidget): boolean {
  return code.includes(withoutScheme(scriptUrl)) || code.includes(element);
}

/** Whether a comment has a part of the code, and not only words about it. */
function isAbout(text: string, { scriptUrl, element }: ExpectedWidget): boolean {
  return (
    (text.includes(`<${element}`) && text.includes('widget-id=')) ||
    text.includes(`src="${scriptUrl}"`) ||
    text.includes(`src='${scriptUrl}'`)
  );
}

function hasElement({ widgets, code }: ReadPage, element: string): boolean {
  return widgets.length > 0 || code.includes(element);
}

/** The address of a script, also from `src={'…'}`. */
function addressOf({ attributes }: FoundElement): string {
  const src = attributes.src ?? attributes[':src'] ?? '';
  const expression = src.trim().replace(/^\{\s*|\s*\}$/g, '');
  return expression.replace(/^(['"`])(.*)\1$/, '$2');
}

/** The same host and path, whatever the scheme and the query. */
function isSameAddress(address: string, scriptUrl: string): boolean {
  return withoutScheme(address).replace(/[?#].*/, '') === withoutScheme(scriptUrl).replace(/[?#].*/, '');
}

function withoutScheme(address: string): string {
  return address.replace(/^(https?:)?\/\//i, '');
}

/** The same file of another host or folder, as an earlier snippet has it. */
function hasSameFile(address: string, scriptUrl: string): boolean {
  const fileOf = (text: string) => /([^/]+\.js)(?:[?#].*)?$/.exec(text)?.[1];
  return fileOf(address) !== undefined && fileOf(address) === fileOf(scriptUrl);
}

/** Browsers run a script without a type, and JavaScript and modules. */
function runs(type = ''): boolean {
  return type === '' || /^(module|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());
}

/** Where nothing runs and nothing shows. */
function isInert({ parents }: FoundElement): boolean {
  return parents.some(({ name, attributes }, index) => {
    // The only `<template>` that counts is a page's own: a Vue component starts with one.
    const isTemplate = name === 'template' && index > 0 && Object.keys(attributes).every((each) => each === 'id');
    return isTemplate || name === 'noscript';
  });
}

function isHidden({ attributes }: Pick<FoundElement, 'attributes'>): boolean {
  const style = attributes.style ?? '';
  const { hidden = '{' } = attributes;
  // `hidden={…}` depends on the component.
  return !hidden.startsWith('{') || /(?:^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
}

/** A box with a style, or with a name that a style sheet may size. */
function mayBeSized({ parents, attributes }: FoundElement): boolean {
  const box = parents.at(-1);
  const isNamed = (one: Readonly<Record<string, string>>) =>
    ['style', 'class', 'classname', 'id'].some((name) => name in one);
  return isNamed(attributes) || (box !== undefined && box.name !== 'body' && isNamed(box.attributes));
}
