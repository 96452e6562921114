import { useState } from 'react';
import { joinLoadables, mapLoadable, type Loadable } from '../model/core/loadable';
import type { Id } from '../model/core/tolerant';
import type { LoggedValue } from '../model/entities/change-entry';
import { changesSince, valuesBefore } from '../model/settings/across/change-log';
import type { ChangeHistory, ChangesProps, Restored } from '../model/settings/across/changes';
import { tabOfLogged, tabPatches, type DraftTab } from '../model/settings/across/tab-patches';
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
  /** Takes back these changes, oldest first. */
  const restore = (changes: readonly LoggedValue[], tab?: DraftTab) => {
    if (whole.status !== 'ready') return;
    const { values, hidden } = valuesBefore(changes.filter(({ name }) => !tab || tabOfLogged(name) === tab));
    const { widget, replies = [], groups = [] } = whole.data;
    const { patches, skipped } = tabPatches(values, {
      settings: widgetSettings(widget),
      replies: replies.map(({ id }) => String(id)),
      groups: groups.map(({ uid }) => uid),
    });
    const tabs = layDrafts(drafts, {
      patches,
      copies: { widget, replies, groups },
      way: 'restore',
      keyOf: draftKey,
    });
    setRestored({ tabs, skipped: skipped.length + hidden.length });
  };
  return {
    widgetId,
    roomName,
    history,
    onRestore: (id, names) => {
      const changes = entries.find((entry) => entry.id === id)?.changes ?? [];
      restore(changes.filter(({ name }) => !names || names.includes(name)));
    },
    onRestoreTo: (id, tab) => restore(changesSince(entries, id), tab),
    restored,
  };
}
