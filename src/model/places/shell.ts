import type { AccountBannersProps } from './banners';
import type { Loadable } from '../core/loadable';
import { planIncludes } from '../entities/plan';
import { compareIds, type Id } from '../core/tolerant';
import { widgetsOf, type User } from '../entities/user';
import { channelName, isFinished, type Widget } from '../entities/widget';

/** What the frame around every screen shows. */
export interface ShellData {
  email: string;
  /** Finished widgets only, lowest Id first. */
  widgets: { id: Id; name: string; /** Its settings have unsaved changes. */ hasDraft: boolean }[];
  /** The person has more than one widget, finished or not: the finished ones stand in the menu by name. */
  listsWidgets: boolean;
  /** Without any widget there is nothing to set. */
  showsSettings: boolean;
  showsAccount: boolean;
  showsReports: boolean;
}

/** What `useShell` gives and `Shell` takes. */
export interface ShellProps extends Partial<AccountBannersProps> {
  /** The person, the widgets and what the frame tells. */
  shell: Loadable<ShellData>;
  /** The person signs out. */
  onSignOut(): void;
}

/** The person as a chat widget of the product itself wants to know them. */
export interface Identity {
  accountId: Id;
  email: string;
  /** The plan's label. */
  plan: string;
  /** The person's widgets, lowest Id first. */
  endpointIds: Id[];
}

/** `drafts` has the ids, as text, of widgets whose settings have unsaved changes. */
export function shellData(user: User, drafts: ReadonlySet<string> = new Set()): ShellData {
  const widgets = sortedWidgets(user);
  return {
    email: user.email,
    widgets: widgets
      .filter(isFinished)
      .map((widget) => ({ id: widget.Id, name: channelName(widget), hasDraft: drafts.has(String(widget.Id)) })),
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
 * Names longer than 15 characters become their first 14 and an ellipsis. A character is what a person sees as one, so
 * that no emoji or accent is cut in two.
 */
export function shortWidgetName(name: string): string {
  if (name.length <= 15) return name;
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return characters.length > 15 ? `${characters.slice(0, 14).join('')}…` : name;
}

function sortedWidgets(user: User): Widget[] {
  return widgetsOf(user).toSorted((a, b) => compareIds(a.Id, b.Id));
}
