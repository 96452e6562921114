import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { pictures } from '../pictures';
import { tokens, widgetIds } from '../world';

/** Pictures are part of the chat that visitors see, on whatever site that is. */
export function pictureAnywhereSuite({ ask }: Contract): void {
  async function upload(): Promise<string> {
    const [file, form] = [new Blob([pictures['image/png']]), new FormData()];
    form.append('file', file, 'team.png');
    form.append('size', String(file.size));
    const path = `/chat_endpoints/${widgetIds.acme}/team-avatar`;
    const { teamAvatarUrl } = jsonOf(await ask('POST', path, { token: tokens.agent, text: form })) as {
      teamAvatarUrl: string;
    };
    return new URL(teamAvatarUrl).pathname.slice('/v1'.length);
  }

  describe('GET /avatars/{name} on a foreign site', () => {
    test.each(['https://visitors.test', 'http://visitors.test:8080', 'null'])('is answered to %s', async (Origin) => {
      const picture = await ask('GET', await upload(), { headers: { Origin } });
      expect(picture.status).toBe(200);
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(picture.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    });

    test('is the same with and without an origin, so that a cache may keep one copy', async () => {
      const path = await upload();
      const [known, unknown] = [
        await ask('GET', path),
        await ask('GET', path, { headers: { Origin: 'https://a.test' } }),
      ];
      expect(unknown.text).toBe(known.text);
      for (const { headers } of [known, unknown]) {
        expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
        expect(headers.get('Vary') ?? '').not.toContain('Origin');
      }
    });

    test('is not found there as it is not found elsewhere', async () => {
      const missing = await ask('GET', `/avatars/${'x'.repeat(32)}`, { headers: { Origin: 'https://visitors.test' } });
      expect([missing.status, jsonOf(missing).Code]).toEqual([404, 'not_found']);
    });

    test.each(['/avatars', '/avatars/../users/current', '/avatars/%2e%2e/users/current', '/chat_endpoints/avatars/x'])(
      'opens no other address: %s',
      async (path) => {
        const answer = await ask('GET', path, { token: tokens.admin, headers: { Origin: 'https://visitors.test' } });
        expect([answer.status, jsonOf(answer).Code]).toEqual([403, 'origin_not_allowed']);
      },
    );
  });
}
