import { test } from '@playwright/test';
import { expectKept, keptTitle, secret } from './token-requests';

/** The two places of a token; test/e2e/full has the others. */
for (const address of [`/?auth_token=${secret}`, `/?token=${secret}#/reset_password`]) {
  test(keptTitle(address), ({ page }) => expectKept(page, address));
}
