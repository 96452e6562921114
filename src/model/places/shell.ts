import type { AccountBannersProps } from './banners';
import { isConnectionBroken, type ConnectionContext } from './connection';
import type { Loadable } from '../core/loadable';
import { planIncludes } from '../entities/plan';
import { compareIds, type Id } from '../core/tolerant';
import { widgetsOf, type User } from '../entities/user';
import { channelName, isFinished, isOnline, type Widget } from '../entities/widget';
import { isLeftOut, type WidgetDeletion, type WidgetDeletionsProps } from '../entities/widget-deletion';

export interface ShellWidget {
  id: Id;
  name: string;
  isOnline: boolean;
  /** Its Slack connection has expired. */
  isBroken?: boolean | undefined;
  /** Its settings have unsaved changes. */
  hasDraft: boolean;
}

/** What the frame around every screen shows. */
export interface ShellData {
  email: string;
  /** Finished widgets only, lowest ID first. */
  widgets: ShellWidget[];
  /** The user has more than one widget, finished or not, so the menu lists the finished ones by name. */
  listsWidgets: boolean;
  /** False without widgets, since there is nothing to configure. */
  showsSettings: boolean;
  showsAccount: boolean;
  showsReports: boolean;
}

/** Props for `Shell`, returned by `useShell`. */
export interface ShellProps extends Partial<AccountBannersProps>, WidgetDeletionsProps {
  /** The user, their widgets, and what the menu shows. */
  shell: Loadable<ShellData>;
  /** Signs the user out. */
  onSignOut(): void;
}

/** The user's identity, for the product's own chat widget. */
export interface Identity {
  accountId: Id;
  email: string;
  /** The plan's label. */
  plan: string;
  /** The user's widgets, lowest ID first. */
  endpointIds: Id[];
}

/**
 * `drafts` has the IDs, as text, of widgets with unsaved settings. The menu leaves out what `deletions` is about to
 * delete. `connection` says which widgets have lost their Slack connection.
 */
export function shellData(
  user: User,
  drafts: ReadonlySet<string> = new Set(),
  deletions: readonly WidgetDeletion[] = [],
  connection?: ConnectionContext,
): ShellData {
  const widgets = sortedWidgets(user).filter(({ Id: id }) => !isLeftOut(deletions, id));
  return {
    email: user.email,
    widgets: widgets.filter(isFinished).map((widget) => ({
      id: widget.Id,
      name: channelName(widget),
      isOnline: isOnline(widget),
      isBroken: connection && isConnectionBroken(widget, connection),
      hasDraft: drafts.has(String(widget.Id)),
    })),
    listsWidgets: widgets.length > 1,
    showsSettings: widgets.length > 0,
    showsAccount: user.admin,
    showsReports: user.admin && planIncludes(user.account.plan, 'reports'),
  };
}

export function identityOf(user: User): Identity {
  const { email, account } = user;
  return {
    accountId: account.Id,
    email,
    plan: account.plan.label,
    endpointIds: sortedWidgets(user).map((widget) => widget.Id),
  };
}

/**
 * Shortens names over 15 characters to 14 and an ellipsis. Counts graphemes, so that no emoji or accented letter is cut
 * in two.
 */
export function shortWidgetName(name: string): string {
  if (name.length <= 15) return name;
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return characters.length > 15 ? `${characters.slice(0, 14).join('')}…` : name;
}

function sortedWidgets(user: User): Widget[] {
  return widgetsOf(user).toSorted((a, b) => compareIds(a.Id, b.Id));
}
