import { useMemo, useSyncExternalStore } from 'react';
import type { ReportRoute } from '../../model/places/report-route';
import type { SavedViewsControl } from '../../model/reports/history-view';
import {
  addView,
  findView,
  isSameView,
  readViews,
  removeView,
  updateView,
  viewName,
  viewRoute,
  writeViews,
  type SavedView,
} from '../../model/reports/saved-views';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { firstPages } from './use-report-range';

interface SavedViewsOptions {
  route: ReportRoute;
  changeRoute(patch: Partial<ReportRoute>): void;
}

/** The history's saved views, which this browser keeps for each user: their search texts may name visitors. */
export function useSavedViews({ route, changeRoute }: SavedViewsOptions): SavedViewsControl | undefined {
  const { choices } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const name = user.status === 'ready' ? `history-views:${user.data.account.Id}:${user.data.Id}` : undefined;
  const stored = useSyncExternalStore(
    choices.subscribe,
    () => (name === undefined ? undefined : choices.get(name)),
    () => undefined,
  );
  const views = useMemo(() => readViews(stored), [stored]);
  if (name === undefined) return undefined;
  const current = findView(views, route.saved);
  const write = (next: readonly SavedView[]) => choices.set(name, writeViews(next));
  return {
    views,
    current,
    isChanged: !isSameView(route, current?.route ?? {}),
    onChoose: (view) => changeRoute({ ...viewRoute(view?.route ?? {}), ...firstPages, saved: view?.name }),
    onSave(text) {
      write(addView(views, { name: text, route }));
      changeRoute({ saved: viewName(text) });
    },
    onUpdate() {
      if (current) write(updateView(views, { ...current, route }));
    },
    onDelete(view) {
      write(removeView(views, view.name));
      if (view === current) changeRoute({ saved: undefined });
    },
    onRestore: (view, index) =>
      write(
        addView(
          views.filter((each) => each.name !== view.name),
          view,
          index,
        ),
      ),
  };
}
