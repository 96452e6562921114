import type { Id, Route, RouteName, SettingsTab } from 'chatdeck/model';

export interface PageProps<Name extends RouteName> {
  route: Extract<Route, { name: Name }>;
}

/** What the settings tabs share. */
export interface TabPageProps {
  widgetId: Id;
  tab: SettingsTab;
  /** The field that the address leads to. */
  field?: string | undefined;
}

/** What the pages before sign-in share. */
export interface PublicPageProps {
  /** The person was signed out because their session ended, not by choice. */
  hasExpired: boolean;
  onSignedIn(this: void, token: string): void;
  /** The session, if there was one, has ended on the server. Forget its token here, too. */
  onSessionEnded(this: void): void;
}

/** What the pages without the frame share. */
export interface BarePageProps {
  onSignOut(this: void): void;
}
