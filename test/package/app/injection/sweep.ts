/** What a page is made of. */
export interface Inventory {
  elements: string[];
  attributes: string[];
}

/** Names of all elements and attributes that are in the page now, or in what `parts` names. */
export function inventory(parts = '*'): Inventory {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (const element of document.querySelectorAll(parts)) {
    elements.add(`${element.namespaceURI ?? ''} ${element.localName}`);
    for (const name of element.getAttributeNames()) attributes.add(name);
  }
  return { elements: [...elements], attributes: [...attributes] };
}

const addressAttributes = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster', 'background', 'ping'];
const safeProtocols = ['http:', 'https:', 'mailto:'];

/** Everything in the page, or in what `parts` names, that runs something or leads where it must not. */
export function findHarm(parts = '*'): string[] {
  const harm: string[] = [];
  for (const element of document.querySelectorAll(parts)) {
    const tell = (what: string) => harm.push(`${what}: ${element.outerHTML.slice(0, 300)}`);
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('on') || ['srcdoc', 'http-equiv', 'is', 'ping'].includes(name)) tell(name);
    }
    for (const name of addressAttributes) {
      const address = element.getAttribute(name);
      if (address !== null && !safeProtocols.includes(protocolOf(address))) tell(`${name} of another protocol`);
    }
    if (element.matches('object, embed, applet, base, meta[http-equiv], iframe, form[action], template'))
      tell('element');
    if (element.matches('body script:not([type=module][src^="/injection."]), body style, body link')) tell('element');
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) checkLink(element, tell);
    if (/url\(|expression/i.test(element.getAttribute('style') ?? '')) tell('style');
  }
  return harm;
}

function checkLink(link: HTMLAnchorElement, tell: (what: string) => void): void {
  if (link.protocol !== 'mailto:' && link.origin !== location.origin && !/noreferrer|noopener/.test(link.rel)) {
    tell('a way out without rel');
  }
  if (link.target !== '' && !/noreferrer|noopener/.test(link.rel)) tell('a window without rel');
  if (link.username !== '' || link.password !== '') tell('a name before a site');
}

function protocolOf(address: string): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).protocol : address;
}
