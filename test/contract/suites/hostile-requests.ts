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

    test.each([
      ['half a character', [0xc3, 0x28]],
      ['a longer form than needed', [0xc0, 0xaf]],
      ['a surrogate', [0xed, 0xa0, 0x80]],
      ['a byte that begins none', [0xff]],
    ])('that is no UTF-8 gets 400: %s', async (_name, bytes) => {
      const [before, after] = ['{"onlineTitle":"', '"}'].map((text) => new TextEncoder().encode(text));
      const answer = await send(new Blob([before ?? '', new Uint8Array(bytes), after ?? '']));
      expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Message: 'The request is not valid UTF-8.' }]);
    });

    test('of valid UTF-8 is stored to the letter, with a byte order mark or without', async () => {
      const onlineTitle = 'é 你好 🙂';
      const text = JSON.stringify({ onlineTitle });
      for (const sent of [text, `\uFEFF${text}`]) expect(jsonOf(await send(sent))).toMatchObject({ onlineTitle });
    });

    test('with escapes in its form or query that are no UTF-8 gets 400', async () => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const form = await ask('POST', '/p/users/password_reset_email', { text: 'email=a%ff%40acme.test', headers });
      expect([form.status, jsonOf(form).Code]).toEqual([400, 'invalid']);
      const report = `/reports/${widgetIds.acme}/overview?startDate=2025-06-16T00:00:00&endDate=2025-06-16T23:59:59&tz=UTC`;
      const query = await ask('GET', `${report}&x=%c3%28`, { token: tokens.admin });
      expect([query.status, jsonOf(query).Code]).toEqual([400, 'invalid']);
      expect((await ask('GET', `${report}&x=100%&y=%c3%a9`, { token: tokens.admin })).status).toBe(200);
    });

    test.each([
      ['{"onlineTitle":"a","onlineTitle":"a"}', 'onlineTitle'],
      ['{"onlineTitle":"a","\\u006fnlineTitle":"b"}', 'onlineTitle'],
      ['{"extra":[{},{"deep":{"a,{\\"":1 , "b":2,"a,{\\"" : 3}}]}', 'extra.1.deep.a,{"'],
      ['{"off":true,"onlineTitle":"x","off":true}', 'off'],
    ])('with a name twice gets 400 and the place: %s', async (text, path) => {
      const answer = await send(text);
      expect([answer.status, jsonOf(answer).Path]).toEqual([400, path]);
    });

    test('with a name in several objects, or in a text, is stored', async () => {
      const extra = { a: { a: 1 }, b: [{ a: 2 }, { a: 3 }], text: '{"a":1,"a":2}', 'a"': 'a:' };
      expect(jsonOf(await send(JSON.stringify({ extra })))).toMatchObject({ extra });
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

    test('of a megabyte is read, and one byte more is not', async () => {
      const around = '{"extra":""}'.length;
      const texts = [0, 1].map((more) => JSON.stringify({ extra: 'x'.repeat(1_000_000 - around + more) }));
      const [largest, larger] = await Promise.all(texts.map((text) => send(text)));
      expect(largest && jsonOf(largest).Code).toBe('settings_too_large');
      expect(larger && jsonOf(larger).Code).toBe('too_large');
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
