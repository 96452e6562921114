import { randomBytes } from 'node:crypto';
import { createService, type ServiceOptions, type Store } from 'chatdeck/service';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from './config';
import { contactPages, demoSupportEmail } from './contact';
import { sharpImages } from './images';
import { createMailbox } from './mail/mailbox';
import type { Report } from './log';
import { createSmtpMailer } from './mail/smtp';
import { createSignedTokens } from './partners/signed-tokens';
import { argonPasswords } from './passwords';
import { chooseTeamChat } from './slack/choose-team-chat';
import { outageOf } from './health/outage';
import { isTimeout } from './timeouts';
import { clientAddress } from './web/client-address';
import { mailboxPage } from './web/mailbox-page';

export interface Api {
  service: Hono;
  /** Pages that belong to it. */
  pages: Hono;
  /** Where mails are kept, with the key to see them; absent when they are sent. */
  mailboxUrl: string | undefined;
  /** Waits for work that continues after responses. */
  settle(): Promise<void>;
}

/** What the service gets besides, with the pages that belong to it. */
export interface ApiExtras extends Pick<ServiceOptions, 'payments' | 'exportUrl'> {
  pages: Hono[];
  /** Receives what went wrong, and where. */
  report: Report;
  /** What the forms of the contact page are signed with. */
  contactSecret: string;
}

/** The service with all that the settings say about mail, pictures and who asks. */
export function createApi(config: Config, store: Store, log: Logger, url: string, extras?: ApiExtras): Api {
  const mailbox = config.smtpUrl === undefined ? createMailbox() : undefined;
  const mailboxKey = config.mailboxKey ?? randomBytes(16).toString('hex');
  const addressOf = clientAddress(config.trustsProxy);
  const mailer = mailbox ?? createSmtpMailer(config.smtpUrl ?? '', config.mailFrom);
  const background = new Set<Promise<void>>();
  const report: Report = extras?.report ?? ((err, what, place) => log.error({ err, ...place }, what));
  const onRejectedOrigin = logOrigins(log);
  const { teamChat, pages: sandbox } = chooseTeamChat({ ...config, store, url, log });

  const service = createService({
    store,
    passwords: argonPasswords,
    allowedOrigins: config.allowedOrigins,
    ownOrigin: config.appUrl && new URL(config.appUrl).origin,
    appUrl: config.appUrl ?? url,
    allowsInternalWebhooks: config.allowsInternalWebhooks,
    mailer,
    teamChat,
    payments: extras?.payments,
    exportUrl: extras?.exportUrl,
    images: sharpImages,
    signedTokens: createSignedTokens(config.trustedIssuers),
    onAudit: (event) => log.info(event, 'audit'),
    clientAddress: addressOf,
    onBackground(work) {
      background.add(work);
      void work.finally(() => background.delete(work));
    },
    isTimeout,
    isUnavailable: (error) => outageOf(error) !== undefined,
    onRejectedOrigin,
    onError: (error, place) => report(error, 'unexpected error', place),
  });

  const pages = new Hono();
  if (mailbox) pages.route('/', mailboxPage(mailbox, mailboxKey));
  if (extras) {
    const contact = contactPages({
      store,
      secret: extras.contactSecret,
      to: config.supportEmail ?? (mailbox && demoSupportEmail),
      mailer,
      addressOf,
      onError: (error) => report(error, 'contact form'),
    });
    pages.route('/', contact);
  }
  for (const more of [sandbox, ...(extras?.pages ?? [])]) if (more) pages.route('/', more);
  return {
    service,
    pages,
    mailboxUrl: mailbox && `${url}/mailbox?key=${mailboxKey}`,
    settle: async () => {
      await Promise.all(background);
    },
  };
}

/** How many origins are logged, each once: anyone can send any text as one. */
const maxLoggedOrigins = 50;

function logOrigins(log: Logger): (origin: string) => void {
  const logged = new Set<string>();
  return (origin) => {
    const text = origin.slice(0, 200);
    if (logged.has(text) || logged.size >= maxLoggedOrigins) return;
    logged.add(text);
    log.warn({ origin: text }, 'rejected origin: add it to ALLOWED_ORIGINS if it is yours');
  };
}
