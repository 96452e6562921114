import { citiesByZone, otherCountryNames, renamedZones, zonesByClock, zonesByCountry } from './zone-data';

/** What people call a zone. */
export interface ZonePlace {
  /** ISO 3166; undefined for UTC and for unknown zones. */
  country: string | undefined;
  /** Other names of the country. */
  countryNames: readonly string[];
  /** Cities and regions, starting with the one in the zone's name. */
  cities: readonly string[];
  /** `CET`, `CEST`, `Central European Time`. */
  clocks: readonly string[];
  /** Higher for zones that many people search for, and for a country's main zone. */
  weight: number;
}

/** The place a zone is named after, by its current name or the older one a browser may list. */
export function zonePlace(zone: string): ZonePlace {
  const name = renamedZones[zone] ?? zone;
  const country = countries.get(name);
  return {
    country,
    countryNames: split(country === undefined ? undefined : otherCountryNames[country]),
    cities: [...new Set([cityOf(name), ...split(citiesByZone[name])])].filter(Boolean),
    clocks: clocks.get(name) ?? (name === 'UTC' ? ['UTC', 'GMT', 'Coordinated Universal Time'] : []),
    weight: weightOf(name, country),
  };
}

/** `New York` for `America/New_York`; undefined for `UTC`. */
function cityOf(name: string): string {
  return name.includes('/') ? (name.split('/').at(-1) ?? '').replaceAll('_', ' ') : '';
}

function weightOf(name: string, country: string | undefined): number {
  const place = wellKnown.get(name);
  if (place !== undefined) return wellKnown.size - place + 1;
  return country !== undefined && zonesOf(country)[0] === name ? 1 : 0;
}

/** The tables, inverted. */
const countries = /* @__PURE__ */ byZone(Object.entries(zonesByCountry).map(([country, zones]) => [zones, country]));
const clocks = /* @__PURE__ */ byZone(zonesByClock.map(([names, places]) => [places, split(names)]));
const wellKnown = /* @__PURE__ */ byZone(Object.keys(citiesByZone).map((zone, index) => [zone, index]));

function byZone<T>(rows: readonly (readonly [places: string, value: T])[]): Map<string, T> {
  return new Map(
    rows.flatMap(([places, value]) =>
      places.split(' ').flatMap((place) => zonesOf(place).map((zone) => [zone, value] as const)),
    ),
  );
}

/** The zones of a country, or the zone with this name. */
function zonesOf(place: string): readonly string[] {
  return zonesByCountry[place]?.split(' ') ?? [place];
}

function split(names: string | undefined): readonly string[] {
  return names === undefined || names === '' ? [] : names.split(', ');
}
