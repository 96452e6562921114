import { mkdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import type { BrowserCommand } from 'vitest/node';

/** Takes a picture of the current page; returns its fingerprint, and stores the picture if `name` is given. */
export const picture: BrowserCommand<[name?: string]> = async ({ iframe }, name) => {
  const owner = iframe.owner();
  const image = await owner.screenshot({ animations: 'disabled', caret: 'hide' });
  if (name !== undefined) {
    await mkdir('.reports/styles', { recursive: true });
    await writeFile(`.reports/styles/${name}.png`, image);
  }
  return createHash('sha1').update(image).digest('hex');
};
