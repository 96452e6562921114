/** What the widget loads beside its script and its connections, by directive, like `{ 'img-src': ['https://a.example'] }`. */
export type PolicySources = Partial<Record<LoadDirective, readonly string[]>>;

type LoadDirective = 'connect-src' | 'font-src' | 'frame-src' | 'img-src' | 'media-src' | 'style-src';

/** A line to put in place of a policy's own, so that the widget works. */
export interface PolicyLine {
  /** Its name, like `script-src`. */
  directive: string;
  /** The whole directive, with what was missing. */
  text: string;
}

/** What a policy keeps the widget from. */
export interface PolicyResult {
  lines: PolicyLine[];
  /** The policy admits scripts by a nonce, and the widget's script has none, or another one. */
  nonce?: 'missing' | 'different' | undefined;
}

interface Needs {
  scriptUrl: string;
  /** The script's element; absent if other code adds the script. Its nonce is empty if it is there, but its value isn't known. */
  script: { nonce?: string | undefined } | undefined;
  /** What else the widget loads. */
  sources?: PolicySources | undefined;
  /** The page's own origin, which `'self'` stands for; absent if it isn't known. */
  pageOrigin?: string | undefined;
}

/** The directives that speak for one that a policy doesn't have. */
const fallbacks: Record<LoadDirective | 'script-src', readonly string[]> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'media-src': ['media-src', 'default-src'],
  'style-src': ['style-src', 'default-src'],
};

/** Checks a content security policy against what the widget loads, by CSP level 3. */
export function checkPolicy(policy: string, { scriptUrl, script, sources = {}, pageOrigin }: Needs): PolicyResult {
  const url = readUrl(scriptUrl);
  if (!url) return { lines: [] };
  const directives = readPolicy(policy);
  const found = checkScripts(directiveOf(directives, 'script-src'), { url, script, pageOrigin });
  const socket = `${url.protocol === 'http:' ? 'ws' : 'wss'}://${url.host}`;
  const loads = { ...sources, 'connect-src': [url.origin, socket, ...(sources['connect-src'] ?? [])] };
  for (const [name, needed] of Object.entries(loads) as [LoadDirective, readonly string[]][]) {
    const directive = directiveOf(directives, name);
    if (!directive) continue;
    const missing = needed.filter((source) => !admits(directive.sources, source, pageOrigin));
    if (missing.length > 0) found.lines.push(withSources(directive, name, missing));
  }
  return found;
}

interface ScriptNeeds extends Pick<Needs, 'script' | 'pageOrigin'> {
  url: URL;
}

function checkScripts(directive: Directive | undefined, { url, script, pageOrigin }: ScriptNeeds): PolicyResult {
  if (!directive) return { lines: [] };
  const { sources } = directive;
  // With `strict-dynamic`, browsers ignore every host, and trust what a trusted script adds.
  const isStrict = sources.some((source) => source.toLowerCase() === "'strict-dynamic'");
  if (!isStrict && allows(sources, url, pageOrigin)) return { lines: [] };
  const nonces = sources.flatMap((source) => /^'nonce-(.+)'$/i.exec(source)?.[1] ?? []);
  if (!isStrict && nonces.length === 0) return { lines: [withSources(directive, 'script-src', [url.origin])] };
  if (!script) return { lines: [] };
  if (script.nonce === undefined) return { lines: [], nonce: 'missing' };
  const isKnown = script.nonce === '' || nonces.includes(script.nonce);
  return isKnown ? { lines: [] } : { lines: [], nonce: 'different' };
}

interface Directive {
  name: string;
  sources: string[];
}

function readPolicy(policy: string): Directive[] {
  return policy.split(';').map((part) => {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    return { name: name.toLowerCase(), sources };
  });
}

/** Of a directive given twice, the first counts. */
function directiveOf(directives: readonly Directive[], name: LoadDirective | 'script-src'): Directive | undefined {
  for (const each of fallbacks[name]) {
    const found = directives.find((directive) => directive.name === each);
    if (found) return found;
  }
  return undefined;
}

/** Whether sources have what is needed: a URL by any of them, and a keyword or a scheme by its own name. */
function admits(sources: readonly string[], needed: string, pageOrigin: string | undefined): boolean {
  if (sources.some((source) => source.toLowerCase() === needed.toLowerCase())) return true;
  const url = readUrl(needed);
  return url !== undefined && url.host !== '' && allows(sources, url, pageOrigin);
}

function allows(sources: readonly string[], url: URL, pageOrigin: string | undefined): boolean {
  return sources.some((source) => {
    const text = source.toLowerCase();
    return text === "'self'" ? isOwnOrigin(url, pageOrigin) : matches(text, url);
  });
}

/** A page's own origin includes the sockets of its host. */
function isOwnOrigin(url: URL, pageOrigin: string | undefined): boolean {
  const own = readUrl(pageOrigin ?? '');
  if (!own || own.host !== url.host) return false;
  return (
    own.protocol === url.protocol || (own.protocol === 'https:' ? url.protocol === 'wss:' : url.protocol === 'ws:')
  );
}

function matches(source: string, url: URL): boolean {
  if (source === '*') return true;
  if (source.endsWith(':')) return source === url.protocol || (source === 'http:' && url.protocol === 'https:');
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? [];
  if (scheme !== undefined && `${scheme}:` !== url.protocol && !(scheme === 'http' && url.protocol === 'https:')) {
    return false;
  }
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === url.hostname;
  const usualPort = url.protocol === 'https:' || url.protocol === 'wss:' ? '443' : '80';
  const isPort = port === '*' || (port ?? usualPort) === (url.port || usualPort);
  const isPath = path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isHost && isPort && (isPath || url.pathname === '/');
}

/** `'none'` allows nothing else, so it goes; a new directive starts with what its fallback allows. */
function withSources({ name, sources }: Directive, ownName: string, added: readonly string[]): PolicyLine {
  const directive = name === 'default-src' ? ownName : name;
  const kept = sources.filter((source) => source.toLowerCase() !== "'none'");
  return { directive, text: `${[directive, ...kept, ...added].join(' ')};` };
}

function readUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
