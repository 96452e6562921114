/** The readiness of a server whose database isn't in question. */
export const alwaysReady = () => Promise.resolve({ isReady: true } as const);
