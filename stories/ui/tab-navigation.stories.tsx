import { settingsTabs, type Id, type SettingsNavigationItem, type SettingsTab } from 'chatdeck/model';
import { SettingsNavigation } from 'chatdeck/ui';
import { expect } from 'storybook/test';
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
    const fold = canvas.queryByRole('button', { expanded: false });
    if (fold) await userEvent.click(fold);
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

/** On a phone, the tabs are behind the current one. */
export const Phone = meta.story({
  globals: phone,
  args: { tab: 'integrations' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    const fold = canvas.getByRole('button', { name: 'Integrations', expanded: false });
    await userEvent.click(fold);
    await expect(canvas.getByRole('link', { name: 'Integrations', current: 'page' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(items.length);
    await userEvent.keyboard('{Escape}');
    await expect(fold).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(fold);
    await userEvent.click(canvas.getByRole('link', { name: 'Triggers' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
