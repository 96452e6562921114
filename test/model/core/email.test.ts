import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from 'chatdeck/model';
import { canBeStoredEmail } from 'chatdeck/model/core/email';
import { invalidEmails } from '../../security/emails';

describe('an email address', () => {
  it.each([
    ['dana@acme.test', 'dana@acme.test'],
    ['Dana@ACME.Test', 'dana@acme.test'],
    ['dana.o’hara@acme.test'.replace('’', "'"), "dana.o'hara@acme.test"],
    ['dana+chat@mail.acme.test', 'dana+chat@mail.acme.test'],
    ['_d-a_@a-b.test', '_d-a_@a-b.test'],
    ['a@b.c', 'a@b.c'],
    ['1@2.test', '1@2.test'],
    ['dana@bücher.test', 'dana@xn--bcher-kva.test'],
    ['dana@BU\u0308CHER.test', 'dana@xn--bcher-kva.test'],
    ['dana@xn--bcher-kva.test', 'dana@xn--bcher-kva.test'],
    ['dana@ａｃｍｅ.test', 'dana@acme.test'],
  ])('%s is the mailbox %s', (text, mailbox) => {
    expect(isEmail(text)).toBe(true);
    expect(normalizeEmail(text)).toBe(mailbox);
  });

  const letters = (length: number) => 'x'.repeat(length);
  const han = String.fromCodePoint(...Array.from({ length: 14 }, (_, index) => 0x4e00 + index * 997));
  const domain = (length: number) => `${letters(63)}.${letters(63)}.${letters(length - 131)}.te`;

  it.each([
    ['64 characters before the @', `${letters(64)}@acme.test`, true],
    ['65 characters before the @', `${letters(65)}@acme.test`, false],
    ['254 characters', `${letters(64)}@${domain(189)}`, true],
    ['255 characters', `${letters(64)}@${domain(190)}`, false],
    ['a label of 63 characters', `a@${letters(63)}.test`, true],
    ['a label of 64 characters', `a@${letters(64)}.test`, false],
    ['a last label of 63 characters', `a@b.${letters(63)}`, true],
    ['a last label of 64 characters', `a@b.${letters(64)}`, false],
    ['more than 254 characters once its domain is ASCII', `a@${`${han}.`.repeat(6)}test`, false],
  ])('with %s: %s is %s', (_, text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  describe.each(Object.entries(invalidEmails))('with %s', (_, texts) => {
    it.each(texts)('is rejected: %j', (text) => {
      expect(isEmail(text)).toBe(false);
      expect(normalizeEmail(text)).toBeUndefined();
    });
  });

  const text = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom(...'ab.@-_+\'"<>(),;: /\\\n\0üßİK') }),
    fc.string({ unit: 'grapheme' }).map((word) => `${word}@${word}.test`),
  );

  it('has a form that is itself an address, to the letter', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const mailbox = normalizeEmail(typed);
        expect(isEmail(typed)).toBe(mailbox !== undefined);
        if (mailbox === undefined) return;
        expect(normalizeEmail(mailbox)).toBe(mailbox);
        expect(mailbox).toMatch(/^[!-~]{1,64}@[a-z\d.-]+$/);
        expect(mailbox).not.toMatch(/[\s,;:"()<>[\]\\/]|\.\.|@.*@/);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['a@b', true],
  ['old..rule@acme.test', true],
  [`${'a'.repeat(318)}@b`, true],
  [`${'a'.repeat(319)}@b`, false],
  ['a@', false],
  ['@b', false],
  ['ab', false],
  ['a@b@c', false],
  ['a b@c', false],
  ['a@b c', false],
  [' a@b', false],
  ['a@b\n', false],
])('an existing user can sign in as %j: %s', (email, expected) => {
  expect(canBeStoredEmail(email)).toBe(expected);
});
