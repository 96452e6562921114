import type { screensOfHooks } from '../package/app/screens-of-hooks';
import { accountPlaces } from './account-places';
import type { PlaceOfHook } from './place';
import { sessionPlaces } from './session-places';
import { settingsPlaces } from './settings-places';

export { forgetHost, type PlaceOfHook, type Sending } from './place';

export type Hook = keyof typeof screensOfHooks;

/** Each hook with its screen, and how all that it can send is sent; a new hook does not compile until it is here. */
export const places: Record<Hook, PlaceOfHook> = { ...accountPlaces, ...sessionPlaces, ...settingsPlaces };
