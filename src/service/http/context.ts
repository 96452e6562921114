import type { Context } from 'hono';
import { limitedAddress } from '../base/client-address';
import { plainImages } from '../images/plain-images';
import type { Payments } from '../contract/payments';
import type { AuditEvent, SignedTokens } from '../contract/partner-ports';
import type { Images, Mailer, TeamChat } from '../contract/ports';
import type { UserRecord } from '../contract/records';
import { createSandboxPayments } from '../sandbox/payments';
import { createSandboxTeamChat } from '../sandbox/team-chat';
import type { Store } from '../contract/store';
import { randomToken } from '../base/tokens';

/** Hashes and checks passwords: slow on purpose in production, cheap in tests. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** Where an error happened: never the query or the body, which may contain secrets. */
export interface ErrorPlace {
  method: string;
  path: string;
}

export interface ServiceOptions {
  store: Store;
  passwords: Passwords;
  /** The clock; the machine's unless set. */
  now?: (() => Date) | undefined;
  /** Creates session tokens and keys: 256 random bits in hex unless set. */
  newToken?: (() => string) | undefined;
  /**
   * Receives every unexpected error, of which callers see a plain 500, and the reason why Slack or the payment provider
   * doesn’t answer, of which they see a 503.
   */
  onError?: ((error: unknown, place: ErrorPlace) => void) | undefined;
  /** Whether an error means that the store ran out of time; callers get a 503. */
  isTimeout?: ((error: unknown) => boolean) | undefined;
  /** Whether an error means that the store can’t be used for now; callers get a 503. */
  isUnavailable?: ((error: unknown) => boolean) | undefined;
  /** Origins other than the service’s own that may call it, like `https://portal.example.com`. None unless set. */
  allowedOrigins?: readonly string[] | undefined;
  /**
   * The service’s own origin, like `https://chat.example.com`, for a service behind a proxy that rewrites `Host`. The
   * request’s host unless set.
   */
  ownOrigin?: string | undefined;
  /**
   * Receives the origin of every request that is rejected because it is in neither of the two. The page can’t read why,
   * so log what to set. The text is the caller’s.
   */
  onRejectedOrigin?: ((origin: string) => void) | undefined;
  /** Whether webhooks may lead to internal networks, for a service that runs inside one. They may not unless set. */
  allowsInternalWebhooks?: boolean | undefined;
  /** The dashboard’s URL without a trailing slash, used for links in emails. */
  appUrl?: string | undefined;
  /** Sends emails; discards them unless set. */
  mailer?: Mailer | undefined;
  /** The workspaces where operators answer; a sandbox unless set. */
  teamChat?: TeamChat | undefined;
  /** The payment provider; a sandbox that charges no one unless set. */
  payments?: Payments | undefined;
  /** Where an admin downloads all stored data of their account (`GDPRExportSignedURL`); nowhere unless set. */
  exportUrl?: ((admin: UserRecord) => string) | undefined;
  /** Sanitizes pictures; strips their metadata unless set. */
  images?: Images | undefined;
  /** The caller’s network address, by which attempts are limited; no limit by address unless set. */
  clientAddress?: ((c: Context) => string | undefined) | undefined;
  /** Recognizes the tokens that partners sign themselves; none are trusted unless set. */
  signedTokens?: SignedTokens | undefined;
  /** Receives what happens to partners’ keys, people, and tokens, to be kept. */
  onAudit?: ((event: AuditEvent) => void) | undefined;
  /** Receives work that continues after a response, such as sending an email. It never rejects. */
  onBackground?: ((work: Promise<void>) => void) | undefined;
}

/** What every handler works with. */
export interface ServiceContext {
  store: Store;
  passwords: Passwords;
  mailer: Mailer;
  teamChat: TeamChat;
  payments: Payments;
  exportUrl(admin: UserRecord): string;
  images: Images;
  appUrl: string;
  allowsInternalWebhooks: boolean;
  signedTokens: SignedTokens | undefined;
  now(): Date;
  newToken(): string;
  audit(event: AuditEvent): void;
  clientAddress(c: Context): string | undefined;
  /** The service’s public URL without a trailing slash: `appUrl`, or the request’s host. */
  baseUrl(c: Context): string;
  /** Reports an error that the response doesn’t. */
  report(error: unknown, place: ErrorPlace): void;
  /** Runs work after the response, so that response times don’t reveal whether there was any. */
  later(place: ErrorPlace, work: () => Promise<void>): void;
}

export function createContext(options: ServiceOptions): ServiceContext {
  const { store, passwords, now = () => new Date(), appUrl = 'http://localhost:4000', onError, onBackground } = options;
  const { teamChat = createSandboxTeamChat(store), payments = createSandboxPayments({ store, now }) } = options;
  return {
    store,
    passwords,
    mailer: options.mailer ?? { send: () => Promise.resolve() },
    teamChat,
    payments,
    exportUrl: options.exportUrl ?? (() => ''),
    images: options.images ?? plainImages,
    appUrl,
    allowsInternalWebhooks: options.allowsInternalWebhooks ?? false,
    signedTokens: options.signedTokens,
    now,
    audit: (event) => options.onAudit?.(event),
    newToken: options.newToken ?? randomToken,
    baseUrl: (c) => (options.ownOrigin === undefined ? new URL(c.req.url).origin : appUrl),
    report: (error, place) => onError?.(error, place),
    clientAddress(c) {
      const address = options.clientAddress?.(c);
      return address === undefined ? undefined : limitedAddress(address);
    },
    later(place, work) {
      const running = answerSent()
        .then(work)
        .catch((error: unknown) => onError?.(error, place));
      onBackground?.(running);
    },
  };
}

/** One turn of the event loop: a response that is ready goes out before it ends. */
function answerSent(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
