/** Skips what storage that is full, turned off, or blocked can't do. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
