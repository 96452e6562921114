/** How long a saved copy may take from its answer to the editor, in milliseconds. */
const COPY_MS = 1500;

/** Saves that were asked for while their section was still saving. */
export function keepRequests() {
  const sections = new Set<string>();
  const waiting = new Set<() => void>();
  return {
    add: (section: string) => void sections.add(section),
    /** Whether there was one; ends it. */
    take: (section: string) => sections.delete(section),
    /** Waits for the copy that a save has made, which the next one is based on. */
    nextCopy: () =>
      new Promise<void>((resolve) => {
        waiting.add(resolve);
        setTimeout(resolve, COPY_MS);
      }),
    copyArrived() {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
