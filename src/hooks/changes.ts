import { useState } from 'react';
import { joinLoadables, mapLoadable, type Loadable } from '../model/core/loadable';
import type { Id } from '../model/core/tolerant';
import { valuesBefore, valuesSince, type LoggedState } from '../model/settings/across/change-log';
import type { ChangeHistory, ChangesProps, Restored } from '../model/settings/across/changes';
import { tabPatches, type DraftTab } from '../model/settings/across/tab-patches';
import { widgetSettings } from '../model/settings/across/widget-settings';
import { layDrafts } from './editing/lay-draft';
import { useWholeWidget } from './editing/whole-widget';
import { useChangeEntries } from './editing/change-entries';
import { useChatdeck } from './shared/chatdeck-context';

/** All props of `Changes` for a widget. */
export function useChanges(widgetId: Id): ChangesProps {
  const { drafts } = useChatdeck();
  const { whole, draftKey, roomName } = useWholeWidget(widgetId);
  const log = useChangeEntries(widgetId);
  const [restored, setRestored] = useState<Restored>();

  const history: Loadable<ChangeHistory> = mapLoadable(joinLoadables({ whole, log }), (data) => ({
    ...data.log,
    settings: widgetSettings(data.whole.widget),
  }));
  const entries = log.status === 'ready' ? log.data.entries : [];
  const restore = (values: LoggedState, tab?: DraftTab) => {
    if (whole.status !== 'ready') return;
    const { widget, replies = [], groups = [] } = whole.data;
    const { patches, skipped } = tabPatches(values, {
      settings: widgetSettings(widget),
      replies: replies.map(({ id }) => String(id)),
      groups: groups.map(({ uid }) => uid),
    });
    const chosen = tab ? { [tab]: patches[tab] ?? {} } : patches;
    const tabs = layDrafts(drafts, {
      patches: chosen,
      copies: { widget, replies, groups },
      way: 'restore',
      keyOf: draftKey,
    });
    setRestored({ tabs, skipped: tab ? 0 : skipped.length });
  };
  return {
    widgetId,
    roomName,
    history,
    onRestore: (id, names) => {
      const changes = entries.find((entry) => entry.id === id)?.changes ?? [];
      restore(valuesBefore(changes.filter(({ name }) => !names || names.includes(name))));
    },
    onRestoreTo: (id, tab) => restore(valuesSince(entries, id), tab),
    restored,
  };
}
