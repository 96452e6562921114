/** Publicly known, like everything in the sandbox. */
export const sandboxSecret = 'sandbox';
