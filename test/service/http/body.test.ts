import { readBody, readFormFields, readText } from 'chatdeck/service/http/body';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const sent = (text: string | Buffer) => ({
  arrayBuffer: () => Promise.resolve(new Uint8Array(Buffer.from(text)).buffer),
});
const read = (text: string) => readBody(sent(text), z.unknown());
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a body', () => {
  test('may be nested 64 levels deep, and no deeper', async () => {
    expect(await read(lists(64))).toEqual(JSON.parse(lists(64)));
    await expect(read(lists(65))).rejects.toMatchObject({ status: 400, message: 'The request is nested too deeply.' });
    // A value at the deepest level is none of the nesting.
    const value = lists(64).replace('[]', '[0]');
    expect(await read(value)).toEqual(JSON.parse(value));
  });

  test.each(['\\u0000', 'a\\u0000b', '\\ud800', '\\udfffx'])('with the text "%s" cannot be stored', async (text) => {
    for (const json of [`"${text}"`, `{"name":["${text}"]}`, `{"${text}":1}`]) {
      await expect(read(json)).rejects.toMatchObject({ status: 400 });
    }
  });

  test.each(['\\u0001', '\\u007f', '\\u0085', '\\u2028', '\\ud83d\\ude42', '\\ufffe'])(
    'with the text "%s" is kept as it is',
    async (text) => {
      expect(await read(`{"name":"${text}"}`)).toEqual({ name: JSON.parse(`"${text}"`) as unknown });
    },
  );

  test.each([
    ['a byte that starts nothing', [0x80]],
    ['a sequence that is cut off', [0x22, 0xe2, 0x82, 0x22]],
    ['an overlong form', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a value beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('with %s is not UTF-8', async (_name, bytes) => {
    const error = { status: 400, message: 'The request is not valid UTF-8.' };
    await expect(readText(sent(Buffer.from(bytes)))).rejects.toMatchObject(error);
    const escapes = bytes.map((byte) => `%${byte.toString(16)}`).join('');
    await expect(readFormFields(sent(`name=${escapes}`))).rejects.toMatchObject(error);
  });

  test('of a form keeps percent signs that escape nothing', async () => {
    expect([...(await readFormFields(sent('discount=100%&note=50%25+caf%C3%A9&odd=%zz')))]).toEqual([
      ['discount', '100%'],
      ['note', '50% café'],
      ['odd', '%zz'],
    ]);
  });

  test('that stops arriving says so', async () => {
    const lost = { arrayBuffer: () => Promise.reject(new Error('aborted')) };
    await expect(readText(lost)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('completely') as string,
    });
  });
});
