/** Runs a task while no other tab of this browser runs one of this name, where the browser can say so. */
export async function withTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator>).locks;
  return await (locks ? locks.request(name, task) : task());
}
