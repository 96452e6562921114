import type { Route } from '../../model/places/route';
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

/** What the widget's code on a site is made of. */
export interface EmbedAddresses {
  /** Where the widget's script is; a whole address, as it stands on other sites. */
  scriptUrl: string;
  /** The name of the widget's custom element. */
  element: string;
  /** Where the plugin for Wordpress is; empty for none. */
  wordpressPluginUrl: string;
}

/** Renders a link: an anchor, or a component that takes what an anchor takes, its `ref` included. */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'> & { href: string }>;

export interface ThemeSettings {
  /** BCP 47 tag for dates, numbers and money. */
  locale: string;
  /** Which way people read: it mirrors the layout, keys and charts included. */
  direction: 'ltr' | 'rtl';
  /** Texts in another language, or words of the host; later ones win. */
  labels: readonly LabelOverride[];
  /** The name that texts use. */
  productName: string;
  addresses: Addresses;
  embed: EmbedAddresses;
  /**
   * The page with the contact form that Support embeds: https, http on this machine, or a path of your own site; no frame
   * when absent. It runs in a sandbox, without cookies and storage, and says that it is there with
   * `parent.postMessage({ chatdeck: 'contact', height: document.body.scrollHeight }, '*')`.
   */
  contactFrameUrl?: string | undefined;
  /** The address of a route in the host's own form; undefined means that the host has no such screen. */
  hrefFor(route: Route): string | undefined;
  /** A plain click on one of our links; modified clicks go to the browser. Absent leaves every click to the browser. */
  onNavigate?: ((route: Route) => void) | undefined;
  /** What links to our screens are rendered with, such as the `Link` of the host's router; a plain anchor when absent. */
  linkComponent: LinkComponent;
  /** The classes of the theme and of those around it, which overlays have as well. */
  className?: string | undefined;
  /** Where overlays are put; the page's body when absent. */
  portalContainer?: HTMLElement | undefined;
  /** For the inline styles that a strict content security policy would refuse. */
  nonce?: string | undefined;
  /** Told of every fault that a screen caught. */
  onError?: ((error: unknown) => void) | undefined;
  /** Told of what people do in our screens. */
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

/** The settings of the nearest `ChatdeckTheme`, or the defaults without one. */
export function useTheme(): ThemeSettings {
  return useContext(ThemeContext);
}

/** Texts that replace the defaults of the label set of that name. */
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
  /** A small form, such as the sign-in, was sent: its checks had nothing against it. */
  submitted: object;
  /** A small form that was sent was rejected, or its answer was lost. */
  submitFailed: { problem?: Problem['kind'] | undefined };
  /** Another try was asked for where something had failed. */
  retried: { problem: Problem['kind'] };
  /** A text was copied. */
  copied: object;
}

/**
 * Something that a person did or that came of it, for a host's own analytics. Names and kinds only: it carries no text
 * that people wrote, no identifier and no address.
 */
export type ChatdeckEvent = {
  [Name in keyof EventDetails]: {
    name: Name;
    /** The part name of the screen where it happened, as `data-chatdeck` on its root has it. */
    screen?: string | undefined;
  } & EventDetails[Name];
}[keyof EventDetails];
