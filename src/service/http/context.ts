import type { Context } from 'hono';
import { limitedAddress } from '../base/client-address';
import { plainImages } from '../images/plain-images';
import type { Payments } from '../contract/payments';
import type { Images, Mailer, TeamChat } from '../contract/ports';
import type { UserRecord } from '../contract/records';
import { createSandboxPayments } from '../sandbox/payments';
import { createSandboxTeamChat } from '../sandbox/team-chat';
import type { Store } from '../contract/store';
import { randomToken } from '../base/tokens';

/** How passwords are hashed and checked; slow on purpose in production, cheap in tests. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** Where something went wrong: never the query or the body, which may hold secrets. */
export interface ErrorPlace {
  method: string;
  path: string;
}

export interface ServiceOptions {
  store: Store;
  passwords: Passwords;
  /** The clock; the machine's unless set. */
  now?: (() => Date) | undefined;
  /** Makes session tokens and keys; 256 random bits in hex unless set. */
  newToken?: (() => string) | undefined;
  /**
   * Told about every unexpected error, of which callers see a plain 500, and why Slack or the payment provider does not
   * answer, of which they see a 503.
   */
  onError?: ((error: unknown, place: ErrorPlace) => void) | undefined;
  /** Whether an error says that the store took too long, which callers are told with a 503. */
  isTimeout?: ((error: unknown) => boolean) | undefined;
  /** Origins that may call besides the service's own, as `https://portal.example.com`. None unless set. */
  allowedOrigins?: readonly string[] | undefined;
  /**
   * The service's own origin, as `https://chat.example.com`, for a service behind a proxy that writes another `Host`.
   * Unless set, it is whatever host a request names.
   */
  ownOrigin?: string | undefined;
  /** Where the dashboard is, without a slash at the end: links in mails begin with it. */
  appUrl?: string | undefined;
  /** Sends mails; they go nowhere unless set. */
  mailer?: Mailer | undefined;
  /** The workspaces where operators answer; a sandbox unless set. */
  teamChat?: TeamChat | undefined;
  /** The payment provider; a sandbox that charges nobody unless set. */
  payments?: Payments | undefined;
  /** Where an admin gets all that is stored of their account (`GDPRExportSignedURL`); nowhere unless set. */
  exportUrl?: ((admin: UserRecord) => string) | undefined;
  /** Makes pictures harmless; takes their metadata out unless set. */
  images?: Images | undefined;
  /** The network address of whoever asks, by which tries are limited; not limited by address unless set. */
  clientAddress?: ((c: Context) => string | undefined) | undefined;
  /** Told about work that goes on after an answer, such as sending a mail. It never rejects. */
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
  now(): Date;
  newToken(): string;
  clientAddress(c: Context): string | undefined;
  /** The service's own address as people reach it, without a slash at the end: `appUrl`, or the host that was asked. */
  baseUrl(c: Context): string;
  /** Tells about an error that the answer does not. */
  report(error: unknown, place: ErrorPlace): void;
  /** Does something after the answer, so that the answer's time does not tell whether there was something to do. */
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
    now,
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

/** A turn of the event loop: an answer that is ready goes out before it ends. */
function answerSent(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
