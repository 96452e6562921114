import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { createServiceKey, startReferenceServer, type RunningServer } from '../../reference-server';

export interface ChatServer extends RunningServer {
  /** Of the demo's first account. */
  serviceKey: string;
}

/** The reference server with its demo, for pages of one origin. */
export async function startChatServer(origin: string, env: Record<string, string> = {}): Promise<ChatServer> {
  const database = { CHATDECK_DATA: mkdtempSync(join(dirname(inject('packed').tarball), 'data-')) };
  const serviceKey = await createServiceKey(1, database);
  return { serviceKey, ...(await startReferenceServer({ ALLOWED_ORIGINS: origin, ...database, ...env })) };
}
