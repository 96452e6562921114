import type { ChangeStore } from '../contract/change-store';
import { copied, removeWhere, type Tables } from './tables';

export function memoryChanges({ changes, widgets }: Tables): ChangeStore {
  return {
    list: (widgetId, since, limit) =>
      copied(
        [...changes.values()]
          .filter((change) => change.widgetId === widgetId && change.at >= since)
          .sort((a, b) => b.id - a.id)
          .slice(0, limit),
      ),
    add(change, since) {
      const accountOf = (widgetId: number) => widgets.get(widgetId)?.accountId;
      const accountId = accountOf(change.widgetId);
      removeWhere(changes, ({ widgetId, at }) => accountOf(widgetId) === accountId && at < since);
      const id = changes.nextId;
      if (widgets.has(change.widgetId)) changes.set(id, structuredClone({ ...change, id }));
      return Promise.resolve();
    },
  };
}
