/** Runs the work synchronously and turns a thrown error into a rejection. */
export function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
