const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One day of a zone's calendar. */
export interface LocalDay {
  /** From 0 for Sunday. */
  weekday: number;
  /** How many days before today. */
  age: number;
  /** When a clock there has gone on so many hours from midnight. */
  at(hours: number): Date;
}

/** Today and the days before it, `age` days back to the first, the oldest first, as a calendar in the zone has them. */
export function localDays(zone: string, age: number, now: Date): LocalDay[] {
  // Slow to make, and there are many days.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  /** By how many milliseconds the clocks are ahead of UTC. */
  const ahead = (moment: number) => {
    const whole = Math.floor(moment / 1000) * 1000;
    return Date.parse(`${clock.format(whole).replace(' ', 'T')}Z`) - whole;
  };
  const aheadNow = ahead(now.getTime());
  const today = Math.floor((now.getTime() + aheadNow) / DAY) * DAY;
  return Array.from({ length: age + 1 }, (_, index) => {
    const date = today - (age - index) * DAY;
    // Those of noon, which is after all changes of the clocks.
    const aheadThen = ahead(date + 12 * HOUR - aheadNow);
    return {
      weekday: new Date(date).getUTCDay(),
      age: age - index,
      at: (hours) => new Date(date + hours * HOUR - aheadThen),
    };
  });
}
