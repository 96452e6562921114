import { SafeHtml } from 'chatdeck/ui';
import { safeHref } from 'chatdeck/model';
import { cleanup, render } from '@testing-library/react';
import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { cleanHtml } from 'chatdeck/model/core/clean-html';
import { hostileHtml } from '../../model/core/hostile-html';

afterEach(() => DOMPurify.removeAllHooks());

function show(html: string, maxLength?: number): HTMLElement {
  cleanup();
  const { container } = render(<SafeHtml html={html} maxLength={maxLength} />);
  return container.firstElementChild as HTMLElement;
}

/** What must hold whatever people wrote. */
function expectHarmless(root: HTMLElement) {
  for (const element of root.querySelectorAll('*')) {
    expect(['a', 'strong', 'br']).toContain(element.localName);
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    const names = element.getAttributeNames().sort();
    expect(names).toEqual(element.localName === 'a' ? ['class', 'data-accent-color', 'href', 'rel', 'target'] : []);
    const href = element.getAttribute('href');
    if (href !== null) expect(safeHref(href)).toBe(href);
  }
}

test.each(hostileHtml)('shows nothing but the four tags of %s', (html) => {
  expectHarmless(show(html));
});

test.each(hostileHtml)('a browser reads nothing but the four tags in what is stored of %s', (html) => {
  const { body } = new DOMParser().parseFromString(cleanHtml(html).html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    expect(['a', 'strong', 'b', 'br']).toContain(element.localName);
    expect(element.getAttributeNames()).toEqual(element.localName === 'a' ? ['href'] : []);
    if (element.localName === 'a') expect(safeHref(element.getAttribute('href') ?? '')).toBeDefined();
  }
  expect(body.ownerDocument.head.childNodes).toHaveLength(0);
});

test('no mixture of hostile pieces gets through', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileHtml),
    fc.constantFrom(
      '</b>',
      '</a>',
      '"',
      "'",
      '>',
      '<',
      '<!--',
      '-->',
      '</style>',
      '<![CDATA[',
      ']]>',
      '\u0000',
      '&lt;',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.nat(400), (pieces, length) => {
      expectHarmless(show(pieces.join(''), length + 1));
    }),
    { numRuns: 300 },
  );
});

test('no spelling of another scheme becomes a link', () => {
  const noise = fc.constantFrom(
    '',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u0001',
    '&Tab;',
    '&NewLine;',
    '&#x0A;',
    '\u00a0',
  );
  const letters = fc.constantFrom(...['javascript', 'JAVASCRIPT', 'vbscript', 'data', 'blob', 'file', 'view-source']);
  fc.assert(
    fc.property(letters, fc.array(noise, { minLength: 12, maxLength: 12 }), (scheme, gaps) => {
      const spelled = [...scheme].map((letter, index) => `${gaps[index] ?? ''}${letter}`).join('');
      const root = show(`<a href="${spelled}:alert(1)">x</a>`);
      expectHarmless(root);
      expect(root.querySelector('a')).toBeNull();
      expect(root.textContent).toBe('x');
    }),
  );
});

test('a heap of nested tags is no heavier than its text', () => {
  expect(show(`${'<b>'.repeat(3000)}x`).textContent).toBe('x');
});

test('links, bold words and line breaks stay', () => {
  const root = show('Read <a href="https://ok.test/a?b=1">the <b>guide</b></a><br>or <strong>ask</strong> <i>us</i>.');
  expect(root.innerHTML.replace(/ (class|data-accent-color)="[^"]*"/g, '')).toBe(
    'Read <a href="https://ok.test/a?b=1" target="_blank" rel="noreferrer">the <strong>guide</strong></a>' +
      '<br>or <strong>ask</strong> us.',
  );
});

test('what is too long is cut before it is read', () => {
  expect(show(`${'a'.repeat(50)}<b>b</b>`, 50).innerHTML).toBe(`${'a'.repeat(50)}…`);
});

test('a host that loosened the sanitizer loosens nothing here', () => {
  DOMPurify.addHook('uponSanitizeElement', (_, data) => {
    data.allowedTags['img'] = true;
  });
  DOMPurify.addHook('uponSanitizeAttribute', (_, data) => {
    data.forceKeepAttr = true;
  });
  const root = show('<img src=x onerror=alert(1)><b onclick=alert(1)>x</b><a href="javascript:alert(1)">y</a>');
  expectHarmless(root);
  expect(root.querySelector('a')).toBeNull();
});

test('is plain text on a server', () => {
  const html = renderToString(<SafeHtml html={'<b>Tom &amp; Ann</b><br><img src=x onerror=alert(1)>'} />);
  expect(html).toBe('<span data-chatdeck="html">Tom &amp; Ann </span>');
});
