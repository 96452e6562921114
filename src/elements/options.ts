import type { ClientSession } from '../client/options';
import type { Problem } from '../model/core/problem';
import type { Route } from '../model/places/route';
import type { ChatdeckProviderProps } from '../hooks/provider';
import type { ChatdeckThemeProps } from '../ui/chatdeck-theme';
import type { ChatdeckEvent, LabelOverride } from '../ui/theme/theme-context';

type ThemeOption =
  | 'grayColor'
  | 'radius'
  | 'scaling'
  | 'fontFamily'
  | 'locale'
  | 'direction'
  | 'labels'
  | 'productName'
  | 'addresses'
  | 'embed'
  | 'contactFrameUrl'
  | 'hrefFor'
  | 'nonce'
  | 'onEvent'
  | 'onError';

/** An account, and how its elements look and report. */
export interface ChatdeckOptions
  extends
    Pick<ChatdeckThemeProps, ThemeOption>,
    Pick<ChatdeckProviderProps, 'allowedHosts' | 'allowsInternalWebhooks'> {
  /** The API's URL without `/v1`: `https://chat.example.com`; empty for the page's own origin. */
  baseUrl: string;
  /** Your stable name for the account in use. A refreshed token keeps it; another account changes it. */
  accountId: string;
  /** The bearer token, as in `createClient`: called again before it expires and after the API rejects it. */
  getToken: ClientSession['getToken'];
  /** `system` follows the user's device; `light` unless set. The element's `appearance` attribute overrides it. */
  appearance?: 'light' | 'dark' | 'system' | undefined;
  /** A color in hex, like `#ff5a36`. The custom property `--chatdeck-accent` overrides it. */
  accentColor?: string | undefined;
  /** The support email address in `<chatdeck-app>` and `<chatdeck-support>`. */
  supportEmail?: string | undefined;
  /** A user logged in or signed up in one of our forms. Store the token, and return it from `getToken`. */
  onSignedIn?: ((this: void, token: string) => void) | undefined;
  /** The user logged out in `<chatdeck-app>`. The instance has forgotten the session. */
  onSignedOut?: ((this: void) => void) | undefined;
}

/** The elements of one account. Several can be used on one page. */
export interface ChatdeckInstance {
  /**
   * Changes options: another account, theme, or language shows at once. After `logout`, an `accountId`, `getToken`, or
   * `baseUrl` signs in again.
   */
  update(this: void, options: Partial<ChatdeckOptions>): void;
  /** Ends the session on this page: its elements become empty, and unsaved work is deleted. */
  logout(this: void): void;
  /** Gives an element this instance. Elements without one use the page's first, or a new one after its `logout`. */
  connect(this: void, element: Element): void;
}

/** What the events of all elements carry. */
export interface ChatdeckElementEvents {
  /** What a user did, as `onEvent` receives it. */
  'chatdeck-event': CustomEvent<ChatdeckEvent>;
  /**
   * An error that an element caught, or why it couldn't load, as `onError` receives it. An expired session concerns every
   * element, so only `onError` receives it.
   */
  'chatdeck-error': CustomEvent<unknown>;
  /**
   * The user goes to another screen. Cancel the event to navigate yourself. `<chatdeck-frame>` is already there, and its
   * event can't be canceled.
   */
  'chatdeck-navigate': CustomEvent<ChatdeckNavigation>;
}

export interface ChatdeckNavigation {
  /** The target. */
  route: Route;
  /** The target as a path: `/settings/4/behavior`. */
  path: string;
  /** What `hrefFor` returns for the target. */
  href: string | undefined;
}

export type { ChatdeckEvent, LabelOverride, Problem, Route };
