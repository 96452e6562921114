import { create, type ThemeVars } from 'storybook/theming';
import tokens from 'virtual:chatdeck-tokens';
import { valueOf } from './tokens';

const fontBase = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** The documentation in the product's colors. */
export const docsThemes: Record<'light' | 'dark', ThemeVars> = { light: themeOf('light'), dark: themeOf('dark') };

function themeOf(base: 'light' | 'dark'): ThemeVars {
  const colour = (...path: string[]) => valueOf(tokens, [base, 'color', ...path]);
  return create({
    base,
    fontBase,
    appBg: colour('gray', '2'),
    appContentBg: colour('background'),
    appPreviewBg: colour('background'),
    appBorderColor: colour('gray', '6'),
    appBorderRadius: 6,
    textColor: colour('gray', '12'),
    textMutedColor: colour('gray', '11'),
    colorPrimary: colour('accent', '9'),
    colorSecondary: colour('accent', '11'),
    barBg: colour('background'),
  });
}
