import { createService } from 'chatdeck/service';
import { plainPasswords, signedInDataset, type Scenario } from 'chatdeck/testing';
import { Hono } from 'hono';
import { openAccountExport } from '../../examples/server/src/account-export';
import { contactPages } from '../../examples/server/src/contact';
import { sharpImages } from '../../examples/server/src/images';
import { createLog } from '../../examples/server/src/log';
import { createMailbox } from '../../examples/server/src/mail/mailbox';
import { openPayments } from '../../examples/server/src/payments/open-payments';
import { chooseTeamChat } from '../../examples/server/src/slack/choose-team-chat';
import { createSqlStore } from '../../examples/server/src/store';
import { createApp } from '../../examples/server/src/web/app';
import { clientAddress } from '../../examples/server/src/web/client-address';
import { listen } from '../../examples/server/src/web/listen';
import { mailboxPage } from '../../examples/server/src/web/mailbox-page';
import { openTestPglite } from '../databases';
import { emptied } from '../contract/kept-worlds';
import { alwaysReady } from './always-ready';

export interface WholeServer {
  /** All that the server answers. */
  app: Hono;
  /** The API within it. */
  service: Hono;
  /** Where it listens, too. */
  port: number;
  mailboxKey: string;
  /** What went wrong by surprise. */
  faults: string[];
  fill(scenario: Scenario): Promise<void>;
  stop(): Promise<void>;
}

/** The server with every page it has, its sandboxes and PGlite, in this process; passwords alone are cheap. */
export async function startWholeServer(now: () => Date): Promise<WholeServer> {
  const { db, close } = await openTestPglite();
  const store = createSqlStore(db);
  const faults: string[] = [];
  const onError = (error: unknown) => void faults.push(describe(error));
  const late: { app?: Hono } = {};
  const server = await listen({ fetch: (...asked) => late.app?.fetch(...asked) ?? Response.error() }, 0);
  const url = `http://localhost:${server.port}`;
  const payments = await openPayments({ stripe: undefined, db, store, url, appUrl: url, now, onError });
  const accountExport = await openAccountExport({ db, appUrl: url, now });
  const { teamChat, pages: slackPages } = chooseTeamChat({ slack: undefined, store, url });
  const background = new Set<Promise<void>>();
  const mailbox = createMailbox();
  const service = createService({
    store,
    teamChat,
    passwords: plainPasswords,
    payments: payments.payments,
    exportUrl: (admin) => accountExport.exportUrl(admin),
    mailer: mailbox,
    images: sharpImages,
    clientAddress: clientAddress(true),
    // A test's own server is internal, too.
    allowsInternalWebhooks: true,
    appUrl: url,
    now,
    onError,
    onBackground(work) {
      background.add(work);
      void work.finally(() => background.delete(work));
    },
  });
  const mailboxKey = 'a-key-to-the-mailbox';
  const contact = contactPages({
    store,
    secret: 'a secret of the contact form',
    to: 'support@acme.test',
    mailer: mailbox,
    addressOf: clientAddress(true),
    now,
    onError,
  });
  const pages = new Hono();
  for (const more of [mailboxPage(mailbox, mailboxKey), contact, slackPages, payments.pages, accountExport.pages]) {
    if (more) pages.route('/', more);
  }
  const log = createLog('error', { write: (line: string) => void faults.push(line) });
  late.app = createApp({
    service,
    pages,
    dashboardDir: 'examples/dashboard',
    log,
    checkReady: alwaysReady,
  });
  return {
    app: late.app,
    service,
    port: server.port,
    mailboxKey,
    faults,
    async fill(scenario) {
      await db.execute(emptied);
      await store.load(await signedInDataset(scenario, now()));
    },
    async stop() {
      await payments.settle();
      await server.close();
      await Promise.all(background);
      await payments.stop();
      await close();
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.stack, error.cause === undefined ? '' : describe(error.cause)].join('\n');
}
