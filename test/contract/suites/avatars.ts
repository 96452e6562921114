import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { pictures, plainPng, pngOf } from '../pictures';
import { tokens, widgetIds } from '../world';

export function avatarSuite({ ask }: Contract): void {
  const path = `/chat_endpoints/${widgetIds.acme}/team-avatar`;

  function send(bytes: Uint8Array<ArrayBuffer>, { size = bytes.length, name = 'me.png', type = 'image/png' } = {}) {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type }), name);
    form.append('size', String(size));
    return ask('POST', path, { token: tokens.agent, text: form });
  }

  async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const answer = await send(bytes);
    expect(answer.status).toBe(200);
    const { teamAvatarUrl } = jsonOf(answer) as { teamAvatarUrl: string };
    expect(teamAvatarUrl).toMatch(/^https:\/\/chat\.chatdeck\.test\/v1\/avatars\/[A-Za-z0-9]{32}$/);
    return new URL(teamAvatarUrl).pathname.slice('/v1'.length);
  }

  const stored = async () => {
    const { ces } = jsonOf(await ask('GET', '/users/current', { token: tokens.admin })) as { ces: object[] };
    return ces[0] as { teamAvatarUrl: string; version: string };
  };

  describe('POST /chat_endpoints/{id}/team-avatar', () => {
    test.each(Object.entries(pictures))('detects %s by its content, and serves it to everyone', async (type, bytes) => {
      const answer = await send(bytes, { name: 'report.pdf.exe', type: 'text/html' });
      expect(answer.status).toBe(200);
      const { teamAvatarUrl, version } = await stored();
      expect(jsonOf(answer)).toEqual({ teamAvatarUrl });
      expect(answer.headers.get('ETag')).toBe(`"${version}"`);

      const picture = await ask('GET', new URL(teamAvatarUrl).pathname.slice('/v1'.length));
      expect(picture.status).toBe(200);
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });

    test.each(Object.entries(pictures))('leaves nothing of the metadata of %s', async (_type, bytes) => {
      expect(new TextDecoder('latin1').decode(bytes)).toContain('SECRET PLACE');
      const picture = await ask('GET', await upload(bytes));
      expect(picture.text.length).toBeGreaterThan(10);
      expect(picture.text).not.toContain('SECRET PLACE');
      expect(picture.text).not.toContain('<script>');
    });

    test('is logged with the picture before, or that there was none', async () => {
      await upload(pictures['image/png']);
      const first = await stored();
      await upload(pictures['image/gif']);
      const second = await stored();
      const answer = await ask('GET', `/chat_endpoints/${widgetIds.acme}/changes`, { token: tokens.admin });
      const entries = jsonOf(answer) as unknown as { changes: unknown[] }[];
      expect(entries.map(({ changes }) => changes)).toEqual([
        [{ name: 'teamAvatarUrl', before: first.teamAvatarUrl, after: second.teamAvatarUrl }],
        [{ name: 'teamAvatarUrl', before: '', after: first.teamAvatarUrl }],
      ]);
    });

    test('puts a new picture in the place of the old one, which is gone', async () => {
      const [first, second] = [await upload(pictures['image/png']), await upload(pictures['image/gif'])];
      expect((await ask('GET', first)).status).toBe(404);
      expect((await ask('GET', second)).status).toBe(200);
    });

    test('is gone when a save removes it', async () => {
      const url = await upload(pictures['image/png']);
      const save = `/chat_endpoints/${widgetIds.acme}/update_config`;
      const kept = { teamAvatarUrl: (await stored()).teamAvatarUrl, onlineTitle: 'Hello' };
      expect((await ask('PUT', save, { token: tokens.agent, body: kept })).status).toBe(200);
      expect((await ask('GET', url)).status).toBe(200);
      await ask('PUT', save, { token: tokens.agent, body: { teamAvatarUrl: '' } });
      expect((await ask('GET', url)).status).toBe(404);
    });

    test.each([
      ['a page with a script', text('<script>alert(1)</script>')],
      ['a drawing in SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['nothing', text('')],
      ['half a PNG', pictures['image/png'].slice(0, 60)],
      ['half a JPEG', pictures['image/jpeg'].slice(0, pictures['image/jpeg'].length / 2)],
      ['half a GIF', pictures['image/gif'].slice(0, 20)],
      ['half a WebP', pictures['image/webp'].slice(0, 24)],
      ['a BMP', text('BM\x46\0\0\0\0\0\0\0')],
    ])('rejects %s', async (_name, bytes) => {
      const answer = await send(bytes);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'not_an_image']);
      expect(await stored()).toMatchObject({ teamAvatarUrl: '', version: '1' });
    });

    test('rejects too many pixels, however few bytes they take', async () => {
      for (const bytes of [pngOf(4097, 1), pngOf(1, 4097), pngOf(1, 60_000)]) {
        const answer = await send(bytes);
        expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'too_many_pixels']);
      }
    });

    test.each([
      [4096, 1],
      [1, 4096],
    ])('accepts the most pixels to a side: %d by %d', async (width, height) => {
      expect((await ask('GET', await upload(await plainPng(width, height)))).status).toBe(200);
    });

    test('rejects more than 2 MB with a helpful message, and much more immediately', async () => {
      // What has the largest size is looked at, and is no image.
      const largest = await send(new Uint8Array(2 * 1024 * 1024));
      expect([largest.status, jsonOf(largest).Code]).toEqual([400, 'not_an_image']);
      const large = await send(new Uint8Array(2 * 1024 * 1024 + 1));
      expect([large.status, jsonOf(large).Code]).toEqual([400, 'image_too_large']);
      const huge = await send(new Uint8Array(5_000_000));
      expect([huge.status, jsonOf(huge).Code]).toEqual([413, 'too_large']);
    });

    test('rejects a wrong size, and forms without a file or with two', async () => {
      expect(jsonOf(await send(pictures['image/png'], { size: 1 }))).toMatchObject({ Code: 'invalid', Path: 'size' });
      const file = new Blob([pictures['image/png']]);
      const forms = [
        [],
        [['file', 'text']],
        [
          ['file', file],
          ['file', file],
        ],
      ] as [string, string | Blob][][];
      for (const parts of forms) {
        const form = new FormData();
        for (const [name, value] of parts) form.append(name, value);
        form.append('size', String(file.size));
        const answer = await ask('POST', path, { token: tokens.agent, text: form });
        expect([answer.status, jsonOf(answer).Path]).toEqual([400, 'file']);
      }
      const json = await ask('POST', path, { token: tokens.agent, body: { file: 'x', size: 1 } });
      expect([json.status, jsonOf(json).Path]).toEqual([400, 'file']);
    });
  });

  test.each(['unknown', '..%2f..%2fetc%2fpasswd', '__proto__', 'x'.repeat(32), '%00', '%ff', `${'x'.repeat(32)}%00`])(
    'GET /avatars/%s is not found',
    async (name) => {
      expect((await ask('GET', `/avatars/${name}`)).status).toBe(404);
    },
  );
}

function text(content: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(content);
}
