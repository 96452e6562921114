const PEER = /'(msw|hono)[/']/;

/** Says which package to install if loading `chatdeck/testing` failed for lack of one; other errors stay as they are. */
export function explainMissingPeer(thrown: unknown, what = 'chatdeck/testing'): unknown {
  const peer = thrown instanceof Error && isNotFound(thrown) ? PEER.exec(thrown.message)?.[1] : undefined;
  if (peer === undefined) return thrown;
  const text = `${what} needs the package ${peer}. Run \`npm install --save-dev ${peer}\`.`;
  return new Error(text, { cause: thrown });
}

/**
 * Rejects an MSW that can't intercept requests on this Node: from version 3, it needs Node 22.12.
 * Without this, every request fails as if the network were down.
 */
export function checkMswVersion(mswVersion: string, nodeVersion: string): void {
  const [major = 0, minor = 0] = numbersOf(nodeVersion);
  const isOldNode = major < 22 || (major === 22 && minor < 12);
  if (!isOldNode || (numbersOf(mswVersion)[0] ?? 0) < 3) return;
  throw new Error(
    `chatdeck/testing can't use msw ${mswVersion} on Node ${nodeVersion}: msw 3 needs Node 22.12 or later. ` +
      'Run `npm install --save-dev msw@2`, which works on Node 20.',
  );
}

function isNotFound(error: Error): boolean {
  return 'code' in error && (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND');
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number);
}
