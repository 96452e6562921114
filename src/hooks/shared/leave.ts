/** Takes the browser to a URL outside the app. */
export type Leave = (this: void, url: string) => void;

export const leaveByBrowser: Leave = (url) => globalThis.location.assign(url);
