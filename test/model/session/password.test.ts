import { describe, expect, it } from 'vitest';
import {
  checkForm,
  consentSchema,
  contactFrameUrl,
  formatRoute,
  mailLink,
  makeProblem,
  parseRoute,
  passwordResetSchema,
  passwordStrength,
  resetRequestSchema,
} from 'chatdeck/model';
import { secondsLeft, waitAfterProblem } from 'chatdeck/model/session/password';
import { signupError } from 'chatdeck/model/session/signup';

describe('a password', () => {
  it.each([
    ['', 'tooShort'],
    ['a1b2c3', 'tooShort'],
    ['🦊🐙🌵🍉🎈🚲', 'tooShort'],
    ['🦊🐙🌵🍉🎈🚲🧭', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['12345678901234567890', 'weak'],
    ['zyxwvutsrq', 'weak'],
    ['abcdefgh12345678', 'weak'],
    ['password', 'weak'],
    ['hunterhunterhunter', 'weak'],
    ['blue whale', 'fair'],
    ['Tr0ub4dor&3', 'fair'],
    ['correct horse battery', 'strong'],
    ['seven books and a cat', 'strong'],
    ['كلمات كثيرة في السر', 'strong'],
    ['x'.repeat(100_000), 'weak'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('never gets weaker by another word', () => {
    const order = ['tooShort', 'weak', 'fair', 'strong'];
    const words = ['ship', ' table', ' 42', ' green', ' zebra'];
    const grades = words.map((_, index) => order.indexOf(passwordStrength(words.slice(0, index + 1).join(''))));
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    expect(grades.at(-1)).toBe(3);
  });

  it('may be reset to one of seven characters', () => {
    expect(checkForm(passwordResetSchema, { password: '123456' })).toEqual({ password: 'tooShort' });
    expect(checkForm(passwordResetSchema, { password: '1234567' })).toEqual({});
  });
});

describe('sending a link again', () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 90_000, 0],
  ])('counts down to %i: at %i there are %i seconds left', (until, now, left) => {
    expect(secondsLeft(until, now)).toBe(left);
  });

  it.each([
    [makeProblem('rateLimited', { retryAfter: 240 }), 240],
    [makeProblem('rateLimited'), 60],
    [makeProblem('offline'), 0],
    [makeProblem('server', { retryAfter: 10 }), 0],
  ])('waits after %o for %i seconds', (problem, seconds) => {
    expect(waitAfterProblem(problem)).toBe(seconds);
  });
});

describe('asking for a link', () => {
  it.each([
    ['  ', { email: 'required' }],
    ['dana', { email: 'invalidEmail' }],
    ['dana@', { email: 'invalidEmail' }],
    ['da na@acme.test', { email: 'invalidEmail' }],
    ['dana@acme.test, luis@acme.test', { email: 'invalidEmail' }],
    [`${'x'.repeat(320)}@acme.test`, { email: 'invalidEmail' }],
    [' dana@acme.test ', {}],
    // New users can't have these, but older rules let them in.
    ['dána@acme.test', {}],
    ['dana/x@acme.test', {}],
    ['dana@bücher.test', {}],
    ['dana@intranet', {}],
  ])('with %j is rejected for %o', (email, errors) => {
    expect(checkForm(resetRequestSchema, { email })).toEqual(errors);
  });
});

it('requires the checkbox', () => {
  expect(checkForm(consentSchema, { isAgreed: false })).toEqual({ isAgreed: 'required' });
  expect(checkForm(consentSchema, { isAgreed: true })).toEqual({});
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['user_exists', 'userExists'],
  ['access_denied', 'unknown'],
  ['<script>', 'unknown'],
])('reads the error parameter %j as %s', (parameter, error) => {
  expect(signupError(parameter)).toBe(error);
});

it.each([
  [undefined, undefined],
  ['https://contact.example/form?a=1', 'https://contact.example/form?a=1'],
  ['http://localhost:3000/contact', 'http://localhost:3000/contact'],
  ['http://contact.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['/contact', '/contact'],
  ['//contact.example/', undefined],
  ['/\\contact.example/', undefined],
  ['#/support', undefined],
])('shows the contact page %j as %s', (address, shown) => {
  expect(contactFrameUrl(address)).toBe(shown);
});

it.each([
  [undefined, undefined],
  ['help@acme.test', 'mailto:help@acme.test'],
  ['a?cc=all@acme.test', 'mailto:a%3Fcc%3Dall@acme.test'],
  ['no address', undefined],
])('writes to %j at %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

it('remembers in the address of the sign-in that a password was set', () => {
  expect(parseRoute(formatRoute({ name: 'login', passwordSet: true }))).toMatchObject({ passwordSet: true });
  expect(parseRoute(formatRoute({ name: 'login' }))).toMatchObject({ passwordSet: undefined });
});
