import type { Loadable } from '../core/loadable';
import { compareIds, type Instant, type Row } from '../core/tolerant';
import { isTrialing } from '../entities/account';
import type { DashboardUser } from '../entities/dashboard-user';
import { planIncludes } from '../entities/plan';
import { widgetsOf, type User } from '../entities/user';
import { chatsIn30Days, isFinished, type Widget, type WidgetStats } from '../entities/widget';
import type { Route } from '../places/route';
import type { WidgetLook } from '../widget-preview/widget-preview';
import { DAY } from '../time/duration';

/** What leads a new account to its first chats, in order. */
export type GettingStartedName = 'slack' | 'channel' | 'code' | 'hours' | 'teammate';

/** One thing to do. The account's data says whether it is done. */
export interface GettingStartedStep {
  name: GettingStartedName;
  isDone: boolean;
  /** The plan doesn't have it: it leads to the plans, and the others are complete without it. */
  needsUpgrade?: boolean | undefined;
  /** Where to do it; absent while an earlier step has to be done first. */
  to?: Route | undefined;
}

/** Props for `GettingStarted`, returned by `useGettingStarted`. */
export interface GettingStartedProps {
  /** The steps, in order. */
  steps: Loadable<readonly GettingStartedStep[]>;
  /** The widget's look, for a picture of what visitors will see; absent hides it. A widget has all of it. */
  look?: WidgetLook | undefined;
  /** Hides the steps for good; absent hides the button. */
  onDismiss?: (() => void) | undefined;
}

/** What the steps are read from. */
export interface GettingStartedFacts {
  user: User;
  /** Absent if the counts couldn't be loaded. */
  stats?: readonly Row<WidgetStats>[] | undefined;
  /** The account's dashboard users; absent if they couldn't be loaded. */
  users?: readonly Row<DashboardUser>[] | undefined;
}

/** An account is new for this long, in milliseconds. */
const NEW_FOR = 30 * DAY;

/** Whether the account is less than 30 days old. One whose age is unknown is new while it is in its trial. */
export function isNewAccount({ account }: User, now: Instant): boolean {
  return account.created_at === null ? isTrialing(account, now) : now - account.created_at < NEW_FOR;
}

/** The steps of an account. What is unknown isn't done. */
export function gettingStarted({ user, stats, users }: GettingStartedFacts): GettingStartedStep[] {
  const widgets = widgetsOf(user).toSorted((a, b) => Number(b.Step) - Number(a.Step) || compareIds(a.Id, b.Id));
  const [widget] = widgets;
  const hasChannel = widgets.some(isFinished);
  const setup: Route | undefined = widget && { name: 'setup', widgetId: widget.Id };
  const settings = (tab: 'install' | 'op-hours'): Route | undefined =>
    widget && hasChannel ? { name: 'settings', widgetId: widget.Id, tab } : undefined;
  const hasSlack = widgets.some(({ Step }) => Number(Step) >= 2);
  return [
    { name: 'slack', isDone: hasSlack, to: setup },
    { name: 'channel', isDone: hasChannel, to: hasSlack ? setup : undefined },
    { name: 'code', isDone: stats?.some(hasChats) ?? false, to: settings('install') },
    planIncludes(user.account.plan, 'operatingHours')
      ? { name: 'hours', isDone: widgets.some(hasHours), to: settings('op-hours') }
      : { name: 'hours', isDone: false, needsUpgrade: true, to: { name: 'upgrade' } },
    { name: 'teammate', isDone: (users?.length ?? 0) > 1, to: { name: 'account', section: 'users' } },
  ];
}

/** Whether all steps are done that the plan has. */
export function hasStarted(steps: readonly GettingStartedStep[]): boolean {
  return steps.every(({ isDone, needsUpgrade }) => isDone || needsUpgrade);
}

function hasChats(row: Row<WidgetStats>): boolean {
  return row.status === 'ready' && (row.data.chatStats.total > 0 || chatsIn30Days(row.data.chatStats) > 0);
}

function hasHours({ onOffSchedule, operatingHours }: Widget): boolean {
  return onOffSchedule && operatingHours !== null && operatingHours.length > 0;
}
