import { settingsTabs } from 'chatdeck/model';
import { SettingsNavigation, SettingsTabLoading } from 'chatdeck/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const items = settingsTabs.map((tab) => ({ tab, needsUpgrade: false, hasDraft: false }));

function Tab() {
  return <SettingsNavigation widgetId={7} tab="behavior" items={items} />;
}

function renderWaiting() {
  let arrive: (tab: { default: ComponentType }) => void = () => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve));
  const LazyTab = lazy(() => code);
  renderScreen(
    <Suspense fallback={<SettingsTabLoading tab="behavior" widgetId={7} />}>
      <LazyTab />
    </Suspense>,
  );
  const before = appearance();
  return {
    before,
    async arrive() {
      await act(async () => {
        arrive({ default: Tab });
        await code;
      });
      await waitFor(() => expect(before.isConnected).toBe(false));
    },
  };
}

const appearance = () => screen.getByRole('link', { name: 'Appearance' });

function renderPressed(init?: MouseEventInit) {
  const waiting = renderWaiting();
  const onClick = vi.fn((event: Event) => event.preventDefault());
  fireEvent.pointerDown(waiting.before, init);
  return { ...waiting, onClick, listen: () => appearance().addEventListener('click', onClick) };
}

test('leaves room for the switch, which phones have on a line of its own', () => {
  renderWaiting();
  const header = document.querySelector('[data-chatdeck="page-header"]');
  expect(header?.querySelectorAll('.cd-power > .cd-skeleton')).toHaveLength(1);
  expect(header?.querySelector('.cd-power')?.getAttribute('aria-hidden')).toBe('true');
});

test('hands the focus on to the tab whose code was on its way', async () => {
  const { before, arrive } = renderWaiting();
  act(() => before.focus());
  await arrive();
  await waitFor(() => expect(document.activeElement).toBe(appearance()));
});

test('a click that began before the code arrived still follows the link', async () => {
  const { arrive, listen, onClick } = renderPressed();
  await arrive();
  listen();
  fireEvent.pointerUp(appearance());
  expect(onClick).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(appearance());
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  ['ended elsewhere', () => document.body, 'pointerUp'],
  ['was canceled', appearance, 'pointerCancel'],
] as const)('a click that %s follows no link', async (_, target, end) => {
  const { arrive, listen, onClick } = renderPressed();
  await arrive();
  listen();
  fireEvent[end](target());
  fireEvent.pointerUp(appearance());
  expect(onClick).not.toHaveBeenCalled();
});

test('a click for a new tab is left to the browser', async () => {
  const { arrive, listen, onClick } = renderPressed({ ctrlKey: true });
  await arrive();
  listen();
  fireEvent.pointerUp(appearance());
  expect(onClick).not.toHaveBeenCalled();
});

test('a finished click is not repeated when the code arrives', async () => {
  const { before, arrive, listen, onClick } = renderPressed();
  fireEvent.click(before);
  await arrive();
  listen();
  fireEvent.pointerUp(appearance());
  expect(onClick).not.toHaveBeenCalled();
});
