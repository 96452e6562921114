/** While this runs, a browser asks before it leaves or reloads the document, which would end it. */
export async function askBeforeLeaving<T>(run: () => Promise<T>): Promise<T> {
  const ask = (event: Event) => event.preventDefault();
  globalThis.addEventListener('beforeunload', ask);
  try {
    return await run();
  } finally {
    globalThis.removeEventListener('beforeunload', ask);
  }
}

/** From now on, a browser asks before it leaves or reloads the document, for as long as that would lose something. */
export function askWhile(wouldLose: () => boolean): void {
  const ask = (event: Event) => {
    if (wouldLose()) event.preventDefault();
    else globalThis.removeEventListener('beforeunload', ask);
  };
  globalThis.addEventListener('beforeunload', ask);
}
