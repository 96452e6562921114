import { describe, expect, it } from 'vitest';
import { paymentAddress } from 'chatdeck/model';

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
