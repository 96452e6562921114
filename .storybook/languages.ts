import type { ChatdeckThemeProps } from 'chatdeck';
import { ar } from 'chatdeck/locales/ar';
import { de } from 'chatdeck/locales/de';
import { pseudo } from './pseudo';

/** What the toolbar offers. */
export const languages = [
  { value: 'en', title: 'Language: English' },
  { value: 'de', title: 'Language: Deutsch' },
  { value: 'ar', title: 'Language: العربية' },
  { value: 'pseudo', title: 'Language: pseudo' },
] as const;

type Settings = Pick<ChatdeckThemeProps, 'locale' | 'labels' | 'direction'>;

const settings: Readonly<Record<string, Settings>> = {
  de: { locale: 'de', labels: de },
  // It is never read from the left.
  ar: { locale: 'ar', labels: ar, direction: 'rtl' },
  pseudo: { labels: pseudo },
};

/** A theme's props for a language; the chosen direction applies to languages without one. */
export function settingsOf(language: string, direction: 'ltr' | 'rtl'): Settings {
  return { direction, ...settings[language] };
}
