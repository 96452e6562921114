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
