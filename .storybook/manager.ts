import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Chatdeck',
    fontBase: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  }),
});
