import type { CDPSession, Page } from '@playwright/test';

type Node = Awaited<ReturnType<typeof readTree>>[number];

const landmarks = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
/** Have the focus for the page, not as controls. */
const unnamed = ['RootWebArea', 'main'];

/** What the browser's own tree tells wrongly to those who hear the page. */
export async function findUntold(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = (await readTree(session)).filter(({ ignored }) => !ignored);
  const nameless: string[] = [];
  for (const { backendDOMNodeId: backendNodeId = 0 } of findNameless(nodes)) {
    const { node } = await session.send('DOM.describeNode', { backendNodeId });
    const text = [node.localName, ...(node.attributes ?? [])].join(' ');
    // The browser's own parts of a field, and what has the focus only to be read on from.
    if (isControl(node.localName, node.attributes ?? [])) nameless.push(`no name: ${text.slice(0, 120)}`);
  }
  await session.detach();
  if (!nodes.some(isFocusable)) nameless.push('nothing can have the focus');
  return [...nameless, ...findTwins(nodes), ...findSkips(nodes)];
}

/** What the browser's accessibility tree announces: the texts of its live regions. */
export async function readLive(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (node: Node): string =>
    roleOf(node) === 'StaticText'
      ? nameOf(node)
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .map(textOf)
          .join(' ');
  const isLive = (node: Node) => !node.ignored && ['polite', 'assertive'].includes(String(read(node, 'live')));
  return nodes.filter(isLive).map((node) => textOf(node).replaceAll(/\s+/g, ' ').trim());
}

function isControl(tag: string, attributes: readonly string[]): boolean {
  const tabIndex = attributes[attributes.indexOf('tabindex') + 1];
  const isPlain = ['div', 'section', 'main'].includes(tag);
  return !isPlain || (attributes.includes('tabindex') && tabIndex !== '-1');
}

/** In the order of the page, which the browser's own list does not keep. */
async function readTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (id: string): typeof nodes => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(below)] : [];
  };
  return below(nodes[0]?.nodeId ?? '');
}

function isFocusable(node: Node): boolean {
  return read(node, 'focusable') === true && !unnamed.includes(roleOf(node));
}

function findNameless(nodes: readonly Node[]): Node[] {
  return nodes.filter((node) => isFocusable(node) && nameOf(node) === '');
}

function findTwins(nodes: readonly Node[]): string[] {
  const told = nodes
    .filter((node) => landmarks.includes(roleOf(node)))
    .map((node) => `${roleOf(node)} "${nameOf(node)}"`);
  return told.filter((name, index) => told.indexOf(name) !== index).map((name) => `a second ${name}`);
}

function findSkips(nodes: readonly Node[]): string[] {
  const headings = nodes.filter((node) => roleOf(node) === 'heading');
  const levels = headings.map((node) => Number(read(node, 'level')));
  return headings.flatMap((node, index) => {
    const [before = 0, level = 0] = [levels[index - 1], levels[index]];
    return level > before + 1 ? [`from level ${before} to ${level}: ${nameOf(node)}`] : [];
  });
}

function roleOf({ role }: Node): string {
  return String(role?.value ?? '');
}

function nameOf({ name }: Node): string {
  return String(name?.value ?? '').trim();
}

function read({ properties = [] }: Node, name: string): unknown {
  return properties.find((property) => property.name === name)?.value.value;
}
