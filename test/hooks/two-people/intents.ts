import { fieldNames, namesIn, type FieldName, type Fields, type SectionName } from './fields';

/** What a person wants a field to be, and what stood there as far as they knew. */
interface Wish {
  value: unknown;
  known: unknown;
}
type Wishes = Map<FieldName, Wish>;

/** A save that is on its way. */
export interface Flight {
  section: SectionName;
  sent: Wishes;
}

/**
 * What one person wants, told from what they do alone: it knows nothing of how the hooks keep it. At any moment a field
 * must show the person's wish, and without one what the server has.
 */
export function makeIntents() {
  const wishes: Wishes = new Map();
  const undos = new Map<SectionName, Wishes>();
  let flights: Flight[] = [];
  /** Saves that failed in doubt since the newest copy came: they may have been stored all the same. */
  let unsure: Flight[] = [];

  const isInFlight = (name: FieldName) => [...flights, ...unsure].some(({ sent }) => sent.has(name));
  const wishesIn = (section: SectionName) => namesIn(section).filter((name) => wishes.has(name));
  const isContested = (name: FieldName, saved: Fields) => {
    const wish = wishes.get(name);
    return wish !== undefined && wish.known !== saved[name] && wish.value !== saved[name];
  };

  /** A wish ends where the person sees it fulfilled, by whomever, and no save of theirs is about to change it. */
  function settle(saved: Fields) {
    for (const [name, { value }] of wishes) if (value === saved[name] && !isInFlight(name)) wishes.delete(name);
  }

  function takeOff(section: SectionName, names: readonly FieldName[]) {
    const sent = new Map(names.flatMap((name) => Array.from(entryOf(wishes, name))));
    if (sent.size > 0) flights.push({ section, sent });
  }

  return {
    wishesIn,
    hasWishes: () => wishes.size > 0,
    /** The save whose requests are on the network now: one after the other. */
    currentFlight: () => flights[0],
    /** What the person must see over the server's copy. */
    shown: (saved: Fields): Fields => ({ ...saved, ...Object.fromEntries(mapValues(wishes, ({ value }) => value)) }),
    conflicts(saved: Fields) {
      const names = fieldNames.filter((name) => isContested(name, saved));
      return Object.fromEntries(names.map((name) => [name, { mine: wishes.get(name)?.value, theirs: saved[name] }]));
    },
    canSave(section: SectionName, saved: Fields) {
      const names = wishesIn(section);
      return names.length > 0 && !names.some((name) => isContested(name, saved));
    },
    settle,

    edit(patch: Partial<Fields>, saved: Fields) {
      undos.clear();
      for (const name of Object.keys(patch) as FieldName[]) {
        wishes.set(name, { value: patch[name], known: wishes.get(name)?.known ?? saved[name] });
      }
      settle(saved);
    },
    discard(section: SectionName) {
      undos.clear();
      for (const name of namesIn(section)) wishes.delete(name);
    },
    resolve(name: FieldName, keep: 'mine' | 'theirs', saved: Fields) {
      undos.clear();
      const wish = wishes.get(name);
      if (keep === 'theirs') wishes.delete(name);
      else if (wish) wish.known = saved[name];
    },
    save(section: SectionName) {
      undos.delete(section);
      takeOff(section, wishesIn(section));
    },
    undo(section: SectionName, saved: Fields) {
      const before = undos.get(section) ?? new Map<FieldName, Wish>();
      for (const [name, wish] of before) {
        if (wishes.has(name)) throw new Error(`An undo was offered over a newer edit of ${name}`);
        wishes.set(name, { ...wish });
      }
      undos.clear();
      settle(saved);
      takeOff(section, [...before.keys()]);
    },
    /** The person knows now that a save was stored. */
    land(flight: Flight, stored: Fields) {
      if (!flights.includes(flight)) return;
      flights = flights.filter((other) => other !== flight);
      for (const [name, { value }] of flight.sent) {
        const wish = wishes.get(name);
        if (wish?.value === value) wishes.delete(name);
        else if (wish) wish.known = stored[name];
      }
      undos.set(
        flight.section,
        new Map(mapValues(flight.sent, ({ value, known }) => ({ value: known, known: value }))),
      );
    },
    /** The person has been told that a save failed, for a conflict or in doubt. */
    fail(section: SectionName, isInDoubt: boolean) {
      if (isInDoubt) unsure.push(...flights.filter((flight) => flight.section === section));
      flights = flights.filter((flight) => flight.section !== section);
    },
    /** A newer copy than those of before is on the screen. */
    learn() {
      unsure = [];
    },
    leave() {
      flights = [];
      unsure = [];
      undos.clear();
    },
  };
}

/** Why a save that the server has stored should not have been: nobody's edit may be undone by whom has not seen it. */
export function harmOf({ sent }: Flight, before: Fields, after: Fields): string | undefined {
  for (const name of fieldNames) {
    const wish = sent.get(name);
    if (!wish && after[name] !== before[name]) return `${name} was not sent, and is no longer ${String(before[name])}`;
    if (wish && after[name] !== wish.value) return `${name} was sent as ${String(wish.value)} and not stored`;
    if (wish && before[name] !== wish.known && before[name] !== wish.value) {
      return `${name} was ${String(before[name])}, which was never seen, and is overwritten`;
    }
  }
  return undefined;
}

function* entryOf(wishes: Wishes, name: FieldName): Generator<[FieldName, Wish]> {
  const wish = wishes.get(name);
  if (wish) yield [name, { ...wish }];
}

function mapValues<K, A, B>(map: Map<K, A>, change: (value: A) => B): [K, B][] {
  return [...map].map(([key, value]) => [key, change(value)]);
}
