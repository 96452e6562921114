/** Whether the browser knows a zone of this name. */
export function isTimeZone(zone: string): boolean {
  return canonicalZone(zone) !== undefined;
}

/** The zone to calculate with: UTC in place of one that the browser does not know. */
export function knownZone(zone: string): string {
  return canonicalZone(zone) ?? 'UTC';
}

/** To look one up takes longer than what is calculated with it. */
const zones = new Map<string, string | undefined>();
/** More than there are; a hostile request can spell their names in too many ways to keep each. */
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
