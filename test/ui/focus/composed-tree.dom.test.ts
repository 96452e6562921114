import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { containsAcross, focusedElement, parentAcross, rootOf } from '../../../src/ui/focus/composed-tree';

const [page, outside, host, middle, inner] = ['main', 'button', 'section', 'p', 'button'].map((name) =>
  document.createElement(name),
) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
const shadow = host.attachShadow({ mode: 'open' });
shadow.append(middle);
middle.attachShadow({ mode: 'open' }).append(inner);
page.append(host, outside);

describe('the tree across shadow roots', () => {
  beforeEach(() => document.body.append(page));
  afterEach(() => document.body.replaceChildren());

  test('finds the focused element in nested roots, and the body when nothing has the focus', () => {
    expect(focusedElement()).toBe(document.body);
    inner.focus();
    expect(document.activeElement).toBe(host);
    expect(focusedElement()).toBe(inner);
    outside.focus();
    expect(focusedElement()).toBe(outside);
  });

  test('leads from an element to the page', () => {
    const path: string[] = [];
    for (let at: Element | null = inner; at; at = parentAcross(at)) path.push(at.localName);
    expect(path).toEqual(['button', 'p', 'section', 'main', 'body', 'html']);
  });

  test('knows what is around an element, and what is beside it', () => {
    expect([document, host, shadow, inner].every((node) => containsAcross(node, inner))).toBe(true);
    expect(containsAcross(outside, inner)).toBe(false);
    expect(containsAcross(document, null)).toBe(false);
  });

  test('names the root whose ids and selectors an element is in', () => {
    expect(rootOf(host)).toBe(document);
    expect(rootOf(middle)).toBe(shadow);
    expect(rootOf(document.createElement('i'))).toBe(document);
  });
});
