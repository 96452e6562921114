/** Runs a task while no other tab of this browser runs one with this name, if the browser supports locks. */
export async function withTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator>).locks;
  return await (locks ? locks.request(name, task) : task());
}
