import type { Account, Widget, WhyOffline } from 'chatdeck/model';

const MINUTE = 60_000;
const QUARTER = 15;
const DAY = 1440;
const WEEK = 7 * DAY;
/** Long enough for hours that are open at the start. */
const LEAD = 2 * DAY;
const legacyEnd = Date.parse('2025-04-01T00:00:00Z');

/** What a clock on the wall shows each minute, as minutes since January 1, 1970, of the same date in UTC. */
function readClock(zone: string, first: number, count: number): Int32Array {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const walls = new Int32Array(count);
  for (let minute = 0; minute < count; minute += 1) {
    // Clocks change at a quarter of an hour.
    if (minute % QUARTER !== 0) walls[minute] = (walls[minute - 1] ?? 0) + 1;
    else {
      const [, month, day, year, hour, min] = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(
        format.format((first + minute) * MINUTE),
      ) as unknown as string[];
      walls[minute] = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(min)) / MINUTE;
    }
  }
  return walls;
}

/**
 * Watches a clock minute by minute, as a program that turns a widget on and off does: hours begin and end the first time
 * that the clock shows their times. Times that the clock skips come when it would have shown them.
 */
export function makeSimulation(zone: string, { from, to }: { from: number; to: number }) {
  const first = from / MINUTE - LEAD;
  const count = to / MINUTE - first;
  const walls = readClock(zone, first, count);

  function openMinutes(ranges: NonNullable<Widget['operatingHours']>): Uint8Array {
    const starts = new Map<number, number[]>();
    const ends = new Map<number, number[]>();
    for (const [index, range] of ranges.entries()) {
      // January 1, 1970, was a Thursday.
      const day = ((range.weekday + 7 - 4) % 7) * DAY;
      const minuteOf = (clock: number) => day + Math.floor(clock / 100) * 60 + (clock % 100);
      push(starts, minuteOf(range.start), index);
      push(ends, minuteOf(range.end), index);
    }
    const [started, ended] = [new Set<string>(), new Set<string>()];
    let open = 0;
    const show = (wall: number) => {
      const date = Math.floor(wall / DAY);
      for (const index of ends.get(wall % WEEK) ?? []) {
        const key = `${date}:${index}`;
        if (started.has(key) && !ended.has(key)) open -= 1;
        ended.add(key);
      }
      for (const index of starts.get(wall % WEEK) ?? []) {
        const key = `${date}:${index}`;
        if (!started.has(key) && !ended.has(key)) open += 1;
        started.add(key);
      }
    };
    const isOpen = new Uint8Array(count);
    let skipped: { wall: number; until: number } | undefined;
    for (let minute = 0; minute < count; minute += 1) {
      const [before = 0, wall = 0] = [walls[minute - 1] ?? walls[minute], walls[minute]];
      if (wall > before + 1) skipped = { wall: before + 1, until: wall };
      show(wall);
      if (skipped && skipped.wall < skipped.until) show(skipped.wall++);
      isOpen[minute] = open > 0 ? 1 : 0;
    }
    return isOpen;
  }

  return (widget: Widget, account: Account) => {
    const hasHours = widget.onOffSchedule && Boolean(account.plan.operatingHours);
    const isOpen = hasHours ? openMinutes(widget.operatingHours ?? []) : undefined;
    return {
      count: count - LEAD,
      /** Whether the clock shows 23:45 or later. */
      isBeforeMidnight: (minute: number) => (walls[minute + LEAD] ?? 0) % DAY >= DAY - QUARTER,
      at(minute: number): WhyOffline | undefined {
        const now = from + minute * MINUTE;
        if (widget.off) return 'switchedOff';
        if (account.delinquent || hasEnded(account, now)) return 'paymentMissing';
        if (account.quota.isOverquota) return 'overQuota';
        if (widget.OauthV1 && now >= legacyEnd) return 'connectionExpired';
        return isOpen && isOpen[minute + LEAD] === 0 ? 'outsideHours' : undefined;
      },
    };
  };
}

/** The subscription is over, or the trial of an account that does not pay. */
function hasEnded({ cancelAt, canceledAt, paymentType, trialEndAt }: Account, now: number): boolean {
  if (cancelAt !== null ? cancelAt <= now : canceledAt !== null) return true;
  return paymentType === 'none' && canceledAt === null && trialEndAt !== null && trialEndAt <= now;
}

function push(lists: Map<number, number[]>, key: number, value: number): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}
