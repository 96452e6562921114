import { settingsTabs, type Id, type SettingsNavigationItem, type SettingsTab } from 'chatdeck/model';
import { SettingsNavigation } from 'chatdeck/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { arrowsOf, phone, withLinks } from '../with-links';

const items: SettingsNavigationItem[] = settingsTabs.map((tab) => ({ tab, needsUpgrade: false, hasDraft: false }));
const start: { widgetId: Id; tab: SettingsTab; items: SettingsNavigationItem[] } = {
  widgetId: 11,
  tab: 'behavior',
  items,
};

const meta = preview.meta({
  title: 'UI/Tab navigation',
  component: SettingsNavigation,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: start,
});

export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, globals, userEvent }) => {
    const { on, back } = arrowsOf(globals);
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard(back);
    await expect(canvas.getByRole('link', { name: 'Question Groups' })).toHaveFocus();
    await userEvent.keyboard(on);
    await expect(first).toHaveFocus();
  },
});

export const WithDraftsAndUpgrades = meta.story({
  args: {
    items: items.map((item, index) => ({ ...item, needsUpgrade: index > 3, hasDraft: index < 2 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Appearance.*has unsaved changes$/ })).toBeVisible();
  },
});

/** The current tab is brought into view; the page itself does not move. */
export const Phone = meta.story({
  globals: phone,
  args: { tab: 'integrations' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Integrations' });
    await waitFor(async () => {
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
