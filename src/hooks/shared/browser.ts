/** Takes the browser to a URL outside the app. Returns true if the page stays, because the URL opened in another tab. */
export type Leave = (this: void, url: string) => boolean | void;

/** From a frame into a new tab: Slack and payment providers refuse to be shown in frames. */
export const leaveByBrowser: Leave = (url) => {
  const tab = globalThis.top === globalThis.self ? null : globalThis.open(url, '_blank');
  if (tab) tab.opener = null;
  else globalThis.location.assign(url);
  return tab !== null;
};

/** Browsers read the file only after the click. */
const KEPT_MS = 60_000;

export function saveByBrowser({ name, blob }: { name: string; blob: Blob }): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Runs a task while no other tab of this browser runs one with this name, if the browser supports locks. */
export async function withTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator>).locks;
  return await (locks ? locks.request(name, task) : task());
}
