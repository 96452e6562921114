import { describe, expect, it } from 'vitest';
import { safeHref } from 'chatdeck/model';

describe('addresses', () => {
  it.each([
    ['https://a.b', 'https://a.b'],
    [' mailto:a@b.co ', 'mailto:a@b.co'],
    ['/docs', '/docs'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['not an address', undefined],
  ])('links to %s as %s', (address, href) => {
    expect(safeHref(address)).toBe(href);
  });
});
