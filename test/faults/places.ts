import { hookNames, plugs, type Hook } from '../screen-table';
import type { OwnPlaces, PlaceOfHook } from './place';

export { forgetHost, type PlaceOfHook, type Sending } from './place';
export type { Hook } from '../screen-table';

const files = Object.values(import.meta.glob<{ places: OwnPlaces }>('./places/*.tsx', { eager: true }));
const own = files.reduce<OwnPlaces>((all, { places }) => ({ ...all, ...places }), {});

/** Each hook with its screen, and how to send everything it can send. */
export const places = Object.fromEntries(
  hookNames.map((hook) => [hook, { Screen: plugs[hook].Plugged, sends: [], ...own[hook] }]),
) as Record<Hook, PlaceOfHook>;
