/** What the pages before sign-in share. */
export interface PublicPageProps {
  /** The person was signed out because their session ended, not by choice. */
  hasExpired: boolean;
  onSignedIn(this: void, token: string): void;
  /** The session, if there was one, has ended on the server: the token is to be forgotten here, too. */
  onSessionEnded(this: void): void;
}

/** What the pages without the frame share. */
export interface BarePageProps {
  onSignOut(this: void): void;
}
