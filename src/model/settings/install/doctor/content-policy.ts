/** A line to put in place of a policy's own, so that the widget works. */
export interface PolicyLine {
  /** `script-src` or `connect-src`. */
  directive: string;
  /** The whole directive, with what was missing. */
  text: string;
}

/** What a policy keeps the widget from. */
export interface PolicyResult {
  lines: PolicyLine[];
  /** The policy admits scripts by a nonce, which the widget's script lacks. */
  needsNonce: boolean;
}

interface Needs {
  scriptUrl: string;
  /** Whether the script's element has a nonce; absent if other code adds the script. */
  hasNonce: boolean | undefined;
}

/** Checks a content security policy against the widget's script and its connections, by CSP level 3. */
export function checkPolicy(policy: string, { scriptUrl, hasNonce }: Needs): PolicyResult {
  const url = readUrl(scriptUrl);
  if (!url) return { lines: [], needsNonce: false };
  const directives = readPolicy(policy);
  const scripts = directiveOf(directives, ['script-src-elem', 'script-src', 'default-src']);
  const connections = directiveOf(directives, ['connect-src', 'default-src']);
  const socket = `${url.protocol === 'http:' ? 'ws' : 'wss'}://${url.host}`;
  const lines: PolicyLine[] = [];
  let needsNonce = false;
  if (scripts && !allows(scripts.sources, url)) {
    const isByNonce = scripts.sources.some((source) => source.toLowerCase().startsWith("'nonce-"));
    if (isByNonce) needsNonce = hasNonce === false;
    else if (!(isStrict(scripts.sources) && hasNonce === undefined)) {
      lines.push(withSources(scripts, 'script-src', [url.origin]));
    }
  } else if (scripts && isStrict(scripts.sources)) {
    needsNonce = hasNonce === false;
  }
  if (connections) {
    const missing = [url.origin, socket].filter((address) => !allows(connections.sources, new URL(address)));
    if (missing.length > 0) lines.push(withSources(connections, 'connect-src', missing));
  }
  return { lines, needsNonce };
}

interface Directive {
  name: string;
  sources: string[];
}

/** Of a directive given twice, the first counts. */
function readPolicy(policy: string): Directive[] {
  const found: Directive[] = [];
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !found.some((other) => other.name === name.toLowerCase())) {
      found.push({ name: name.toLowerCase(), sources });
    }
  }
  return found;
}

function directiveOf(directives: readonly Directive[], names: readonly string[]): Directive | undefined {
  for (const name of names) {
    const found = directives.find((directive) => directive.name === name);
    if (found) return found;
  }
  return undefined;
}

/** With `strict-dynamic`, browsers ignore every host. */
function isStrict(sources: readonly string[]): boolean {
  return sources.some((source) => source.toLowerCase() === "'strict-dynamic'");
}

function allows(sources: readonly string[], url: URL): boolean {
  return !isStrict(sources) && sources.some((source) => matches(source.toLowerCase(), url));
}

function matches(source: string, url: URL): boolean {
  if (source === '*') return true;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source))
    return source === url.protocol || (source === 'http:' && url.protocol === 'https:');
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? [];
  if (scheme !== undefined && `${scheme}:` !== url.protocol && !(scheme === 'http' && url.protocol === 'https:')) {
    return false;
  }
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === url.hostname;
  const isPort = port === '*' || (port ?? '') === url.port;
  const isPath =
    path === '' || path === '/' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isHost && isPort && (isPath || url.pathname === '/');
}

/** `'none'` allows nothing else, so it goes; a new directive starts with what its fallback allows. */
function withSources({ name, sources }: Directive, ownName: string, added: readonly string[]): PolicyLine {
  const directive = name === 'default-src' ? ownName : name;
  const kept = sources.filter((source) => source.toLowerCase() !== "'none'");
  return { directive, text: `${[directive, ...kept, ...added].join(' ')};` };
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
