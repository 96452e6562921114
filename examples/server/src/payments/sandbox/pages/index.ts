import { Hono } from 'hono';
import { checkoutRoutes, type PagesOptions } from './checkout';
import { invoiceRoutes } from './invoice';
import type { PageEnv } from './layout';
import { portalRoutes } from './portal';

/** Where the sandbox's pages are. */
export const pagesPath = '/sandbox/stripe';

/** What people see of the sandbox. */
export function sandboxPages(options: PagesOptions): Hono {
  const app = new Hono<PageEnv>();
  checkoutRoutes(app, `${pagesPath}/checkout`, options);
  portalRoutes(app, `${pagesPath}/portal`, options);
  invoiceRoutes(app, `${pagesPath}/invoice`, options);
  return new Hono().route('/', app);
}
