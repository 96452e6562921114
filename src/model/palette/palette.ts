import type { Loadable } from '../core/loadable';
import { compareIds, type Id } from '../core/tolerant';
import { widgetsOf, type User } from '../entities/user';
import { canAddChannel } from '../entities/usage';
import { channelName, isFinished, isOnline, workspaceName } from '../entities/widget';
import { isConnectionBroken, type ConnectionContext } from '../places/connection';
import { resolveAccess } from '../places/access';
import type { Route, SettingsTab } from '../places/route';
import { settingsNavigation } from '../settings/shared/settings-tab';
import { rangePresets, type RangePreset } from '../time/range-presets';

/** What the palette shows: the search, or the list of keyboard shortcuts. */
export type PaletteView = 'search' | 'shortcuts';

/** Props for `CommandPalette`, returned by `useCommandPalette`. */
export interface CommandPaletteProps {
  /** What is open; nothing if absent. */
  shown?: PaletteView | undefined;
  /** The user opens or closes it. */
  onShownChange(next: PaletteView | undefined): void;
  /** What the user can reach. */
  palette: Loadable<PaletteData>;
  /** The user's last places, newest first. */
  recent?: readonly string[] | undefined;
  /** The user chose a place. Remembers it. */
  onVisit?: ((id: string) => void) | undefined;
  /** Signs the user out. Absent hides the action. */
  onSignOut?: (() => void) | undefined;
}

/** A widget whose settings the palette can open. */
export interface PaletteWidget {
  id: Id;
  /** Its channel's name, empty without a channel. */
  name: string;
  /** The first label of its workspace's host. */
  workspace: string;
  isOnline: boolean;
  /** Its Slack connection has expired. */
  isBroken?: boolean | undefined;
}

/** What the user can reach, by role and plan. */
export interface PaletteData {
  pages: readonly PalettePage[];
  /** The date ranges of reports; empty if there are no reports. */
  ranges: readonly RangePreset[];
  /** Finished widgets only, lowest ID first. */
  widgets: readonly PaletteWidget[];
  /** Empty without widgets. */
  tabs: readonly PaletteTab[];
  /** Whether the user is an admin, who also sees the account's API keys. */
  isAdmin?: boolean | undefined;
  /** The plan has no room for another widget. */
  isChannelLimitReached: boolean;
}

export interface PaletteTab {
  tab: SettingsTab;
  /** The plan doesn't include the tab's feature. */
  needsUpgrade: boolean;
}

/** The pages besides settings, and the actions that a page has. In display order. */
export const palettePages = {
  dashboard: { name: 'dashboard' },
  compare: { name: 'compare' },
  overview: { name: 'reports', tab: 'overview' },
  history: { name: 'reports', tab: 'history' },
  availability: { name: 'reports', tab: 'availability' },
  coverage: { name: 'reports', tab: 'coverage' },
  pages: { name: 'reports', tab: 'pages' },
  account: { name: 'account' },
  plans: { name: 'account', section: 'plans' },
  billing: { name: 'account', section: 'billing' },
  users: { name: 'account', section: 'users' },
  support: { name: 'support' },
  changePassword: { name: 'forgotPassword' },
  invite: { name: 'account', section: 'users' },
  addWidget: { name: 'dashboard' },
} as const satisfies Record<string, Route>;
export type PalettePage = keyof typeof palettePages;

/** The pages that are listed by what people do there. */
export const pageActions: readonly PalettePage[] = ['invite', 'addWidget'];

/** `connection` says which widgets have lost their Slack connection. */
export function paletteData(user: User, connection?: ConnectionContext): PaletteData {
  const widgets = widgetsOf(user)
    .filter(isFinished)
    .toSorted((a, b) => compareIds(a.Id, b.Id));
  const names = Object.keys(palettePages) as PalettePage[];
  const pages = names.filter((name) => canOpen(palettePages[name], user));
  return {
    pages,
    ranges: pages.includes('overview') ? rangePresets : [],
    widgets: widgets.map((widget) => ({
      id: widget.Id,
      name: channelName(widget),
      workspace: workspaceName(widget.slackBaseUrl),
      isOnline: isOnline(widget),
      isBroken: connection && isConnectionBroken(widget, connection),
    })),
    tabs: widgets.length > 0 ? settingsNavigation(user.account.plan, new Set()).map(toPaletteTab) : [],
    isAdmin: user.admin,
    isChannelLimitReached: !canAddChannel(user),
  };
}

function toPaletteTab({ tab, needsUpgrade }: PaletteTab): PaletteTab {
  return { tab, needsUpgrade };
}

/** The account page is in the menu of admins only, and one widget has nothing to be compared with. */
function canOpen(route: Route, user: User): boolean {
  if (route.name === 'account' && !user.admin) return false;
  if (route.name === 'compare' && widgetsOf(user).filter(isFinished).length < 2) return false;
  return resolveAccess(route, { status: 'signedIn', user }).status === 'render';
}
