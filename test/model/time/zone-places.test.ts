import { describe, expect, test } from 'vitest';
import { isTimeZone } from '../../../src/model/time/time-zone';
import { zonesByClock, zonesByCountry, citiesByZone } from '../../../src/model/time/zone-data';
import { zonePlace } from '../../../src/model/time/zone-places';

const platform = Intl.supportedValuesOf('timeZone');
const known = Object.values(zonesByCountry).flatMap((zones) => zones.split(' '));

describe('the places of time zones', () => {
  test('each zone of the platform has a country and a city', () => {
    const placeless = platform.filter((zone) => {
      const { country, cities } = zonePlace(zone);
      return country === undefined || cities.length === 0;
    });
    expect(placeless).toEqual([]);
  });

  test('the tables name zones that exist, each country and each clock once per zone', () => {
    expect(known.filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
    expect(Object.keys(citiesByZone).filter((zone) => !known.includes(zone))).toEqual([]);
    const places = zonesByClock.flatMap(([, zones]) => zones.split(' '));
    expect(places.filter((place) => !(place in zonesByCountry) && !known.includes(place))).toEqual([]);
    const clocked = places.flatMap((place) => zonesByCountry[place]?.split(' ') ?? [place]);
    expect(clocked.filter((zone, index) => clocked.indexOf(zone) !== index)).toEqual([]);
  });

  test.each([
    ['Europe/Berlin', 'DE', 'Munich', 'CEST'],
    ['America/Los_Angeles', 'US', 'San Francisco', 'PT'],
    ['Asia/Calcutta', 'IN', 'Bombay', 'IST'],
    ['Asia/Kolkata', 'IN', 'Mumbai', 'IST'],
    ['Europe/Kiev', 'UA', 'Kyiv', 'EET'],
    ['America/Argentina/Buenos_Aires', 'AR', 'Buenos Aires', 'ART'],
  ])('%s is in %s, for %s, on %s', (zone, country, city, clock) => {
    const place = zonePlace(zone);
    expect(place.country).toBe(country);
    expect(place.cities).toContain(city);
    expect(place.clocks).toContain(clock);
  });

  test('puts the zones that many people look for first, then the main zone of each country', () => {
    const weights = ['America/New_York', 'Europe/Berlin', 'Pacific/Fiji', 'Europe/Busingen'].map(
      (zone) => zonePlace(zone).weight,
    );
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set(weights).size).toBe(4);
  });

  test('UTC has no country, and goes by GMT as well', () => {
    expect(zonePlace('UTC')).toEqual({
      country: undefined,
      countryNames: [],
      cities: [],
      clocks: ['UTC', 'GMT', 'Coordinated Universal Time'],
      weight: 0,
    });
  });

  test('a zone that no table has is found by its city alone', () => {
    expect(zonePlace('Nowhere/New_Atall')).toEqual({
      country: undefined,
      countryNames: [],
      cities: ['New Atall'],
      clocks: [],
      weight: 0,
    });
    expect(zonePlace('Atall').cities).toEqual([]);
  });

  test('a zone has the other names of its country, if there are any', () => {
    expect(zonePlace('Europe/London').countryNames).toContain('Great Britain');
    expect(zonePlace('Pacific/Fiji').countryNames).toEqual([]);
  });

  test('each well-known zone weighs more than the next, and the last of them more than a main zone', () => {
    const weights = Object.keys(citiesByZone).map((zone) => zonePlace(zone).weight);
    expect(weights).toEqual(weights.map((_, index) => weights.length + 1 - index));
    expect(weights.at(-1)).toBe(2);
    expect(zonePlace('Pacific/Fiji').weight).toBe(1);
  });
});
