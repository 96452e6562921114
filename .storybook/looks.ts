import type { ChatdeckThemeProps } from 'chatdeck';
import { settingsOf } from './languages';

/** What the toolbar offers: a host's accents and corners. */
export const accents = ['indigo', 'blue', 'teal', 'violet', 'crimson', 'orange', 'gray'] as const;
export const radii = ['none', 'small', 'medium', 'large', 'full'] as const;

/** How dense the product stands: everything in it is that much smaller or larger. */
export const densities = [
  { value: '90%', title: 'Compact, 90 %' },
  { value: '95%', title: 'Dense, 95 %' },
  { value: '100%', title: 'Normal' },
  { value: '110%', title: 'Large, 110 %' },
] as const;

export const initialLook = {
  appearance: 'light',
  accent: 'indigo',
  radius: 'medium',
  density: '100%',
  language: 'en',
  direction: 'ltr',
};

/** What a theme is given for what the toolbar says. */
export function lookOf(globals: Record<string, unknown>): Omit<ChatdeckThemeProps, 'children'> {
  const look = { ...initialLook, ...globals } as Record<keyof typeof initialLook, string>;
  return {
    appearance: look.appearance as ChatdeckThemeProps['appearance'],
    accent: look.accent as ChatdeckThemeProps['accent'],
    radius: look.radius as ChatdeckThemeProps['radius'],
    scaling: look.density as ChatdeckThemeProps['scaling'],
    ...settingsOf(look.language, look.direction as 'ltr' | 'rtl'),
  };
}
