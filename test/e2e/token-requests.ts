import { expect, type Page, type Request } from '@playwright/test';

export const secret = 'f00dfeed'.repeat(8);

/** Opens an address and returns what the page asked for until nothing more happened. */
export async function requestsOf(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  return requests;
}

/** Opens an address with the secret in it: neither a Referer nor the request of a file may have it. */
export async function expectKept(page: Page, address: string): Promise<void> {
  const [document, ...others] = await requestsOf(page, address);
  expect((await document?.response())?.headers()['referrer-policy']).toBe('no-referrer');
  expect(others.map((request) => request.resourceType())).toEqual(expect.arrayContaining(['script', 'stylesheet']));
  for (const request of others) {
    const headers = await request.allHeaders();
    expect(headers.referer, request.url()).toBeUndefined();
    expect(request.url()).not.toContain(secret);
    // The API gets it as what it is. After the sign-in, the session's own cookie goes to the page's host with each request.
    const { cookie: _, ...plain } = headers;
    if (!new URL(request.url()).pathname.startsWith('/v1/')) expect(JSON.stringify(plain)).not.toContain(secret);
  }
  // A reset link keeps its token until it is used: it is read again after a reload.
  if (address.includes('auth_token')) await expect.poll(() => page.url()).not.toContain(secret);
}

/** A test's title. */
export function keptTitle(address: string): string {
  return `a token in an address’s query reaches no Referer and no asset request: ${address.replace(secret, '…')}`;
}
