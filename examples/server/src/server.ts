import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { openAccountExport } from './account-export';
import { createApi } from './api';
import type { Config } from './config';
import { openDatabase } from './database/open-database';
import { secretOf } from './database/secret-of';
import { createReadiness } from './health/readiness';
import { createLog, type Report } from './log';
import { argonPasswords } from './passwords';
import { openPayments } from './payments/open-payments';
import { createSqlStore } from './store';
import { deleteOldChanges } from './store/changes';
import { normalizeStoredEmails } from './store/stored-emails';
import { demoSignIns, type SignIn } from './seed';
import { fillWithDemo } from './seed/fill';
import { createApp } from './web/app';
import { listen } from './web/listen';
import { createMetrics } from './web/metrics';

export interface Places {
  migrationsDir: string;
  dashboardDir: string;
  apiDir: string;
  embedDir: string;
}

export interface RunningServer {
  url: string;
  /** Where `/metrics` is. */
  metricsUrl: string | undefined;
  /** Where mails are kept, with the key to see them; absent when they are sent. */
  mailboxUrl: string | undefined;
  /** The demo people who are there to sign in as. */
  signIns: SignIn[];
  /** Finishes what is under way, then closes the database and lets its folder go. */
  stop(): Promise<void>;
}

/** Opens the database, fills it with the demo when it is empty and is to have one, and listens. */
export async function startServer(
  config: Config,
  { migrationsDir, dashboardDir, apiDir, embedDir }: Places,
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, migrationsDir, log);
  try {
    const store = createSqlStore(database.db);
    if (config.hasDemo) {
      await database.alone((db) => fillWithDemo(db, argonPasswords, new Date(), config.seedChats));
    }
    await deleteOldChanges(database.db, new Date());
    const doubles = await database.alone(normalizeStoredEmails);
    if (doubles.length > 0) log.warn({ users: doubles }, 'users with the mailbox of another user');
    // The port comes first, because links in mails name it. A proxy may send requests immediately: they wait for the app.
    const late: { resolve?: (app: Hono) => void } = {};
    const app = new Promise<Hono>((resolve) => {
      late.resolve = resolve;
    });
    const { port, close } = await listen({ fetch: async (...asked) => (await app).fetch(...asked) }, config.port, {
      requestTimeoutMs: 1000 * config.requestTimeout,
      graceMs: 1000 * config.stopTimeout,
    });
    const url = `http://localhost:${port}`;
    const appUrl = config.appUrl ?? url;
    const readiness = createReadiness({ db: database.db, log });
    const report: Report = (error, what, place) => {
      if (!readiness.note(error)) log.error({ err: error, ...place }, what);
    };
    const onError = (error: unknown) => report(error, 'payments');
    const payments = await openPayments({ stripe: config.stripe, db: database.db, store, url, appUrl, onError });
    const accountExport = await openAccountExport({ db: database.db, appUrl });
    const contactSecret = await secretOf(database.db, 'contact form');
    const extras = {
      ...payments,
      ...accountExport,
      report,
      contactSecret,
      pages: [payments.pages, accountExport.pages],
    };
    const { service, pages, mailboxUrl, settle } = createApi(config, store, log, url, extras);
    let isStopping = false;
    const metricsAt = config.metrics;
    const metrics =
      metricsAt && createMetrics({ service, poolSize: database.poolSize, isReady: () => readiness.isReady() });
    const metricsServer =
      metrics && (await listen(metrics.page, metricsAt.port, { hostname: metricsAt.host, setting: 'METRICS_PORT' }));
    late.resolve?.(
      createApp({
        service,
        metrics,
        isStopping: () => isStopping,
        pages,
        dashboardDir,
        apiDir,
        embedDir,
        log,
        ownOrigin: config.appUrl && new URL(config.appUrl).origin,
        allowedOrigins: config.allowedOrigins,
        allowsInternalWebhooks: config.allowsInternalWebhooks,
        paymentHosts: config.paymentHosts,
        imageOrigins: config.imageOrigins,
        hasHsts: config.hasHsts,
        checkReady: () => readiness.check(),
        report,
      }),
    );
    const found = await Promise.all(demoSignIns.map(({ email }) => store.users.findByEmail(email)));
    log.info({ url, metricsPort: metricsServer?.port }, 'listening');
    return {
      url,
      metricsUrl: metricsAt && metricsServer && `http://${metricsAt.host}:${metricsServer.port}/metrics`,
      mailboxUrl,
      signIns: demoSignIns.filter((_, index) => found[index]),
      async stop() {
        log.info('stopping');
        readiness.stop();
        // A proxy has this long to see that it isn’t ready, while requests are still served.
        await pause(1000 * config.stopDelay);
        isStopping = true;
        await payments.settle();
        await close();
        await settle();
        await payments.stop();
        await metricsServer?.close();
        await database.close();
        log.info('stopped');
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
