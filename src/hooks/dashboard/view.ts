import { useState } from 'react';
import type { DashboardProps } from '../../model/dashboard/dashboard';
import { dashboardLayouts, type DashboardView } from '../../model/places/dashboard-view';
import { useChoice } from '../shared/choice';

/** The Dashboard's place in the host's URLs. */
export interface DashboardViewOptions {
  /** The view from the URL. */
  view?: DashboardView | undefined;
  /** Another filter, sort, or layout was chosen: the host updates its URL. Absent keeps it in the hook. */
  onViewChange?: ((this: void, view: DashboardView) => void) | undefined;
}

const noView: DashboardView = {};

/** Which widgets are shown, and how. The layout that the user chose last is remembered in this browser. */
export function useDashboardView({
  view: given = noView,
  onViewChange,
}: DashboardViewOptions): Required<Pick<DashboardProps, 'view' | 'onViewChange'>> {
  const [own, setOwn] = useState(given);
  const [remembered, remember] = useChoice('dashboard-layout', dashboardLayouts);
  const view = onViewChange ? given : own;
  const layout = view.layout ?? remembered;
  return {
    view: { ...view, layout },
    onViewChange: (next) => {
      const { layout: chosen = layout } = next;
      const preferred = chosen === layout ? remembered : chosen;
      if (preferred !== remembered) remember(preferred);
      // The default goes without saying, unless the user prefers the other one.
      const isPlain = chosen === dashboardLayouts[0] && chosen === preferred;
      const named = { ...next, layout: isPlain ? undefined : chosen };
      setOwn(named);
      onViewChange?.(named);
    },
  };
}
