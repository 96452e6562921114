import { fieldNames, linkedWith, mixtureIn, namesIn, type FieldName, type Fields, type SectionName } from './fields';

/** What a person wants a field to be, and what stood there as far as they knew. */
interface Wish {
  value: unknown;
  known: unknown;
}
type Wishes = Map<FieldName, Wish>;

/** A save that can be taken back. */
export interface Offer {
  section: SectionName;
  before: Wishes;
}

/** A save that is on its way. */
export interface Flight {
  section: SectionName;
  sent: Wishes;
  /** What the same person sent before without an answer: it may be what this save finds. */
  earlier: readonly Wishes[];
}

/**
 * What one person wants, told from what they do alone: it knows nothing of how the hooks keep it. At any moment a field
 * must show the person's wish, and without one what the server has.
 */
export function makeIntents() {
  const wishes: Wishes = new Map();
  /** The saves that can be taken back, oldest first: what they stored, over what stood there before. */
  let offers: Offer[] = [];
  let flights: Flight[] = [];
  /** Saves that failed in doubt since the newest copy came: they may have been stored all the same. */
  let unsure: Flight[] = [];
  /** Saves of which the person knows that they were not stored, and never will be. */
  const over = new WeakSet<Flight>();

  const isInFlight = (name: FieldName) => [...flights, ...unsure].some(({ sent }) => sent.has(name));
  const wishesIn = (section: SectionName) => namesIn(section).filter((name) => wishes.has(name));
  const isContested = (name: FieldName, saved: Fields) => {
    const isMoved = linkedWith(name).some(
      (linked) => wishes.has(linked) && wishes.get(linked)?.known !== saved[linked],
    );
    return isMoved && wishes.get(name)?.value !== saved[name];
  };
  const isAll = (names: readonly FieldName[], sent: Wishes, saved: Fields) =>
    names.every((name) => sent.has(name) && sent.get(name)?.value === saved[name]);

  /**
   * A wish ends where the person sees it fulfilled, by whomever, and no save of theirs is about to change it. What they
   * sent themselves they know.
   */
  function settle(saved: Fields) {
    for (const name of [...wishes.keys()]) {
      const names = linkedWith(name);
      if (isAll(names, wishes, saved) && !names.some(isInFlight)) names.forEach((linked) => wishes.delete(linked));
    }
    recognize(saved);
  }

  function recognize(saved: Fields) {
    for (const [name, wish] of wishes) {
      const isOwn = [...flights, ...unsure].some(({ sent }) => isAll(linkedWith(name), sent, saved));
      if (isOwn) wish.known = saved[name];
    }
  }

  const isUnchanged = ({ before }: Offer, saved: Fields) =>
    [...before].every(([name, { known }]) => saved[name] === known);
  const offersNow = (saved: Fields) =>
    offers.filter(
      (offer) =>
        isUnchanged(offer, saved) &&
        ![...offer.before.keys()].some((name) => wishes.has(name)) &&
        !flights.some(({ section }) => section === offer.section),
    );

  function takeOff(section: SectionName, names: readonly FieldName[]) {
    const sent = new Map(names.flatMap((name) => Array.from(entryOf(wishes, name))));
    if (sent.size > 0) flights.push({ section, sent, earlier: unsure.map((flight) => flight.sent) });
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
      const isWrong = names.some((name) => wishes.get(name)?.value === null);
      return names.length > 0 && !isWrong && !names.some((name) => isContested(name, saved));
    },
    settle,

    edit(patch: Partial<Fields>, saved: Fields) {
      for (const name of (Object.keys(patch) as FieldName[]).flatMap(linkedWith)) {
        const before = wishes.get(name) ?? { value: saved[name], known: saved[name] };
        wishes.set(name, { ...before, value: name in patch ? patch[name] : before.value });
      }
      settle(saved);
    },
    discard(section: SectionName) {
      for (const name of namesIn(section)) wishes.delete(name);
    },
    resolve(name: FieldName, keep: 'mine' | 'theirs', saved: Fields) {
      for (const linked of linkedWith(name)) {
        const wish = wishes.get(linked);
        if (keep === 'theirs') wishes.delete(linked);
        else if (wish) wish.known = saved[linked];
      }
    },
    save(section: SectionName) {
      takeOff(section, wishesIn(section));
    },
    /** What must be offered: the fields those saves wrote have not changed since. Newest first. */
    offered: (saved: Fields) => offersNow(saved).toReversed(),
    undo(offer: Offer, saved: Fields) {
      offers = offers.filter((other) => other !== offer);
      for (const [name, wish] of offer.before) wishes.set(name, { ...wish });
      settle(saved);
      takeOff(offer.section, [...offer.before.keys()]);
    },
    /** The person knows now that a save was stored. */
    land(flight: Flight, stored: Fields) {
      if (!flights.includes(flight)) return;
      flights = flights.filter((other) => other !== flight);
      unsure = unsure.filter(({ section }) => section !== flight.section);
      const isAsSent = (name: FieldName) => wishes.get(name)?.value === flight.sent.get(name)?.value;
      const done = [...flight.sent.keys()].filter((name) => linkedWith(name).every(isAsSent));
      for (const name of flight.sent.keys()) {
        const wish = wishes.get(name);
        if (done.includes(name)) wishes.delete(name);
        else if (wish) wish.known = stored[name];
      }
      const before = new Map(mapValues(flight.sent, ({ value, known }) => ({ value: known, known: value })));
      const isChange = [...before.values()].some(({ value, known }) => value !== known);
      if (isChange) offers.push({ section: flight.section, before });
    },
    /** The person learned that a save failed, because of a conflict or in doubt. */
    fail(section: SectionName, isInDoubt: boolean) {
      const failed = flights.filter((flight) => flight.section === section);
      if (isInDoubt) unsure.push(...failed);
      else failed.forEach((flight) => over.add(flight));
      flights = flights.filter((flight) => flight.section !== section);
    },
    isOver: (flight: Flight) => over.has(flight),
    /** A newer copy than those of before is on the screen. */
    learn(saved: Fields) {
      recognize(saved);
      offers = offers.filter((offer) => isUnchanged(offer, saved));
      unsure = [];
    },
    leave() {
      flights = [];
      unsure = [];
      offers = [];
    },
  };
}

/** Why a stored save is wrong: it must not undo an edit its author has not seen. */
export function harmOf({ sent, earlier }: Flight, before: Fields, after: Fields): string | undefined {
  const mixture = mixtureIn(after);
  if (mixture) return mixture;
  for (const name of fieldNames) {
    const wish = sent.get(name);
    if (!wish && after[name] !== before[name]) return `${name} was not sent, and is no longer ${String(before[name])}`;
    if (wish && after[name] !== wish.value) return `${name} was sent as ${String(wish.value)} and not stored`;
    const isOwn = earlier.some((own) => own.get(name)?.value === before[name]);
    if (wish && before[name] !== wish.known && before[name] !== wish.value && !isOwn) {
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
