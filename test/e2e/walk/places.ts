import { parseRoute } from 'chatdeck/model';
import { places } from '../../screen-table';
import type { Place, Visitor } from '../../screen-table/place';

/** Every place of the stock dashboard that a visitor sees. */
export function placesOf(visitor: Visitor): readonly Place[] {
  return places.filter((place) => (place.visitor ?? 'admin@acme.test') === visitor);
}

/** A tab of a widget's settings, unlike the pages beside the tabs. */
export function isSettingsTab({ path }: Place): boolean {
  return parseRoute(`#${path}`).name === 'settings';
}

/** The settings tabs of a widget, and the pages beside them. */
export const settingsPlaces = placesOf('admin@acme.test').filter(({ path }) => path.startsWith('/settings/'));

/** Where a session that has ended leads. */
export const expiredPlace: Place = { path: '/account', title: 'Log in to Chatdeck' };
