import type { ChatdeckThemeProps } from 'chatdeck';
import { settingsOf } from './languages';

/** What the toolbar offers: a host's accents and corners. */
export const accents = ['indigo', 'blue', 'teal', 'violet', 'crimson', 'orange', 'gray'] as const;
export const radii = ['none', 'small', 'medium', 'large', 'full'] as const;

/** The product's density: everything is that much smaller or larger. Storybook's URLs don't allow `%`. */
export const densities = [
  { value: 'compact', title: 'Density: compact, 90 %', scaling: '90%' },
  { value: 'dense', title: 'Density: dense, 95 %', scaling: '95%' },
  { value: 'normal', title: 'Density: normal', scaling: '100%' },
  { value: 'large', title: 'Density: large, 110 %', scaling: '110%' },
] as const;

export const initialLook = {
  appearance: 'light',
  accent: 'indigo',
  // Only the brand page chooses these.
  gray: '',
  font: '',
  radius: 'medium',
  density: 'normal',
  language: 'en',
  direction: 'ltr',
};

/** What a theme is given for what the toolbar says. */
export function lookOf(globals: Record<string, unknown>): Omit<ChatdeckThemeProps, 'children'> {
  const look = { ...initialLook, ...globals } as Record<keyof typeof initialLook, string>;
  return {
    appearance: look.appearance as ChatdeckThemeProps['appearance'],
    accentColor: look.accent,
    ...(look.gray !== '' && { grayColor: look.gray }),
    ...(look.font !== '' && { fontFamily: look.font }),
    radius: look.radius as ChatdeckThemeProps['radius'],
    scaling: densities.find(({ value }) => value === look.density)?.scaling,
    ...settingsOf(look.language, look.direction as 'ltr' | 'rtl'),
  };
}
