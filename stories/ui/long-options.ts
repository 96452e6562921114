import type { SearchOption } from 'chatdeck/ui';

/** Every time zone that the browser knows, under its part of the world. */
export const timeZones: SearchOption[] = Intl.supportedValuesOf('timeZone').map((value) => {
  const [group = '', ...place] = value.split('/');
  return { value, label: place.length > 0 ? place.join(' / ').replaceAll('_', ' ') : group, group, keywords: group };
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const nameOf = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });
/** Some of them are no countries, which does not matter here. */
export const countries: SearchOption[] = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .flatMap((value) => {
    const label = nameOf.of(value);
    return label === undefined || value === 'XX' ? [] : [{ value, label, keywords: value }];
  })
  .sort((a, b) => a.label.localeCompare(b.label, 'de'));
