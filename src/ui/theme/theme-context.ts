import type { ThemeAccent, ThemeGray } from '../../model/brand/theme-look';
import type { Route } from '../../model/places/route';
import type { PolicySources } from '../../model/settings/install/doctor/content-policy';
import { createContext, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';
import type { Problem } from '../../model/core/problem';

/** Pages outside the screens that texts link to. */
export interface Addresses {
  docs: string;
  faqs: string;
  pricing: string;
  terms: string;
  privacyPolicy: string;
}

/** The parts of the widget's embed code. */
export interface EmbedAddresses {
  /** The URL of the widget's script; absolute, because other sites use it. */
  scriptUrl: string;
  /** The name of the widget's custom element. */
  element: string;
  /** The URL of the WordPress plugin; empty for none. */
  wordpressPluginUrl: string;
  /**
   * What the widget loads beside its script and the connections to the script's host, by directive of a content security
   * policy, like `{ 'img-src': ['https://files.example.com'] }`. "Check a page" asks a page's policy for them.
   */
  policySources?: PolicySources | undefined;
}

/** Renders a link: an anchor, or a component that takes an anchor's props, including `ref`; with React 18, by `forwardRef`. */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'> & { href: string }>;

/** One of Radix Themes' accents, or any color in hex, like `#ff5a36`. */
export type AccentColor = ThemeAccent | (string & Record<never, never>);

/** One of Radix Themes' grays, any color in hex, or `auto` for the gray that suits the accent. */
export type GrayColor = ThemeGray | (string & Record<never, never>);

export interface ThemeSettings {
  /**
   * A color in hex, like `#ff5a36`, from which both scales are derived, or the name of a Radix Themes accent; import
   * `chatdeck/styles/accents/<accent>.css` for any name but `indigo`.
   */
  accentColor?: AccentColor | undefined;
  /**
   * A Radix Themes gray, a color in hex, or `auto` for the gray that suits the accent. Absent is `auto` for an accent in
   * hex, and `slate` for a named one.
   */
  grayColor?: GrayColor | undefined;
  /** A list of CSS font families, for example `'Open Sans', sans-serif` or `var(--font-inter)`. Load the font yourself. */
  fontFamily?: string | undefined;
  /** BCP 47 tag for dates, numbers, and money. */
  locale: string;
  /** The writing direction, which also mirrors layout, keys, and charts. */
  direction: 'ltr' | 'rtl';
  /** Translations or a host's wording; later ones win. */
  labels: readonly LabelOverride[];
  /** The product name in texts. */
  productName: string;
  addresses: Addresses;
  embed: EmbedAddresses;
  /**
   * The URL of the contact form that Support embeds: https, http on this machine, or a path on your own site; no frame
   * if absent. It runs in a sandbox without cookies and storage, and reports that it is ready with
   * `parent.postMessage({ chatdeck: 'contact', height: document.body.scrollHeight }, '*')`.
   */
  contactFrameUrl?: string | undefined;
  /**
   * The host's URL of a route; undefined if the host has no such screen. Keep the same function between renders: a new one
   * renders everything in the theme again.
   */
  hrefFor(route: Route): string | undefined;
  /** Handles plain clicks on our links; modified clicks go to the browser. Absent leaves every click to the browser. */
  onNavigate?: ((route: Route) => void) | undefined;
  /** Renders links to our screens, for example the `Link` of the host's router; a plain anchor if absent. */
  linkComponent: LinkComponent;
  /** The classes of the theme and of those around it, which overlays get as well. */
  className?: string | undefined;
  /** Where overlays are rendered; the page's body if absent. */
  portalContainer?: HTMLElement | undefined;
  /** For the inline styles that a strict content security policy would block. */
  nonce?: string | undefined;
  /** Receives every error that a screen catches. */
  onError?: ((error: unknown) => void) | undefined;
  /** Receives what people do in our screens. */
  onEvent?: ((event: ChatdeckEvent) => void) | undefined;
}

const defaultTheme: ThemeSettings = {
  locale: 'en-US',
  direction: 'ltr',
  labels: [],
  productName: 'Chatdeck',
  addresses: {
    docs: '/docs',
    faqs: '/faqs',
    pricing: '/pricing',
    terms: '/legal/terms',
    privacyPolicy: '/legal/privacy-policy',
  },
  embed: { scriptUrl: '', element: 'chatdeck-widget', wordpressPluginUrl: '' },
  hrefFor: () => undefined,
  linkComponent: 'a',
};

export const ThemeContext = createContext<ThemeSettings>(defaultTheme);

/** The settings of the nearest `ChatdeckTheme`, or the defaults. */
export function useTheme(): ThemeSettings {
  return useContext(ThemeContext);
}

/** Texts that override the defaults of the label set with that name. */
export interface LabelOverride {
  readonly name: string;
  readonly texts: object;
}

export interface EventDetails {
  /** A link to one of our screens was followed. */
  navigated: { to: Route['name'] };
  /** A section of a form was saved. */
  saved: { section: string };
  /** A section of a form could not be saved. */
  saveFailed: { section: string; problem?: Problem['kind'] | undefined };
  /** A small form, like the sign-in, passed its checks and was sent. */
  submitted: object;
  /** A small form that was sent was rejected, or its answer was lost. */
  submitFailed: { problem?: Problem['kind'] | undefined };
  /** A retry after a failure. */
  retried: { problem: Problem['kind'] };
  /** A text was copied. */
  copied: object;
}

/**
 * Something that a user did, or its outcome, for a host's analytics. Names and kinds only: it contains no text that
 * people wrote, no identifiers, and no URLs.
 */
export type ChatdeckEvent = {
  [Name in keyof EventDetails]: {
    name: Name;
    /** The part name of the screen where it happened, like `data-chatdeck` on its root. */
    screen?: string | undefined;
  } & EventDetails[Name];
}[keyof EventDetails];
