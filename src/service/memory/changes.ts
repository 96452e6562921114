import { isAboutGroups } from '../../model/settings/across/change-log';
import type { ChangeStore } from '../contract/change-store';
import { copied, removeWhere, type Tables } from './tables';

export function memoryChanges({ changes, widgets }: Tables): ChangeStore {
  const accountOf = (widgetId: number) => widgets.get(widgetId)?.accountId;
  const isBeside = (change: { widgetId: number }, widgetId: number) =>
    accountOf(change.widgetId) === accountOf(widgetId);
  return {
    list: (widgetId, since, limit) =>
      copied(
        [...changes.values()]
          .filter(({ at }) => at >= since)
          .filter(
            (change) => change.widgetId === widgetId || (isAboutGroups(change.changes) && isBeside(change, widgetId)),
          )
          .sort((a, b) => b.id - a.id)
          .slice(0, limit),
      ),
    add(change, since) {
      removeWhere(changes, (other) => isBeside(other, change.widgetId) && other.at < since);
      const id = changes.nextId;
      if (widgets.has(change.widgetId)) changes.set(id, structuredClone({ ...change, id }));
      return Promise.resolve();
    },
  };
}
