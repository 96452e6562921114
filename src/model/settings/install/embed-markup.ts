interface WidgetTag {
  style: 'standard' | 'sidebar' | 'inline';
  uuid: string;
  /** The name of the custom element. */
  element: string;
  isJsx?: boolean | undefined;
  disablesFaviconBadge?: boolean | undefined;
}

/** The widget's element, within its placeholder of 400 by 400 pixels where it stands inline. */
export function widgetTag({ style, uuid, element, isJsx = false, disablesFaviconBadge = false }: WidgetTag): string {
  const type = style === 'standard' ? '' : ` widget-type="${style}"`;
  const badge = disablesFaviconBadge ? ' disable-favicon-badge=""' : '';
  const tag = `<${element} widget-id="${attribute(uuid)}"${type}${badge}></${element}>`;
  if (style !== 'inline') return tag;
  const size = isJsx ? "{{ width: '400px', height: '400px' }}" : '"width: 400px; height: 400px"';
  return `<div style=${size}>\n  ${tag}\n</div>`;
}

/**
 * A value between double quotes of HTML, JSX, Svelte, Vue or Angular alike: all of them read numeric entities, and none
 * reads braces, quotes or brackets that are written so.
 */
export function attribute(value: string): string {
  return value.replace(/[^\w\-./:?=%~]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/** A value as a string of JavaScript that may stand within a script element. */
export function scriptText(value: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/['<>&\u2028\u2029]/g, escape)}'`;
}
