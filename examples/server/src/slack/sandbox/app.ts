/** Known to everybody, as all of the sandbox is. */
export const sandboxSecret = 'sandbox';
