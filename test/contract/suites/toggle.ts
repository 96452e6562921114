import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { tokens, widgetIds } from '../world';

export function toggleSuite({ ask }: Contract): void {
  const toggle = (to: string, token = tokens.admin) =>
    ask('PUT', `/chat_endpoints/${widgetIds.acme}/toggle/${to}`, { token });
  const widget = async () => (jsonOf(await ask('GET', '/users/current', { token: tokens.admin })).ces as [object])[0];

  describe('PUT /chat_endpoints/{id}/toggle/on and /toggle/off', () => {
    test.each(['admin', 'agent'] as const)('switches off and on for an %s, and changes nothing else', async (role) => {
      const before = await widget();
      const off = await toggle('off', tokens[role]);
      expect(off.status).toBe(200);
      expect(await widget()).toEqual({ ...before, off: true, version: '2' });
      expect(jsonOf(off)).toMatchObject({ Id: 11, off: true, onlineTitle: 'Chat with us' });

      expect(jsonOf(await toggle('on', tokens[role]))).toMatchObject({ Id: 11, off: false });
      expect(await widget()).toEqual({ ...before, version: '3' });
    });

    test('may be repeated', async () => {
      await toggle('off');
      expect(jsonOf(await toggle('off'))).toMatchObject({ off: true });
    });

    test('knows no third way', async () => {
      expect((await toggle('sideways')).status).toBe(404);
    });
  });
}
