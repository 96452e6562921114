import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { isWebhookAddress, paymentAddress } from 'chatdeck/model';

describe('paymentAddress', () => {
  it.each([
    ['https://pay.example/session?x=1', 'https://pay.example/session?x=1'],
    ['http://localhost:4242/session', 'http://localhost:4242/session'],
    ['http://127.0.0.1/', 'http://127.0.0.1/'],
    ['http://[::1]:80/', 'http://[::1]/'],
    ['http://pay.example/', undefined],
    ['http://localhost.evil.example/', undefined],
    ['http://127.0.0.1.evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//pay.example/', undefined],
    ['/pay', undefined],
    ['', undefined],
  ])('%s leads to %s', (text, address) => {
    expect(paymentAddress(text)).toBe(address);
  });
});

describe('paymentAddress with allowedHosts', () => {
  it.each(['*.', '*..', '*', ''])('allows no host for the entry %j, which names none', (entry) => {
    for (const host of ['evil.example', 'evil.example.', 'evil.example..', '.evil.example']) {
      expect(paymentAddress(`https://${host}/`, [entry])).toBeUndefined();
    }
  });

  const hosts = ['pay.example', '*.stripe.com', 'localhost:4242', '[::1]', 'UPPER.example', 'xn--bcher-kva.example'];

  it.each([
    ['https://pay.example/session', true],
    ['https://PAY.example/session', true],
    ['https://pay.example:443/', true],
    ['https://upper.example/', true],
    ['https://bücher.example/', true],
    ['https://checkout.stripe.com/c/1', true],
    ['https://a.b.stripe.com/', true],
    ['http://localhost:4242/session', true],
    ['http://[::1]/', true],
    ['https://pay.example:8443/', false],
    ['https://pay.example./', false],
    ['https://www.pay.example/', false],
    ['https://evilpay.example/', false],
    ['https://pay.example.evil.example/', false],
    ['https://stripe.com/', false],
    ['https://evilstripe.com/', false],
    ['https://stripe.com.evil.example/', false],
    ['https://evil.example/pay.example', false],
    ['https://evil.example/?https://pay.example', false],
    ['https://evil.example/#pay.example', false],
    ['https://pay.example@evil.example/', false],
    ['https://evil.example\\@pay.example/', false],
    ['http://pay.example/', false],
    ['http://localhost/', false],
    ['http://localhost:4243/', false],
    ['http://127.0.0.1:4242/', false],
    ['javascript://pay.example/%0aalert(1)', false],
    ['/session', false],
    ['', false],
  ])('%s: %s', (text, isAllowed) => {
    expect(paymentAddress(text, hosts)).toBe(isAllowed ? new URL(text).href : undefined);
  });

  it.each([[[]], [['']], [['*']], [['*.']], [['https://pay.example']], [['.example']]])(
    'allows nothing with %j',
    (list) => {
      for (const text of ['https://pay.example/', 'https://stripe.com/', 'http://localhost/']) {
        expect(paymentAddress(text, list)).toBeUndefined();
      }
    },
  );
});

describe('isWebhookAddress', () => {
  it.each([
    'https://example.com/hook?x=1',
    'http://hooks.example.com:8080/a/b',
    'https://bücher.example/',
    'https://8.8.8.8/',
    'https://11.0.0.0/',
    'https://[2606:4700::1111]/',
    'https://[2000::1]/',
    'https://[2001:200::1]/',
    'https://[2001:201::1]/',
    'https://[2606:47::1]/',
    'https://[3fff:1000::1]/',
    'https://[3fff:1001::1]/',
    'https://example.com./',
    'https://localhost.example.com/',
    'https://internal.example.com/',
    'https://10.example.com/',
    'https://10.0.0.1.example.com/',
    'https://my-local.com/',
  ])('accepts a public URL: %s', (text) => {
    expect(isWebhookAddress(text)).toBe(true);
    expect(isWebhookAddress(text, { allowsInternalWebhooks: true })).toBe(true);
  });

  it.each([
    'http://localhost/',
    'http://localhost:3000/x',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://hooks.localhost/',
    'http://intranet/',
    'http://intranet./',
    'http://printer/',
    'http://printer./',
    'http://[1fff::1]/',
    'http://[4000::1]/',
    'http://[2001:1ff::1]/',
    'http://[3fff:fff::1]/',
    'http://router.local/',
    'http://metadata.google.internal/',
    'http://nas.lan/',
    'http://nas.home.arpa/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.255.255.255/',
    'http://0.0.0.0/',
    'http://10.0.0.5:9200/',
    'http://10.255.255.255/',
    'http://100.64.0.1/',
    'http://100.127.255.255/',
    'http://169.254.169.254/latest/meta-data/',
    'http://172.16.0.0/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fc00::1]/',
    'http://[fdff::1]/',
    'http://[fe80::1]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://[3fff::1]/',
  ])('accepts an address of an internal network only with the switch: %s', (text) => {
    expect(isWebhookAddress(text)).toBe(false);
    expect(isWebhookAddress(text, { allowsInternalWebhooks: true })).toBe(true);
  });

  it.each([
    'https://dana@example.com/',
    'https://dana:secret@example.com/',
    'https://:secret@example.com/',
    'https://example.com@10.0.0.1/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'mailto:dana@example.com',
    'example.com/hook',
    '//example.com/hook',
    '/hook',
    'https://',
    '',
  ])('never accepts %j', (text) => {
    expect(isWebhookAddress(text)).toBe(false);
    expect(isWebhookAddress(text, { allowsInternalWebhooks: true })).toBe(false);
  });

  it.each([
    ['9.255.255.255', '11.0.0.0'],
    ['100.63.255.255', '100.128.0.0'],
    ['126.255.255.255', '128.0.0.0'],
    ['169.253.255.255', '169.255.0.0'],
    ['172.15.255.255', '172.32.0.0'],
    ['192.167.255.255', '192.169.0.0'],
    ['198.17.255.255', '198.20.0.0'],
    ['223.255.255.255', '1.0.0.0'],
  ])('accepts the neighbors of internal networks, %s and %s', (...addresses) => {
    for (const address of addresses) expect(isWebhookAddress(`https://${address}/`), address).toBe(true);
  });

  it('knows every IPv4 address that ipaddr.js knows to be reserved', () => {
    const isPublic = (address: string) => ipaddr.parse(address).range() === 'unicast';
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isWebhookAddress(`https://${address}/`), address).toBe(isPublic(address));
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts no IPv6 address that ipaddr.js knows to be reserved', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const isPublic =
          ipaddr.parse(address).range() === 'unicast' && /^[23]/.test(ipaddr.parse(address).toNormalizedString());
        if (isWebhookAddress(`https://[${address}]/`)) expect(isPublic, address).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
