import type * as root from 'chatdeck';
import type * as hooks from 'chatdeck/hooks';
import type { calls, ReportTab, RouteName, SettingsTab } from 'chatdeck/model';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Place } from './place';

/** Every component that the root entry exports, except the theme. */
export type Component = Exclude<Extract<keyof typeof root, Capitalize<string>>, 'ChatdeckTheme'>;
export type Screen = Exclude<Component, `${string}Loading`>;
export type Hook = Extract<keyof typeof hooks, `use${string}`>;
/** Every route by its name; settings and reports by the names of their tabs. */
export type Address = Exclude<RouteName, 'settings' | 'reports'> | SettingsTab | ReportTab;

/** What a hook does in tests. */
export interface Plug {
  /** The hook plugged into its screen. */
  Plugged: () => ReactNode;
  /** What it asks for when it opens, and how often. Change a number on purpose only. */
  requests: Partial<Record<keyof typeof calls, number>>;
  /** What people type here is kept as a draft, or is a secret or too little to keep. */
  typing?: 'kept' | 'notKept';
}

interface Shown {
  entry: `screens/${string}` | `settings/${string}`;
  sample: () => ReactElement;
  /** More samples, by what is different. */
  variants?: Record<string, () => ReactElement>;
  /** Where it is in the stock dashboard. */
  places?: Partial<Record<Address, readonly Place[]>>;
}

/** All that the tests know of a screen. It has a loading component and a hook if the package exports them. */
export type Row<Name extends Screen> = Shown &
  (`${Name}Loading` extends Component ? { Loading: ComponentType } : unknown) &
  (`use${Name}` extends Hook ? Plug : unknown);

export type Rows<Name extends Screen> = { [Each in Name]: Row<Each> };
export type AnyRow = Shown & Partial<Plug> & { Loading?: ComponentType };
