import { useState } from 'react';
import { decodeEntities } from '../../model/entities';
import { planIncludes } from '../../model/plan';
import type { ReportData, ReportProps, ReportWidget } from '../../model/report-props';
import { isSameId, type Id } from '../../model/tolerant';
import { widgetsOf, type User } from '../../model/user';
import { isFinished } from '../../model/widget';
import { currentUserQuery, useLoadable } from '../shared/queries';

/** Widgets that are asked for at once; an account may have hundreds. */
const PAGE = 10;

type More = Pick<ReportProps, 'moreWidgets' | 'onMoreWidgets'>;

/**
 * The finished widgets that a report speaks of, the first of many or the one of `only`, for those who may see reports;
 * `all` are those that there are to choose from.
 */
export function useReportWidgets(only?: Id): { widgets: ReportData<ReportWidget[]>; all: ReportWidget[]; more: More } {
  const user = useLoadable(currentUserQuery);
  const [count, setCount] = useState(PAGE);
  if (user.status !== 'ready') return { widgets: user, all: [], more: {} };
  if (!user.data.admin) return { widgets: { status: 'adminRequired' }, all: [], more: {} };
  if (!planIncludes(user.data.account.plan, 'reports'))
    return { widgets: { status: 'planRequired' }, all: [], more: {} };
  const all = reportWidgets(user.data);
  const chosen = only === undefined ? undefined : all.find(({ id }) => isSameId(id, only));
  if (chosen) return { widgets: { ...user, data: [chosen] }, all, more: {} };
  const rest = all.length - count;
  return {
    widgets: { ...user, data: all.slice(0, count) },
    all,
    more: rest > 0 ? { moreWidgets: rest, onMoreWidgets: () => setCount(count + PAGE) } : {},
  };
}

function reportWidgets(user: User): ReportWidget[] {
  return widgetsOf(user)
    .filter(isFinished)
    .map(({ Id, RoomName }) => ({ id: Id, name: decodeEntities(RoomName).trim() }));
}
