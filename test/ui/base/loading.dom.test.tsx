import { PageLoading, SettingsTabLoading } from 'chatdeck/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

test('a settings tab on its way has its title and leads to the others already', () => {
  renderScreen(<SettingsTabLoading tab="triggers" widgetId={11} roomName="sales" />);
  screen.getByRole('heading', { name: 'sales: Triggers' });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getAllByRole('link')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Triggers' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Behavior' }).getAttribute('href')).toBe('#/settings/11/behavior');
});

test('a host with a custom navigation shows only that', () => {
  renderScreen(<SettingsTabLoading tab="triggers" widgetId={11} hideNavigation />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a page on its way says so in one word', () => {
  renderScreen(<PageLoading />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});
