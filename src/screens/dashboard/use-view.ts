import type { DashboardProps } from '../../model/dashboard/dashboard';
import type { DashboardView } from '../../model/places/dashboard-view';
import { useState } from 'react';

const noView: DashboardView = {};

/** The host's view, or one that the screen keeps for a host without any. */
export function useView({ view = noView, onViewChange }: Pick<DashboardProps, 'view' | 'onViewChange'>) {
  const [own, setOwn] = useState(view);
  return onViewChange ? ([view, onViewChange] as const) : ([own, setOwn] as const);
}
