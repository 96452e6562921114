/** What Chromatic takes of every story; one that is meant for a phone has its own width in each of them. */
export const chromatic = {
  modes: {
    light: { appearance: 'light', viewport: 'desktop' },
    dark: { appearance: 'dark', viewport: 'desktop' },
    phone: { appearance: 'light', viewport: 'mobile1' },
    rightToLeft: { appearance: 'light', direction: 'rtl', viewport: 'desktop' },
  },
};
