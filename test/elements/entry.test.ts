import { expect, expectTypeOf, test } from 'vitest';
import { renderSkeleton } from '../../src/elements';
import { attributesOf, commonAttributes, propertyOf } from '../../src/elements/table';
import { reportParams } from '../../src/model/places/report-route';

test('the entry loads where there is no page', () => {
  expect(typeof document).toBe('undefined');
  expect(typeof customElements).toBe('undefined');
});

test('a server writes an element with a placeholder, and its attributes as text', () => {
  const html = renderSkeleton('chatdeck-behavior', { attributes: { 'widget-id': '4"><script>' }, nonce: 'abc' });
  expect(html).toMatch(/^<chatdeck-behavior widget-id="4&#34;&#62;&#60;script&#62;"><template shadowrootmode="open">/);
  expect(html).toContain('<style nonce="abc">');
  expect(html).toMatch(/<\/template><\/chatdeck-behavior>$/);
  expect(renderSkeleton('chatdeck-users')).not.toContain('nonce');
});

test('a server writes an element without isolation without a shadow root, which would hide it', () => {
  expect(renderSkeleton('chatdeck-users', { attributes: { isolation: 'light' } })).toBe(
    '<chatdeck-users isolation="light"></chatdeck-users>',
  );
});

test('a server writes no other element and no other attribute', () => {
  expect(() => renderSkeleton('chatdeck-user' as 'chatdeck-users')).toThrow('There is no element <chatdeck-user>.');
  expect(() => renderSkeleton('chatdeck-toString' as 'chatdeck-users')).toThrow('There is no element');
  expect(() => renderSkeleton('chatdeck-users', { attributes: { 'x onload=': '1' } })).toThrow('is not an attribute');
});

test('each attribute is a property', () => {
  expect(attributesOf('behavior').map(propertyOf)).toEqual([
    'appearance',
    'isolation',
    'widgetId',
    'field',
    'readOnly',
    'hiddenSections',
  ]);
});

test('a report has an attribute for each part of its URL', () => {
  const params = Object.keys(reportParams({ name: 'reports' }));
  expect(attributesOf('reports-history').map(propertyOf).slice(commonAttributes.length).sort()).toEqual(params.sort());
});

test('a page that knows TypeScript finds the properties and events of each element', () => {
  type Behavior = HTMLElementTagNameMap['chatdeck-behavior'];
  expectTypeOf<Behavior['widgetId']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<Behavior['hiddenSections']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<HTMLElementTagNameMap['chatdeck-users']>().not.toHaveProperty('widgetId');
  expectTypeOf<HTMLElementEventMap['chatdeck-navigate']['detail']['path']>().toEqualTypeOf<string>();
});
