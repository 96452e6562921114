import { afterEach, describe, expect, test } from 'vitest';
import { answerRequests } from 'chatdeck/testing/answer-requests';
import { serve, type Serving } from 'chatdeck/cli/serve';
import { chatdeck } from './terminal';

let serving: Serving | undefined;
afterEach(() => {
  serving?.server.close();
  serving?.server.closeAllConnections();
  serving = undefined;
});

describe('npx chatdeck mock', () => {
  test.each([
    [['--port', 'http'], 'isn’t a port'],
    [['--scenario', 'other'], 'There is no scenario "other". Use busyAccount'],
    [['--latency', 'soon'], '--latency needs'],
    [['--now', 'later'], '--now needs'],
    [['--fault', 'other=500'], 'There is no call "other"'],
    [['--fault', 'updateConfig=badly'], 'can’t fail as "badly"'],
    [['--other'], 'Unknown option'],
  ])('%j is explained', async (args, message) => {
    const { code, reported } = await chatdeck('mock', ...args);
    expect(code).toBe(2);
    expect(reported).toContain(message);
  });

  test('a port that is in use is a failure, not a misuse', async () => {
    serving = await serve(answerRequests(), 0);
    const { code, reported } = await chatdeck('mock', '--port', new URL(serving.url).port);
    expect(code).toBe(1);
    expect(reported).toContain('is in use. Choose another one with --port');
  });
});

describe('what it serves', () => {
  test('is the service, with bodies, headers, and empty responses', async () => {
    serving = await serve(answerRequests(), 0);
    const ask = (method: string, path: string, body?: string) =>
      fetch(`${serving?.url ?? ''}/v1${path}`, {
        method,
        headers: { Authorization: 'Bearer admin-token' },
        body: body ?? null,
      });
    const saved = await ask('PUT', '/chat_endpoints/11/update_config', '{"onlineTitle":"Café"}');
    expect([saved.status, saved.headers.get('ETag')]).toEqual([200, '"2"']);
    expect(await saved.json()).toMatchObject({ onlineTitle: 'Café' });
    expect(await (await ask('HEAD', '/users/logout')).text()).toBe('');
    expect((await ask('GET', '/users/current')).status).toBe(403);
  });

  test('breaks the connection where the network is to be down', async () => {
    serving = await serve(answerRequests({ faults: { currentUser: 'networkError' } }), 0);
    await expect(fetch(`${serving.url}/v1/users/current`)).rejects.toThrow();
  });
});
