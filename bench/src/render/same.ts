import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expose } from './harness';

/** Long enough for what a screen loads when it is first shown. */
const LOADED_AFTER = 3000;

type Piece = string | { tag: string; props: Record<string, unknown>; pieces: Piece[] };

/**
 * A page with the very elements that a screen shows, attribute for attribute, made by react-dom alone: the floor of what
 * looks like that.
 */
export async function exposeSame(screen: () => ReactNode): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(screen());
  await new Promise((resolve) => setTimeout(resolve, LOADED_AFTER));
  const pieces = piecesOf(host);
  root.unmount();
  host.remove();
  expose(() => pieces.map(elementOf));
}

function piecesOf(parent: Element): Piece[] {
  return [...parent.childNodes].flatMap((node): Piece[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    return [{ tag: node.localName, props: propsOf(node), pieces: piecesOf(node) }];
  });
}

function propsOf(element: Element): Record<string, unknown> {
  const props = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const { class: className, for: htmlFor, style, value, checked, ...others } = props;
  return {
    ...others,
    ...(className !== undefined && { className }),
    ...(htmlFor !== undefined && { htmlFor }),
    ...(style !== undefined && { style: styleOf(style) }),
    ...(value !== undefined && { [element.matches('input') ? 'defaultValue' : 'value']: value }),
    ...(checked !== undefined && { defaultChecked: true }),
    ...('disabled' in others && { disabled: true }),
  };
}

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(';').map((declaration) => declaration.split(':').map((part) => part.trim()));
  return Object.fromEntries(
    declarations.flatMap(([name = '', value = '']) => {
      const key = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return name ? [[key, value]] : [];
    }),
  );
}

function elementOf(piece: Piece): ReactNode {
  if (typeof piece === 'string') return piece;
  return createElement(piece.tag, piece.props, ...piece.pieces.map(elementOf));
}
