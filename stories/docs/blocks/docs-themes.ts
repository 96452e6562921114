import { create, type ThemeVars } from 'storybook/theming';
import tokens from 'virtual:chatdeck-tokens';
import { valueOf } from './tokens';

const fontBase = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** The documentation in the product's colors. */
export const docsThemes: Record<'light' | 'dark', ThemeVars> = { light: themeOf('light'), dark: themeOf('dark') };

function themeOf(base: 'light' | 'dark'): ThemeVars {
  const color = (...path: string[]) => valueOf(tokens, [base, 'color', ...path]);
  return create({
    base,
    fontBase,
    appBg: color('gray', '2'),
    appContentBg: color('background'),
    appPreviewBg: color('background'),
    appBorderColor: color('gray', '6'),
    appBorderRadius: 6,
    textColor: color('gray', '12'),
    textMutedColor: color('gray', '11'),
    colorPrimary: color('accent', '9'),
    colorSecondary: color('accent', '11'),
    barBg: color('background'),
  });
}
