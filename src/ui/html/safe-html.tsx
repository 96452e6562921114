import { Link } from '@radix-ui/themes';
import { useMemo, type ReactNode } from 'react';
import { safeHref } from '../../model/core/address';
import { cleanHtml } from '../../model/core/clean-html';
import { sanitize } from './sanitize';
import { useInBrowser } from '../base/use-in-browser';

interface SafeHtmlProps {
  /** Written by people or the server. */
  html: string;
  /** Maximum number of characters read. */
  maxLength?: number | undefined;
  /** -1 takes its links out of the order of the Tab key, where the text is shown once more beside its field. */
  linkTabIndex?: -1 | undefined;
  /** For the host's styles. */
  className?: string | undefined;
}

const MAX_LENGTH = 10_000;
/** No one nests deeper than this, and the walk below must end on what a machine wrote. */
const MAX_DEPTH = 32;

/**
 * HTML that people wrote, rendered safely: links, bold text, and line breaks; everything else as text. Plain text on a
 * server, which has no parser, and on a page that doesn't allow one.
 */
export function SafeHtml({ html, maxLength = MAX_LENGTH, linkTabIndex, className }: SafeHtmlProps) {
  const inBrowser = useInBrowser();
  const content = useMemo(() => {
    const text = html.slice(0, maxLength);
    return inBrowser ? toElements(text, linkTabIndex) : toText(text);
  }, [html, maxLength, linkTabIndex, inBrowser]);
  return (
    <span className={className} data-chatdeck="html">
      {content}
      {html.length > maxLength && '…'}
    </span>
  );
}

function toElements(html: string, linkTabIndex: -1 | undefined): ReactNode {
  try {
    // A browser that reads any more reports each handler and style to the page's content security policy, even if
    // nothing comes of it.
    return childrenOf(sanitize(cleanHtml(html).html), { depth: 0, linkTabIndex });
  } catch {
    return toText(html);
  }
}

interface Within {
  depth: number;
  linkTabIndex: -1 | undefined;
}

function childrenOf(parent: Node, within: Within): ReactNode {
  if (within.depth > MAX_DEPTH) return parent.textContent;
  return Array.from(parent.childNodes, (node, index) => <Part key={index} node={node} {...within} />);
}

/** Repeats the list of tags: a host may have changed the sanitizer that it shares with us. */
function Part({ node, depth, linkTabIndex }: { node: Node } & Within): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof HTMLElement)) return null;
  const children = childrenOf(node, { depth: depth + 1, linkTabIndex });
  switch (node.localName) {
    case 'a':
      return (
        <SafeAnchor address={node.getAttribute('href') ?? ''} tabIndex={linkTabIndex}>
          {children}
        </SafeAnchor>
      );
    case 'strong':
    case 'b':
      return <strong>{children}</strong>;
    case 'br':
      return <br />;
    default:
      return null;
  }
}

interface SafeAnchorProps {
  address: string;
  tabIndex: -1 | undefined;
  children: ReactNode;
}

function SafeAnchor({ address, tabIndex, children }: SafeAnchorProps) {
  const href = safeHref(address);
  if (href === undefined) return children;
  return (
    <Link href={href} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
      {children}
    </Link>
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** React escapes it, so this only affects the look. */
function toText(html: string): string {
  return html
    .replace(/<br\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '');
}
