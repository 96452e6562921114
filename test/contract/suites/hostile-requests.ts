import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { tokens, widgetIds } from '../world';

const save = `/chat_endpoints/${widgetIds.acme}/update_config`;

export function hostileRequestSuite({ ask }: Contract): void {
  const send = (text: BodyInit) => ask('PUT', save, { token: tokens.admin, text });

  describe('a request that makes no sense', () => {
    test.each([
      ['GET', '/nothing/here'],
      ['POST', '/users/current'],
      ['DELETE', save],
      ['GET', '/p/sessions'],
      ['PUT', '/chat_endpoints//update_config'],
    ])('%s %s gets 404 as JSON, signed in or not', async (method, path) => {
      for (const token of [tokens.admin, undefined]) {
        const answer = await ask(method, path, { token });
        expect(answer.status).toBe(404);
        expect(jsonOf(answer)).toEqual({
          Message: 'We couldn’t find this. It may have been deleted.',
          Code: 'not_found',
        });
      }
    });

    test.each(['', '{', '{"onlineTitle": "Hel', 'onlineTitle=Hello', '<html>', 'null', '[]', '"text"', '7', '{}{}'])(
      'with the body %j gets 400',
      async (text) => {
        const answer = await send(text);
        expect(answer.status).toBe(400);
        expect(jsonOf(answer)).toMatchObject({ Code: 'invalid', Message: expect.any(String) as string });
      },
    );

    test.each([
      ['a NUL', '{"onlineTitle":"a\\u0000b"}', 'onlineTitle'],
      ['half a character', '{"onlineTitle":"\\ud83d"}', 'onlineTitle'],
      ['half a character deep within', '{"extra":[{"deep":"\\udc00"}]}', 'extra.0.deep'],
      ['a NUL in a name', '{"extra":{"\\u0000":1}}', 'extra'],
      ['a number beyond all numbers', '{"extra":{"n":1e999}}', 'extra.n'],
    ])('with %s gets 400 and the place', async (_name, text, path) => {
      const answer = await send(text);
      expect([answer.status, jsonOf(answer).Path]).toEqual([400, path]);
    });

    test('with endless nesting gets 400', async () => {
      const depth = 400_000;
      const answer = await send(`{"extra":${'['.repeat(depth)}${']'.repeat(depth)}}`);
      expect(answer.status).toBe(400);
    });

    test('over a megabyte gets 413, whether it says so or not', async () => {
      const text = JSON.stringify({ extra: 'x'.repeat(1_100_000) });
      const answer = await send(text);
      expect([answer.status, jsonOf(answer).Code]).toEqual([413, 'too_large']);
      const unannounced = await send(new Blob([text]).stream());
      expect([unannounced.status, jsonOf(unannounced).Code]).toEqual([413, 'too_large']);
    });

    test('that pollutes prototypes is harmless, and the rest of it is stored', async () => {
      const answer = await send(
        '{"__proto__":{"off":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"extra":{"__proto__":{"polluted":1}},"onlineTitle":"Fine"}',
      );
      expect(answer.status).toBe(200);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      expect(answer.text).not.toContain('__proto__');
      expect(jsonOf(answer)).toMatchObject({ onlineTitle: 'Fine', off: false, extra: {} });
    });

    test('with numbers and texts at the edge keeps them as they are', async () => {
      const edges = {
        big: 1.7976931348623157e308,
        tiny: 5e-324,
        whole: 9007199254740991,
        text: '\\ " \u2028 ﷽ 𝄞',
        empty: '',
      };
      const answer = await ask('PUT', save, { token: tokens.admin, body: edges });
      expect(jsonOf(answer)).toMatchObject(edges);
    });
  });
}
