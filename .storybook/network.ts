import { delay, http, HttpResponse } from 'msw';

/** What the toolbar offers for stories over the service in memory. */
export const networks = [
  { value: 'normal', title: 'Network: normal', icon: 'transfer' },
  { value: 'slow', title: 'Network: slow, 400 ms a call', icon: 'timer' },
  { value: 'flaky', title: 'Network: 2 % of calls fail', icon: 'alert' },
  { value: 'failing', title: 'Network: every call fails', icon: 'alert' },
  { value: 'offline', title: 'Network: offline', icon: 'stop' },
] as const;

export type Network = (typeof networks)[number]['value'];

const slowMs = 400;
const flakyShare = 0.02;
let current: Network = 'normal';
const passed = new Set<string>();

export function setNetwork(network: Network): void {
  current = network;
}

/** Runs before a story's handlers and either lets a call through or not. Several act as one. */
export const throughNetwork = http.all('*/v1/*', async ({ requestId }) => {
  if (passed.has(requestId)) return undefined;
  passed.add(requestId);
  switch (current) {
    case 'normal':
      return undefined;
    case 'slow':
      await delay(slowMs);
      return undefined;
    case 'flaky':
      return Math.random() < flakyShare ? failure() : undefined;
    case 'failing':
      return failure();
    case 'offline':
      return HttpResponse.error();
  }
});

function failure() {
  return new HttpResponse(null, { status: 503 });
}
