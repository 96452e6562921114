import { useAccess, useSettingsNavigation, useWidgetDeletions } from 'chatdeck/hooks';
import { createElement, type ReactElement } from 'react';
import type { Place } from './place';
import { widgetId } from './props';
import type { Address, AnyRow, Hook, Plug, Rows, Screen } from './row';
import { accountRows } from './rows/account';
import { acrossRows } from './rows/across';
import { appearanceRows } from './rows/appearance';
import { behaviorRows } from './rows/behavior';
import { commandPaletteRows } from './rows/command-palette';
import { compareRows } from './rows/compare';
import { dashboardRows } from './rows/dashboard';
import { installRows } from './rows/install';
import { integrationsRows } from './rows/integrations';
import { legalRows } from './rows/legal';
import { loginRows } from './rows/login';
import { operatingHoursRows } from './rows/operating-hours';
import { passwordRows } from './rows/password';
import { permissionsRows } from './rows/permissions';
import { questionGroupsRows } from './rows/question-groups';
import { ratingRows } from './rows/rating';
import { reportsRows } from './rows/reports';
import { savedRepliesRows } from './rows/saved-replies';
import { setupRows } from './rows/setup';
import { shellRows } from './rows/shell';
import { signupRows } from './rows/signup';
import { supportRows } from './rows/support';
import { triggersRows } from './rows/triggers';
import { upgradeRows } from './rows/upgrade';
import { usersRows } from './rows/users';

export type { Hook } from './row';

/** Every screen and settings tab of the package. One that is missing here does not compile. */
const screens = {
  ...accountRows,
  ...acrossRows,
  ...appearanceRows,
  ...behaviorRows,
  ...commandPaletteRows,
  ...compareRows,
  ...dashboardRows,
  ...installRows,
  ...integrationsRows,
  ...legalRows,
  ...loginRows,
  ...operatingHoursRows,
  ...passwordRows,
  ...permissionsRows,
  ...questionGroupsRows,
  ...ratingRows,
  ...reportsRows,
  ...savedRepliesRows,
  ...setupRows,
  ...shellRows,
  ...signupRows,
  ...supportRows,
  ...triggersRows,
  ...upgradeRows,
  ...usersRows,
} satisfies Rows<Screen>;

/** Every hook that belongs to no screen. */
const otherHooks: Record<Exclude<Hook, `use${Screen}`>, Plug> = {
  useAccess: { Plugged: () => useAccess({ name: 'dashboard' }).status, requests: { currentUser: 1 } },
  useEditor: { Plugged: () => null, requests: {} },
  // It makes the client, which the tests already have.
  useSession: { Plugged: () => null, requests: { currentUser: 1 } },
  useWidgetDeletions: { Plugged: () => String(useWidgetDeletions().deletions?.length), requests: {} },
  useSettingsNavigation: {
    Plugged: () => useSettingsNavigation(widgetId).roomName,
    requests: { currentUser: 1 },
  },
};

const rows: [name: string, row: AnyRow][] = Object.entries(screens);

/** Every hook of the package, plugged into its screen if it has one. */
export const plugs = Object.fromEntries([
  ...rows.filter(([, row]) => row.Plugged).map(([name, row]) => [`use${name}`, row]),
  ...Object.entries(otherHooks),
]) as Record<Hook, Plug>;
export const hookNames = Object.keys(plugs) as Hook[];

export interface Sample {
  entry: string;
  /** The component, or `Component: what is different`. */
  name: string;
  draw: () => ReactElement;
}

/** Every component of the entries under `screens` and `settings`, with something in it. */
export const samples: Sample[] = rows
  .flatMap(([name, { entry, sample, variants = {}, Loading }]) => [
    { entry, name, draw: sample },
    ...Object.entries(variants).map(([what, draw]) => ({ entry, name: `${name}: ${what}`, draw })),
    ...(Loading ? [{ entry, name: `${name}Loading`, draw: () => createElement(Loading) }] : []),
  ])
  .sort((a, b) => a.entry.localeCompare(b.entry));

/** Every place of the stock dashboard. */
export const places: Place[] = rows.flatMap(([, row]) => Object.values(row.places ?? {}).flat());

type Shown = (typeof screens)[Screen];
type PlacedAddress = Shown extends infer Row ? (Row extends { places: infer Places } ? keyof Places : never) : never;
/** Does not compile while a route has no place; the error names it. */
true satisfies [Exclude<Address, PlacedAddress>] extends [never] ? true : Exclude<Address, PlacedAddress>;
