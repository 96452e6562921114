import { zonePlace } from '../../model/time/zone-places';
import { countriesIn } from '../format/country-names';

/** What finds a zone besides its name, and how many people search for it. */
interface ZoneNames {
  names: readonly string[];
  weight: number;
}

/** `Munich, Germany`, `Germany`, `CET`, `UTC+1`, and so on. Countries are also found by their English names. */
export function zoneNames(zone: string, minutes: number, locale: string): ZoneNames {
  const { country, countryNames, cities, clocks, weight } = zonePlace(zone);
  const [name, english] = [locale, 'en'].map((language) => country && countriesIn(language).of(country));
  const places = cities.map((city) => (name === undefined ? city : `${city}, ${name}`));
  const countries = [...new Set([name, english, ...countryNames])].filter((one) => one !== undefined);
  return { names: [...clocks, ...offsetNames(minutes), ...countries, ...places], weight };
}

/** As people write it: `UTC+1`, `GMT-3:30`. */
function offsetNames(minutes: number): string[] {
  if (minutes === 0) return ['UTC+0', 'GMT+0'];
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return [`UTC${offset}`, `GMT${offset}`];
}
