import { act, render, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInstance } from '../../src/elements/instance';
import type { ChatdeckOptions } from '../../src/elements/options';
import { screens } from '../../src/elements/parts';
import { ElementRoot, type ElementSettings } from '../../src/elements/runtime/element-root';
import type { PartProps } from '../../src/elements/runtime/part-props';
import { useChatdeck } from '../../src/hooks/shared/chatdeck-context';
import { crashLabels } from '../../src/ui/feedback/crash-notice';
import { useLabels } from '../../src/ui/theme/labels';
import { formatRoute, type Route } from '../../src/model/places/route';

const overlays = document.createElement('div');
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => vi.unstubAllGlobals());

/** Shows where it is, and one row, which its server names. */
function Part({ route, navigate }: PartProps) {
  const { client, queryClient, allowedHosts, allowsInternalWebhooks } = useChatdeck();
  const { data } = useQuery({ queryKey: [client.session.id, 'row'], queryFn: () => answer() }, queryClient);
  return (
    <>
      <p>at {formatRoute(route)}</p>
      <p>row {data ?? 'unknown'}</p>
      <p>{JSON.stringify({ allowedHosts, allowsInternalWebhooks })}</p>
      <button onClick={() => navigate({ name: 'support' })}>Go</button>
      <p>{Object.values(useLabels(crashLabels)).join(' | ')}</p>
    </>
  );
}

let answer: () => Promise<string>;

function show(given: Partial<ChatdeckOptions> = {}, labels?: ElementSettings['labels']) {
  answer = () => Promise.resolve('of one');
  const instance = createInstance({ baseUrl: 'https://one.test', accountId: 'acme', getToken: () => 'x', ...given });
  const element = (route: Route) => {
    const settings: ElementSettings = {
      route,
      appearance: null,
      accent: undefined,
      isReadOnly: false,
      hiddenSections: [],
      labels,
      slots: new Map(),
      isLight: false,
    };
    const props = { settings, part: Part, instance, screens, overlays, isWhole: true, dispatch: () => true };
    return <ElementRoot {...props} />;
  };
  const { rerender } = render(element({ name: 'dashboard' }));
  return { instance, lead: (route: Route) => rerender(element(route)) };
}

test('the page leads back to a route that its user has left', () => {
  const { lead } = show();
  act(() => screen.getByRole('button', { name: 'Go' }).click());
  expect(screen.getByText('at /support')).toBeTruthy();
  lead({ name: 'account' });
  expect(screen.getByText('at /account')).toBeTruthy();
  lead({ name: 'dashboard' });
  expect(screen.getByText('at /')).toBeTruthy();
});

test('another server shows nothing of the one before, also for the same account', async () => {
  const { instance } = show();
  expect(await screen.findByText('row of one')).toBeTruthy();
  answer = () => new Promise(() => undefined);
  act(() => instance.update({ baseUrl: 'https://two.test' }));
  expect(screen.getByText('row unknown')).toBeTruthy();
});

test('what is late from the server before shows nowhere', async () => {
  let arrive: (row: string) => void = () => undefined;
  const { instance } = show();
  expect(await screen.findByText('row of one')).toBeTruthy();
  answer = () => new Promise((resolve) => (arrive = resolve));
  act(() => instance.update({ baseUrl: 'https://two.test' }));
  const late = arrive;
  answer = () => Promise.resolve('of three');
  act(() => instance.update({ baseUrl: 'https://three.test' }));
  expect(await screen.findByText('row of three')).toBeTruthy();
  await act(() => Promise.resolve(late('of two')));
  expect(screen.getByText('row of three')).toBeTruthy();
});

test('the hosts of payment pages and internal webhooks are options', () => {
  show({ allowedHosts: ['pay.example'], allowsInternalWebhooks: true });
  expect(screen.getByText('{"allowedHosts":["pay.example"],"allowsInternalWebhooks":true}')).toBeTruthy();
});

test('the texts of an element reach every part of it, after those of the account', () => {
  const ofAccount = crashLabels.with({ text: 'Account', retry: 'Account' });
  show({ labels: [ofAccount] }, [crashLabels.with({ retry: 'Element' })]);
  expect(screen.getByText('Account | Element')).toBeTruthy();
});
