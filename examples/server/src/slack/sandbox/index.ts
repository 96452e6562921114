import { Hono } from 'hono';
import type { PageEnv } from '../../web/html-page';
import { authorizeRoutes } from './authorize';
import type { SandboxStore } from './asked';
import { methodRoutes } from './methods';

export { sandboxSecret } from './app';
export { sandboxTokens } from './tokens';

/** Where the sandbox answers Slack's methods. */
export const sandboxApiPath = '/sandbox/slack/api/';

interface SandboxOptions {
  store: SandboxStore;
  /** Where people reach this server; the host that they ask unless it is known. */
  appUrl?: string | undefined;
}

/** A sandbox of Slack: the permission page, and the methods the product calls. It keeps no secrets. */
export function createSandbox({ store, appUrl }: SandboxOptions): Hono {
  const app = new Hono<PageEnv>();
  authorizeRoutes(app, appUrl);
  methodRoutes(app, sandboxApiPath, store);
  return new Hono().route('/', app);
}
