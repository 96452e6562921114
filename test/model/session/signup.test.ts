import { describe, expect, it } from 'vitest';
import { checkForm, newCredentialsSchema } from 'chatdeck/model';
import { isResetToken } from 'chatdeck/model/session/signup';

describe('signing up', () => {
  it.each([
    ['ada@example.com', '1234567', {}],
    [' ada@example.com ', '1234567', {}],
    ['ada', '1234567', { email: 'invalidEmail' }],
    ['', '1234567', { email: 'invalidEmail' }],
    ['ada@example.com', '123456', { password: 'tooShort' }],
    ['ada@', '', { email: 'invalidEmail', password: 'tooShort' }],
  ])('with %j and %j is rejected for %o', (email, password, errors) => {
    expect(checkForm(newCredentialsSchema, { email, password })).toEqual(errors);
  });
});

describe('a reset token', () => {
  it.each([
    ['aB3'.repeat(21) + 'x', true],
    ['a'.repeat(63), false],
    ['a'.repeat(65), false],
    ['a'.repeat(63) + '-', false],
    ['a'.repeat(64) + '\n', false],
    ['', false],
  ])('%j can be one: %s', (token, expected) => {
    expect(isResetToken(token)).toBe(expected);
  });
});
