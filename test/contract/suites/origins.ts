import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { tokens } from '../world';

export function originSuite({ ask }: Contract): void {
  const from = (Origin: string, token?: string) => ask('GET', '/users/current', { token, headers: { Origin } });

  describe('a request of a web page', () => {
    test.each(['https://evil.test', 'http://portal.test', 'https://portal.test:8443', 'null', 'not an origin'])(
      'of %s is rejected before its token is checked',
      async (origin) => {
        for (const answer of [await from(origin, tokens.admin), await from(origin)]) {
          expect(answer.status).toBe(403);
          expect(jsonOf(answer).Code).toBe('origin_not_allowed');
        }
      },
    );

    test('of an allowed origin is answered, and readable there', async () => {
      const answer = await from('https://portal.test', tokens.admin);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://portal.test');
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    });

    test('of a rejected origin finds it nowhere in the answer, asked first or not', async () => {
      const headers = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'GET' };
      for (const answer of [
        await from('https://evil.test', tokens.admin),
        await ask('OPTIONS', '/users/current', { headers }),
      ]) {
        expect(answer.status).toBe(403);
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect(answer.text + JSON.stringify([...answer.headers])).not.toContain('evil.test');
      }
    });

    test('that is refused for another reason can be read there', async () => {
      const answer = await from('https://portal.test');
      expect(jsonOf(answer).Code).toBe('not_signed_in');
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://portal.test');
    });

    test('may ask first what it may send', async () => {
      const answer = await ask('OPTIONS', '/users/current', {
        headers: { Origin: 'https://portal.test', 'Access-Control-Request-Method': 'PUT' },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('Authorization,Content-Type,If-Match');
      expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    });
  });
}
