import type { Loadable } from './loadable';
import { planIncludes } from './plan';
import { compareIds, type Id } from './tolerant';
import { widgetsOf, type User } from './user';
import { isFinished } from './widget';

/** What the frame around every screen shows (core platform, section 2, "Navigation chrome"). */
export interface ShellData {
  email: string;
  /** Finished widgets only, lowest Id first. */
  widgets: { id: Id; name: string }[];
  showsAccount: boolean;
  showsReports: boolean;
}

/** What `useShell` gives and `Shell` takes. */
export interface ShellProps {
  shell: Loadable<ShellData>;
  onSignOut(): void;
}

export function shellData(user: User): ShellData {
  return {
    email: user.email,
    widgets: widgetsOf(user)
      .filter(isFinished)
      .toSorted((a, b) => compareIds(a.Id, b.Id))
      .map((widget) => ({ id: widget.Id, name: widget.RoomName })),
    showsAccount: user.admin,
    showsReports: user.admin && planIncludes(user.account.plan, 'reports'),
  };
}

/** Names longer than 15 characters become their first 14 and an ellipsis (core platform, section 9). */
export function shortWidgetName(name: string): string {
  const characters = [...name];
  return characters.length > 15 ? `${characters.slice(0, 14).join('')}…` : name;
}
