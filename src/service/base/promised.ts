/** Does the work at once; what it throws is a rejection, as it would be from elsewhere. */
export function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
