import { startEmbeddedPostgres } from '../../databases';
import { startRoundRobin, type RoundRobin } from './round-robin';

interface Started {
  url: string;
  /** Ends it, cleanly or not. */
  end(): Promise<void>;
}

export interface ThreeServers {
  /** Where people reach them. */
  url: string;
  proxy: RoundRobin;
  /** Ends the process in this place, and starts another in its place. */
  replace(place: number): Promise<{ isBack: Promise<void> }>;
  stop(): Promise<void>;
}

export const mailboxKey = 'mails-of-all-three-processes';

/** Three server processes on one PostgreSQL, behind a proxy that hands each request to the next of them. */
export async function startThreeServers(
  start: (env: Record<string, string>) => Promise<Started>,
): Promise<ThreeServers> {
  const [postgres, proxy] = await Promise.all([startEmbeddedPostgres(), startRoundRobin()]);
  const env = {
    DATABASE_URL: postgres.url,
    APP_URL: proxy.url,
    MAILBOX_KEY: mailboxKey,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const servers = await Promise.all([0, 1, 2].map(() => start(env)));
  proxy.targets.push(...servers.map(({ url }) => url));
  return {
    url: proxy.url,
    proxy,
    async replace(place) {
      const former = servers[place];
      if (!former) throw new Error(`there is no process ${place}`);
      await former.end();
      const again = start({ ...env, PORT: new URL(former.url).port });
      return { isBack: again.then((server) => void (servers[place] = server)) };
    },
    async stop() {
      await proxy.stop();
      await Promise.all(servers.map((server) => server.end()));
      await postgres.stop();
    },
  };
}
