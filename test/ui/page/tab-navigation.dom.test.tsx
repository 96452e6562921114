import { settingsTabs } from 'chatdeck/model';
import { SettingsNavigation } from 'chatdeck/ui';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const items = settingsTabs.map((tab) => ({ tab, needsUpgrade: tab === 'triggers', hasDraft: tab === 'appearance' }));

function renderTabs(theme?: Parameters<typeof renderScreen>[1]) {
  renderScreen(<SettingsNavigation widgetId={7} tab="behavior" items={items} />, theme);
  return screen.getAllByRole('link');
}

/** Which tab has the focus after each key, the first one having it before. */
function walk(links: HTMLElement[], keys: string[]): number[] {
  links[0]?.focus();
  return keys.map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return links.indexOf(document.activeElement as HTMLElement);
  });
}

test('tabs are links to the settings of the widget, the current one marked', () => {
  const links = renderTabs();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(settingsTabs.map((tab) => `#/settings/7/${tab}`));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', ...Array<null>(7).fill(null)]);
});

test('the arrow keys go round at both ends', () => {
  expect(walk(renderTabs(), ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp'])).toEqual([
    7, 0, 1, 2, 1,
  ]);
});

test('Home and End lead to the ends', () => {
  expect(walk(renderTabs(), ['End', 'ArrowDown', 'End', 'Home', 'ArrowUp'])).toEqual([7, 0, 7, 0, 7]);
});

test('left and right are mirrored where people read from right to left', () => {
  expect(walk(renderTabs({ direction: 'rtl' }), ['ArrowLeft', 'ArrowRight', 'ArrowRight'])).toEqual([1, 0, 7]);
});

test('the keys of the browser stay its own', () => {
  const links = renderTabs();
  links[0]?.focus();
  expect(fireEvent.keyDown(links[0] as HTMLElement, { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(document.activeElement).toBe(links[0]);
});

test('unsaved work and a missing feature are said in words', () => {
  const links = renderTabs();
  expect(links[1]?.textContent).toContain('has unsaved changes');
  expect(links[4]?.textContent).toContain('BASIC');
  expect(links[0]?.textContent).not.toContain('unsaved');
});

test('a plain click is the host’s to route, and nothing is called before it', () => {
  const onNavigate = vi.fn();
  const links = renderTabs({ onNavigate });
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.click(links[2] as HTMLElement);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ name: 'settings', widgetId: 7, tab: 'op-hours' });
});

test('a host without these screens has no tabs', () => {
  renderScreen(<SettingsNavigation widgetId={7} tab="behavior" items={items} />, { hrefFor: () => undefined });
  expect(screen.queryByRole('navigation')).toBeNull();
});
