import { createClient, isProblem, type Client } from 'chatdeck/client';

/** What many dashboards did at once. */
export interface Traffic {
  /** Saved replies that the API confirmed, by label, with the last confirmed text. */
  confirmed: Map<string, number>;
  /** Of each saved reply, the last text that was sent, whether or not an answer came. */
  sent: Map<string, number>;
  reads: number;
  saves: number;
  /** Reads that failed even though the client repeats them, with the time each dashboard then waited for a good one. */
  failedReads: number;
  /** Saves whose answer never came. */
  openSaves: number;
  /** The longest time from a first failure to the next good read, in milliseconds. */
  longestOutage: number;
  /** What should not happen: any rejection other than a lost connection. */
  surprises: unknown[];
}

interface DashboardsOptions {
  url: string;
  tokens: string[];
  count: number;
  /** They stop when this aborts. */
  until: AbortSignal;
}

const widgets = [1, 2, 3];

/** Opens dashboards that each read what a dashboard reads, and save their own saved reply again and again. */
export async function runDashboards({ url, tokens, count, until }: DashboardsOptions): Promise<Traffic> {
  const traffic: Traffic = {
    confirmed: new Map(),
    sent: new Map(),
    reads: 0,
    saves: 0,
    failedReads: 0,
    openSaves: 0,
    longestOutage: 0,
    surprises: [],
  };
  const clientOf = (number: number) => {
    const token = tokens[number % tokens.length] ?? '';
    return createClient({ baseUrl: url, session: { id: `dashboard ${number}`, getToken: () => token } });
  };
  await Promise.all(
    Array.from({ length: count }, (_, number) => runDashboard(clientOf(number), number, until, traffic)),
  );
  return traffic;
}

async function runDashboard(client: Client, number: number, until: AbortSignal, traffic: Traffic): Promise<void> {
  const widget = widgets[number % widgets.length] ?? 1;
  const label = `dashboard ${number}`;
  let id: number | undefined;
  for (let round = 1; !until.aborted; round += 1) {
    await readAll(client, widget, traffic);
    traffic.sent.set(label, round);
    try {
      const reply = { label, response: String(round), ...(id !== undefined && { id }) };
      const saved = (await client.savedReplies.save(widget, reply)) as { id?: number };
      id ??= saved.id;
      traffic.saves += 1;
      traffic.confirmed.set(label, round);
    } catch (error) {
      if (isLost(error)) traffic.openSaves += 1;
      else traffic.surprises.push(error);
    }
    // Without an answer to the first save, the dashboard finds its reply as a person would: in the list.
    id ??= await findReply(client, widget, label, traffic);
  }
}

async function readAll(client: Client, widget: number, traffic: Traffic): Promise<void> {
  const reads: (() => Promise<unknown>)[] = [
    () => client.users.current(),
    () => client.savedReplies.list(widget),
    () => client.widgets.listStats(),
  ];
  for (const read of reads) await readUntilGood(read, traffic);
}

async function findReply(client: Client, widget: number, label: string, traffic: Traffic): Promise<number | undefined> {
  const replies = await readUntilGood(() => client.savedReplies.list(widget), traffic);
  const found = replies.find((row) => row.status === 'ready' && row.data.label === label);
  return found?.status === 'ready' ? Number(found.data.id) : undefined;
}

const patienceMs = 30_000;

/** As React Query and people do: asks again until there is an answer. */
async function readUntilGood<T>(read: () => Promise<T>, traffic: Traffic): Promise<T> {
  const began = performance.now();
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await read();
      traffic.reads += 1;
      if (tries > 0) traffic.longestOutage = Math.max(traffic.longestOutage, performance.now() - began);
      return answer;
    } catch (error) {
      if (!isLost(error) || performance.now() - began > patienceMs) throw error;
      traffic.failedReads += 1;
    }
  }
}

/** The connection or the process behind the proxy went away, or took too long to answer. */
function isLost(error: unknown): boolean {
  return isProblem(error) && (error.kind === 'offline' || error.kind === 'timeout' || error.status === 502);
}
