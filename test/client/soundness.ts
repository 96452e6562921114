import { isProblem } from 'chatdeck/client';

/** A position in a parsed answer: which kinds of value it may contain, and what is below it. */
export interface Place {
  kinds: Set<string>;
  /** By name; `*` for the elements of a list. */
  below: Map<string, Place>;
}

export function newPlace(): Place {
  return { kinds: new Set(), below: new Map() };
}

/** Adds the kinds found in a sound value. */
export function learn(place: Place, value: unknown): void {
  const isFirst = place.kinds.size === 0;
  place.kinds.add(kindOf(value));
  for (const [name, field] of fieldsOf(value)) {
    const below = place.below.get(name) ?? newPlace();
    if (!isFirst && !place.below.has(name)) below.kinds.add('undefined');
    place.below.set(name, below);
    learn(below, field);
  }
  if (kindOf(value) !== 'object') return;
  for (const [name, below] of place.below) if (!Object.hasOwn(value as object, name)) below.kinds.add('undefined');
}

/** Places that hold values of other kinds than a sample shows. */
const alsoSound: [RegExp, string[]][] = [
  [/\.(\w*Id|id|userID)$/, ['string', 'number']],
  // A custom price.
  [/\.price$/, ['null', 'number']],
  [/(At|_at)$/, ['null', 'number']],
  // Says that there is what we cannot read, and must not write over.
  [/\.operatingHours$/, ['null']],
  // Flags are read by their truthiness.
  [/\.plan\.\w+$/, ['anything']],
  [/\.availablePlans\.\*\.\w+$/, ['anything']],
];

/** Where the value is of another kind than any sound one, or holds a number or date that nothing can show. */
export function unsoundIn(place: Place, value: unknown, path = ''): string[] {
  if (isFailedRow(value)) return isProblem(value.problem) && value.problem.path ? [] : [`${path} fails without a path`];
  const found: string[] = [];
  const sound = alsoSound.filter(([where]) => where.test(path)).flatMap(([, kinds]) => kinds);
  // What a log has kept is any value, of which nothing is known.
  if (/\.(before|after)$/.test(path)) return [];
  if (sound.includes('anything') && place.kinds.has('boolean')) return [];
  if (!place.kinds.has(kindOf(value)) && !sound.includes(kindOf(value))) found.push(`${path} is ${kindOf(value)}`);
  if (typeof value === 'number' && !isUsable(path, value)) found.push(`${path} is ${value}`);
  const fields = fieldsOf(value);
  if (kindOf(value) === 'object') {
    const there = new Set(fields.map(([name]) => name));
    const gone = [...place.below].filter(([name, below]) => !there.has(name) && !below.kinds.has('undefined'));
    found.push(...gone.map(([name]) => `${path}.${name} is missing`));
  }
  // Fields without a schema are kept as they came.
  for (const [name, field] of fields) {
    const below = place.below.get(name);
    if (below) found.push(...unsoundIn(below, field, `${path}.${name}`));
  }
  return found;
}

/** Whether an element of a list, at any depth that we know of, could not be read. */
export function hasFailedRow(value: unknown, depth = 0): boolean {
  return isFailedRow(value) || (depth < 8 && fieldsOf(value).some(([, field]) => hasFailedRow(field, depth + 1)));
}

function fieldsOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((field) => ['*', field]);
  if (typeof value !== 'object' || value === null) return [];
  // The raw copy beside a row is what the server sent, whatever it was.
  return Object.entries(value).filter(([name]) => name !== 'raw');
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function isUsable(path: string, value: number): boolean {
  if (/(At|_at|\.start|\.end)$/.test(path)) return !Number.isNaN(new Date(value).getTime());
  if (path.endsWith('.dateTs')) return !Number.isNaN(new Date(value * 1000).getTime());
  return Number.isFinite(value);
}

function isFailedRow(value: unknown): value is { status: 'failed'; problem: unknown } {
  return typeof value === 'object' && value !== null && 'status' in value && value.status === 'failed';
}
