import { useMemo } from 'react';
import type { ReportRoute } from '../../model/places/report-route';
import type { SavedViewsControl } from '../../model/reports/history-view';
import {
  addView,
  findView,
  isSameView,
  newViewSchema,
  readViews,
  removeView,
  updateView,
  viewName,
  viewRoute,
  writeViews,
  type SavedView,
} from '../../model/reports/saved-views';
import { useSmallForm } from '../forms/small-form';
import { useChatdeck } from '../shared/chatdeck-context';
import { useStoredChoice } from '../shared/choice';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { firstPages } from './use-report-range';

interface SavedViewsOptions {
  route: ReportRoute;
  changeRoute(patch: Partial<ReportRoute>): void;
}

const noName = { name: '' };

/**
 * The history's saved views, which this browser keeps for each user: their search texts may name visitors. They outlive a
 * sign-out, as they were saved for the next time.
 */
export function useSavedViews({ route, changeRoute }: SavedViewsOptions): SavedViewsControl | undefined {
  const { choices } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const name = user.status === 'ready' ? `history-views:${user.data.account.Id}:${user.data.Id}` : undefined;
  const stored = useStoredChoice(name);
  const views = useMemo(() => readViews(stored), [stored]);
  /** Changes the views as they are now: another tab may have changed them, and what is undone may be older. */
  const change = (changed: (latest: SavedView[]) => readonly SavedView[]) => {
    if (name !== undefined) choices.set(name, writeViews(changed(readViews(choices.get(name)))));
  };
  const newView = useSmallForm({
    initial: noName,
    schema: newViewSchema(views),
    // It is kept here, so nothing is waited for.
    submit: (typed) => {
      change((latest) => addView(latest, { ...typed, route }));
      changeRoute({ saved: viewName(typed.name) });
      return Promise.resolve();
    },
  });
  if (name === undefined) return undefined;
  const current = findView(views, route.saved);
  return {
    views,
    current,
    isChanged: !isSameView(route, current?.route ?? {}),
    onChoose: (view) => changeRoute({ ...viewRoute(view?.route ?? {}), ...firstPages, saved: view?.name }),
    newView,
    onUpdate() {
      if (current) change((latest) => updateView(latest, { ...current, route }));
    },
    onDelete(view) {
      change((latest) => removeView(latest, view.name));
      if (view === current) changeRoute({ saved: undefined });
    },
    onRestore: (view, index) => change((latest) => addView(removeView(latest, view.name), view, index)),
  };
}
