import { describe, expect, test } from 'vitest';
import { checkMswVersion, explainMissingPeer } from '../../src/testing/missing-peer';

const notFound = (name: string, code = 'ERR_MODULE_NOT_FOUND') =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /host/node_modules/chatdeck`), { code });

describe('a test kit that does not load', () => {
  test.each([
    ['msw', 'ERR_MODULE_NOT_FOUND', 'npm install --save-dev msw'],
    ['hono', 'ERR_MODULE_NOT_FOUND', 'npm install --save-dev hono'],
    ['hono/cors', 'ERR_MODULE_NOT_FOUND', 'npm install --save-dev hono'],
    ['msw', 'MODULE_NOT_FOUND', 'npm install --save-dev msw'],
  ])('says how to install %s, which is missing as %s', (name, code, command) => {
    const thrown = notFound(name, code);
    const explained = explainMissingPeer(thrown) as Error;
    expect(explained.message).toContain(command);
    expect(explained.cause).toBe(thrown);
  });

  test.each([notFound('zod'), new Error("'msw' is busy"), 'a text'])('leaves other errors as they are', (thrown) => {
    expect(explainMissingPeer(thrown)).toBe(thrown);
  });
});

describe('MSW on an old Node', () => {
  test.each([
    ['3.0.5', '20.20.2'],
    ['3.0.0', '22.11.0'],
  ])('%s on %s is rejected with the version to install', (msw, node) => {
    expect(() => checkMswVersion(msw, node)).toThrow(/npm install --save-dev msw@2/);
  });

  test.each([
    ['2.15.0', '20.0.0'],
    ['3.0.5', '22.12.0'],
    ['3.0.5', '24.0.0'],
  ])('%s on %s is fine', (msw, node) => {
    expect(() => checkMswVersion(msw, node)).not.toThrow();
  });
});
