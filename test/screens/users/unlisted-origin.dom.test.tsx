import { Users } from 'chatdeck';
import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useUsers } from 'chatdeck/hooks';
import { ar } from 'chatdeck/locales/ar';
import { de } from 'chatdeck/locales/de';
import type { problemLabels } from 'chatdeck/ui';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const origin = 'http://localhost:3000';

function Team() {
  return <Users {...useUsers()} />;
}

/** What a browser does with the answer of an API that doesn't allow the page's origin. */
const failing = () => Promise.reject(new TypeError('Failed to fetch'));

async function messageOf(baseUrl: string, labels: typeof de = []): Promise<string> {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const session = { id: 'acme', getToken: () => 'token' };
  const client = createClient({ baseUrl, session, fetch: failing });
  const { unmount } = renderScreen(
    <ChatdeckProvider client={client}>
      <Team />
    </ChatdeckProvider>,
    { labels },
  );
  const [alert] = await screen.findAllByRole('alert', {}, { timeout: 10_000 });
  const text = alert?.textContent ?? '';
  unmount();
  return text;
}

test('a developer reads which origin the API may be missing', async () => {
  expect(location.origin).toBe(origin);
  expect(await messageOf('https://api.test')).toContain(
    `Check your connection and try again. If the API is running, add ${origin} to its ALLOWED_ORIGINS.`,
  );
});

test.each([
  ['German', de],
  ['Arabic', ar],
])('a developer reads it in %s', async (_, labels) => {
  const texts = labels.find(({ name }) => name === 'problem')?.texts as typeof problemLabels.defaults;
  const sentence = texts.unreadable(origin);
  expect(sentence).toContain('ALLOWED_ORIGINS');
  expect(await messageOf('https://api.test', labels)).toContain(`${texts.offline} ${sentence}`);
});

test('a page on the origin of its API, or without a connection, names no origin', async () => {
  expect(await messageOf(origin)).toMatch(/Check your connection and try again\.(?!.*ALLOWED_ORIGINS)/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await messageOf('https://api.test')).toMatch(/Check your connection and try again\.(?!.*ALLOWED_ORIGINS)/);
});
