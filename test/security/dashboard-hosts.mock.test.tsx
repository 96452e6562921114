import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const provided = vi.fn();
vi.mock('chatdeck/hooks', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ status: 'identifying', client: undefined }),
  ChatdeckProvider: (props: { allowedHosts?: readonly string[] }) => {
    provided(props.allowedHosts);
    return null;
  },
}));

beforeEach(() => {
  vi.resetModules();
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  provided.mockClear();
});

test.each([
  ['checkout.stripe.com *.pay.example.com', ['checkout.stripe.com', '*.pay.example.com']],
  ['', undefined],
  // A server for development leaves the page as it is.
  ['__PAYMENT_HOSTS__', undefined],
])('the dashboard opens payment pages on the hosts that its page lists, %j', async (content, hosts) => {
  document.head.innerHTML = `<meta name="chatdeck-payment-hosts" content="${content}">`;
  const { App } = await import('../../examples/dashboard/src/app');
  render(<App />);
  expect(provided).toHaveBeenCalledWith(hosts);
});

test('the page of the dashboard has the place where the server lists them', () => {
  expect(readFileSync('examples/dashboard/index.html', 'utf8')).toContain(
    '<meta name="chatdeck-payment-hosts" content="__PAYMENT_HOSTS__" />',
  );
});
