/** Whether the browser knows a zone of this name. */
export function isTimeZone(zone: string): boolean {
  return canonicalZone(zone) !== undefined;
}

/** Whether schedules and reports accept a zone: a known name. An offset like `+05:00` has no daylight saving time. */
export function isNamedZone(zone: string): boolean {
  return /^[A-Za-z]/.test(zone) && isTimeZone(zone);
}

/** The zone to calculate with: UTC if the browser doesn't know it. */
export function knownZone(zone: string): string {
  return canonicalZone(zone) ?? 'UTC';
}

/** Whether two names mean the same zone: `Asia/Kolkata` was `Asia/Calcutta`. */
export function isSameZone(a: string, b: string): boolean {
  return a === b || (isTimeZone(a) && canonicalZone(a) === canonicalZone(b));
}

/** Looking up a zone costs more than calculating with it. */
const zones = new Map<string, string | undefined>();
/** More zones than exist. The cap is for hostile requests, which can spell one name in countless ways. */
const maxZones = 1000;

function canonicalZone(zone: string): string | undefined {
  if (!zones.has(zone)) {
    if (zones.size === maxZones) zones.clear();
    zones.set(zone, lookUp(zone));
  }
  return zones.get(zone);
}

function lookUp(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
