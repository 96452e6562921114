import { attribute } from '../shared/html-attribute';

interface WidgetTag {
  style: 'standard' | 'sidebar' | 'inline';
  uuid: string;
  /** The custom element's name. */
  element: string;
  isJsx?: boolean | undefined;
  disablesFaviconBadge?: boolean | undefined;
}

/** The widget's element; for inline, inside a 400 by 400 pixel placeholder. */
export function widgetTag({ style, uuid, element, isJsx = false, disablesFaviconBadge = false }: WidgetTag): string {
  const type = style === 'standard' ? '' : ` widget-type="${style}"`;
  const badge = disablesFaviconBadge ? ' disable-favicon-badge=""' : '';
  const tag = `<${element} widget-id="${attribute(uuid)}"${type}${badge}></${element}>`;
  if (style !== 'inline') return tag;
  const size = isJsx ? "{{ width: '400px', height: '400px' }}" : '"width: 400px; height: 400px"';
  return `<div style=${size}>\n  ${tag}\n</div>`;
}

/** A JavaScript string literal that is safe inside a script element. */
export function scriptText(value: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/['<>&\u2028\u2029]/g, escape)}'`;
}
