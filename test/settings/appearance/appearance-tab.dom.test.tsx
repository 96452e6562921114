import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';
import { tabSamples } from '../../screens/samples';

const titles = [
  'Online mode',
  'Offline mode',
  'Chat End',
  'Screenshots',
  'Info prompt',
  'Generic button labels',
  'Privacy',
  'Alignment',
];

test('each section has a save button of its own, and a note about the widget CSS follows them', async () => {
  renderScreen(tabSamples.AppearanceTab?.({}));
  for (const title of titles) {
    const region = await screen.findByRole('region', { name: title }, { timeout: 20_000 });
    expect(await within(region).findAllByRole('button', { name: 'Save Changes' })).toHaveLength(1);
  }
  const note = within(await screen.findByRole('region', { name: 'Custom CSS' }));
  expect(note.getByRole('link', { name: /How to customize the widget CSS/ }).getAttribute('href')).toBe('/docs');
  expect(screen.getAllByRole('button', { name: 'Save Changes' })).toHaveLength(titles.length);
});
