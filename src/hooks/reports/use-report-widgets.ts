import { useState } from 'react';
import { planIncludes } from '../../model/entities/plan';
import type { ReportData, ReportProps, ReportWidget } from '../../model/reports/props';
import { isSameId, type Id } from '../../model/core/tolerant';
import { widgetsOf, type User } from '../../model/entities/user';
import { channelName, isFinished } from '../../model/entities/widget';
import { currentUserQuery, useLoadable } from '../shared/queries';

/** How many widgets are fetched together; an account may have hundreds. */
const PAGE = 10;

type More = Pick<ReportProps, 'moreWidgets' | 'onMoreWidgets'>;

interface ReportWidgets {
  widgets: ReportData<ReportWidget[]>;
  /** Continues as long as there are more. */
  shown: ReportWidget[];
  /** The widgets to choose from. */
  all: ReportWidget[];
  more: More;
}

/**
 * A report's finished widgets, for users who may see reports: the one in `only`, or the first of many and the one in
 * `also`.
 */
export function useReportWidgets(only?: Id, also?: Id): ReportWidgets {
  const user = useLoadable(currentUserQuery);
  const [count, setCount] = useState(PAGE);
  const none = { shown: [], all: [], more: {} };
  if (user.status !== 'ready') return { widgets: user, ...none };
  if (!user.data.admin) return { widgets: { status: 'adminRequired' }, ...none };
  if (!planIncludes(user.data.account.plan, 'reports')) return { widgets: { status: 'planRequired' }, ...none };
  const all = reportWidgets(user.data);
  const chosen = only === undefined ? undefined : all.find(({ id }) => isSameId(id, only));
  const shown = chosen
    ? [chosen]
    : all.filter(({ id }, index) => index < count || (also !== undefined && isSameId(id, also)));
  const rest = chosen ? 0 : all.length - shown.length;
  return {
    widgets: { ...user, data: shown },
    shown,
    all,
    more: rest > 0 ? { moreWidgets: rest, onMoreWidgets: () => setCount(count + PAGE) } : {},
  };
}

/** The report's parts for its widgets, or why there are none. */
export function withBlocks<T>(widgets: ReportData<ReportWidget[]>, blocks: T[]): ReportData<T[]> {
  return widgets.status === 'ready' ? { ...widgets, data: blocks } : widgets;
}

function reportWidgets(user: User): ReportWidget[] {
  return widgetsOf(user)
    .filter(isFinished)
    .map((widget) => ({ id: widget.Id, name: channelName(widget) }));
}
