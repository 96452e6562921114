/** Creates a value once per key. Worth it for formatters, which cost far more to create than to use. */
export function memoizeByKey<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const former = made.get(key);
    if (former !== undefined) return former;
    const first = make(key);
    made.set(key, first);
    return first;
  };
}
