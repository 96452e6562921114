/**
 * Creates a value once per key. Worth it for formatters, which cost far more to create than to use. Keys that requests
 * choose need a limit: once there are as many, all are forgotten.
 */
export function memoizeByKey<Made>(make: (key: string) => Made, limit = Infinity): (key: string) => Made {
  const made = new Map<string, Made>();
  return memoized(made, (key) => {
    if (made.size === limit) made.clear();
    return make(key);
  });
}

/** Creates a value once per object, and keeps it for as long as the object. */
export function memoizeByObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  return memoized(new WeakMap<Key, Made>(), make);
}

interface Memory<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, value: Made): unknown;
}

function memoized<Key, Made>(made: Memory<Key, Made>, make: (key: Key) => Made): (key: Key) => Made {
  return (key) => {
    const former = made.get(key);
    if (former !== undefined) return former;
    const first = make(key);
    made.set(key, first);
    return first;
  };
}
