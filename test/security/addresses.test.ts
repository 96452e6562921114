import { contactFrameUrl, paymentAddress, safeHref, safeWebAddress } from 'chatdeck/model';
import { describe, expect, it } from 'vitest';
import { dangerousAddresses, goodAddresses } from './addresses';

const dangerous = Object.entries(dangerousAddresses).flatMap(([kind, list]) => list.map((address) => [kind, address]));
const { web, mail, own } = goodAddresses;

it('is tried with enough of both', () => {
  expect(new Set(dangerous.map(([, address]) => address)).size).toBeGreaterThanOrEqual(86);
  expect(new Set([...web, ...mail, ...own]).size).toBeGreaterThanOrEqual(60);
});

describe('an address that a browser is sent to', () => {
  it.each(dangerous)('is not %s: %j', (_, address = '') => {
    for (const rule of [safeHref, safeWebAddress, paymentAddress, contactFrameUrl])
      expect(rule(address)).toBeUndefined();
  });

  it.each([...web, ...mail, ...own])('may be %s', (address) => {
    expect(safeHref(address)).toBe(address.trim());
  });

  it('is one of another site where only that makes sense', () => {
    for (const address of web) expect(safeWebAddress(address)).toBe(address.trim());
    for (const address of [...mail, ...own]) expect(safeWebAddress(address)).toBeUndefined();
  });

  it('is encrypted or on this machine where money is paid', () => {
    for (const address of web) {
      const isFar = /^\s*http:\/\/(?!localhost|127\.|\[::1\])/i.test(address);
      expect(paymentAddress(address)).toBe(isFar ? undefined : new URL(address).href);
    }
    for (const address of ['http://127.0.0.1.evil.test/', 'http://localhost.evil.test/', 'http://[::2]/']) {
      expect(paymentAddress(address)).toBeUndefined();
    }
    for (const address of [...mail, ...own]) expect(paymentAddress(address)).toBeUndefined();
  });

  it('is one of allowedHosts where the host lists them, in 175 cases and more', () => {
    const hosts = ['ok.test', '*.ok.test', 'localhost:3000'];
    const listed = /^\s*(?:https:\/\/(?:[\w.-]+\.)?ok\.test(?![.\w:-])|http:\/\/localhost:3000\/)/i;
    const cases = new Set([...dangerous.map(([, address = '']) => address), ...web, ...mail, ...own]);
    expect(cases.size).toBeGreaterThanOrEqual(175);
    for (const address of cases) {
      const isListed = web.some((known) => known === address) && listed.test(address);
      expect(paymentAddress(address, hosts), address).toBe(isListed ? new URL(address).href : undefined);
      expect(paymentAddress(address, []), address).toBeUndefined();
    }
  });

  it.each(['https://host.test/app/', 'http://host.test/', 'file:///c:/page.html'])(
    'leads from a page at %s where it says',
    (page) => {
      for (const address of web) expect(new URL(safeHref(address) ?? '', page).href).toBe(new URL(address).href);
      for (const address of own) {
        const { origin, protocol } = new URL(safeHref(address) ?? '', page);
        expect([origin, protocol]).toEqual([new URL(page).origin, new URL(page).protocol]);
      }
    },
  );
});
