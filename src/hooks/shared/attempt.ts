/** What storage that is full, switched off or blocked cannot do is skipped. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
