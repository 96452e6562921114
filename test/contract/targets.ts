import { createService, type AuditEvent, type Mailer, type SignedTokens } from 'chatdeck/service';
import { handlers, plainPasswords, type Scenario } from 'chatdeck/testing';
import type { Hono } from 'hono';
import { setupServer } from 'msw/node';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { sharpImages } from '../../examples/server/src/images';
import { createLog } from '../../examples/server/src/log';
import { chooseTeamChat } from '../../examples/server/src/slack/choose-team-chat';
import { createSqlStore } from '../../examples/server/src/store';
import { createApp } from '../../examples/server/src/web/app';
import { clientAddress } from '../../examples/server/src/web/client-address';
import { listen } from '../../examples/server/src/web/listen';
import { openTestPglite, openTestPostgres } from '../databases';
import { keepWorlds } from './kept-worlds';
import { alwaysReady } from '../server/always-ready';

/** Starts one of the places where the contract must hold. */
export type StartTarget = (options: TargetOptions) => Promise<RunningTarget>;

export interface TargetOptions {
  now(): Date;
  allowedOrigins: string[];
  mailer: Mailer;
  signedTokens: SignedTokens;
  onAudit(event: AuditEvent): void;
  onBackground(work: Promise<void>): void;
}

export interface RunningTarget {
  baseUrl: string;
  /** Makes the scenario all that is stored. */
  fill(scenario: Scenario): Promise<void>;
  stop(): Promise<void>;
}

/** Where links in mails lead. */
const appUrl = 'https://chat.chatdeck.test';

/** The memory store through MSW. */
export function startMsw(options: TargetOptions): Promise<RunningTarget> {
  const network = setupServer();
  network.listen({ onUnhandledFrame: 'error' });
  return Promise.resolve({
    baseUrl: 'https://api.chatdeck.test',
    fill: (scenario) => {
      network.resetHandlers(...handlers({ scenario, clientAddress: clientAddress(true), appUrl, ...options }));
      return Promise.resolve();
    },
    stop: () => {
      network.close();
      return Promise.resolve();
    },
  });
}

/** The server on PGlite. */
export async function startPglite(options: TargetOptions): Promise<RunningTarget> {
  return startServer(await openTestPglite(), options);
}

/** The server on PostgreSQL 15. */
export async function startPostgres(options: TargetOptions): Promise<RunningTarget> {
  return startServer(await openTestPostgres(), options);
}

async function startServer(database: OpenDatabase, options: TargetOptions): Promise<RunningTarget> {
  const store = createSqlStore(database.db);
  // The port comes first: the server asks itself for the sandbox's channels.
  const late: { app?: Hono } = {};
  const server = await listen({ fetch: (...asked) => late.app?.fetch(...asked) ?? Response.error() }, 0);
  const { teamChat, pages } = chooseTeamChat({ slack: undefined, store, url: `http://localhost:${server.port}` });
  const service = createService({
    store,
    teamChat,
    passwords: plainPasswords,
    images: sharpImages,
    clientAddress: clientAddress(true),
    appUrl,
    ...options,
  });
  late.app = createApp({
    service,
    pages,
    dashboardDir: 'examples/dashboard',
    log: createLog('silent'),
    checkReady: alwaysReady,
  });
  return {
    baseUrl: `http://localhost:${server.port}`,
    fill: keepWorlds(database.db, store, options.now),
    stop: async () => {
      await server.close();
      await database.close();
    },
  };
}
