import { settingsTabs } from 'chatdeck/model';
import { SettingsNavigation, SettingsTabLoading } from 'chatdeck/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const items = settingsTabs.map((tab) => ({ tab, needsUpgrade: false, hasDraft: false }));

function Tab() {
  return <SettingsNavigation widgetId={7} tab="behavior" items={items} />;
}

test('hands the focus on to the tab whose code was on its way', async () => {
  let arrive: (tab: { default: ComponentType }) => void = () => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve));
  const LazyTab = lazy(() => code);
  renderScreen(
    <Suspense fallback={<SettingsTabLoading tab="behavior" widgetId={7} />}>
      <LazyTab />
    </Suspense>,
  );
  const before = screen.getByRole('link', { name: 'Appearance' });
  act(() => before.focus());
  await act(async () => {
    arrive({ default: Tab });
    await code;
  });
  await waitFor(() => expect(before.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Appearance' })));
});
