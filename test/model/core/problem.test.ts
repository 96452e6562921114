import { describe, expect, it } from 'vitest';
import { asUnknown, isExplained, isProblem, makeProblem, problemError, toProblem } from 'chatdeck/model/core/problem';

describe('a problem', () => {
  it.each<[unknown, boolean]>([
    [makeProblem('offline'), true],
    [problemError(makeProblem('offline')), true],
    [{ isChatdeckProblem: false }, false],
    [{ isChatdeckProblem: 'true' }, false],
    [{ kind: 'offline' }, false],
    [new Error('offline'), false],
    ['isChatdeckProblem', false],
    [null, false],
    [undefined, false],
  ])('is known by its mark: %o', (value, isOne) => {
    expect(isProblem(value)).toBe(isOne);
  });

  it('says as an error what developers look for, and nothing of the request', () => {
    const details = { status: 409, code: 'user_exists', path: 'email', serverMessage: 'Taken.' };
    expect(problemError(makeProblem('invalid', details)).message).toBe('Chatdeck: invalid 409 user_exists email');
    expect(problemError(makeProblem('offline')).message).toBe('Chatdeck: offline');
  });

  it('is what was thrown, without the error', () => {
    const details = {
      serverMessage: 'Wait.',
      code: 'slow_down',
      status: 429,
      retryAfter: 30,
      path: 'email',
      origin: 'https://shop.example',
    };
    const problem = toProblem(problemError(makeProblem('rateLimited', details)));
    expect(problem).toEqual({ isChatdeckProblem: true, kind: 'rateLimited', ...details });
    expect(problem).not.toBeInstanceOf(Error);
  });

  it('is an unexpected answer behind anything else', () => {
    expect(toProblem(new TypeError('x is undefined'))).toEqual(makeProblem('unexpectedAnswer'));
  });

  it.each([
    ['offline', true],
    ['timeout', true],
    ['unauthorized', true],
    ['forbidden', false],
    ['server', false],
    ['unexpectedAnswer', false],
  ] as const)('%s says what to do: %s', (kind, isClear) => {
    const problem = makeProblem(kind);
    expect(isExplained(problem)).toBe(isClear);
    expect(asUnknown(problem, 'Try again.')).toEqual(isClear ? problem : { ...problem, serverMessage: 'Try again.' });
  });

  it('keeps the server’s words', () => {
    const problem = makeProblem('server', { serverMessage: 'Down until 9.' });
    expect(asUnknown(problem, 'Try again.')).toEqual(problem);
  });
});
