import { newId } from '../../model/core/random-text';
import { useMemo } from 'react';
import { appearanceSettings, visitorView } from '../../model/settings/appearance/appearance';
import type { Editor } from '../../model/core/editor';
import { planIncludes } from '../../model/entities/plan';
import type { Id } from '../../model/core/tolerant';
import { duplicateTrigger, newTrigger } from '../../model/settings/triggers/draft';
import {
  checkTriggers,
  fieldOf,
  normalizeTriggers,
  triggersBody,
  triggersSectionFields,
  triggersSettings,
  unreadableTriggers,
  type TriggersSection,
  type TriggersSettings,
  type TriggersTabProps,
} from '../../model/settings/triggers/triggers';
import type { TriggerField } from '../../model/settings/triggers/draft';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { useSettingsTab, type SettingsTabOptions } from '../editing/settings-tab';
import { useTriggerDeletion } from './deletion';
import { useVisited } from './visited';

const triggersTab: SettingsTabOptions<TriggersSettings, TriggersSection> = {
  tab: 'triggers',
  sections: (settings) => ({ triggers: triggersSectionFields(settings) }),
  toSettings: triggersSettings,
  check: checkTriggers,
  normalize: normalizeTriggers,
  toBody: triggersBody,
};

/** All props of `TriggersTab` for a widget. */
export function useTriggersTab(widgetId: Id): TriggersTabProps {
  const { props, widget, onOwnChange } = useSettingsTab(widgetId, triggersTab);
  const user = useLoadable(currentUserQuery);
  const editor = props.editor.status === 'ready' ? props.editor.data : undefined;
  const { deletion, onDeleteSaved } = useTriggerDeletion(widgetId, onOwnChange);
  const stored = widget.status === 'ready' ? widget.data : undefined;
  const unreadable = useMemo(() => stored && unreadableTriggers(stored), [stored]);
  const looks = useMemo(
    () => stored && { look: appearanceSettings(stored), agent: visitorView(stored).agent },
    [stored],
  );
  const visited = useVisited(user.status === 'ready' ? user.data : undefined, stored);
  const isMissing = user.status === 'ready' && !planIncludes(user.data.account.plan, 'triggers');

  function handleDelete(field: TriggerField) {
    if (!editor) return;
    const saved = editor.saved[field];
    if (saved) onDeleteSaved(field, saved);
    else editor.onEdit({ [field]: undefined });
  }

  return {
    ...props,
    editor: isMissing && editor ? { status: 'planRequired', feature: 'triggers' } : props.editor,
    ...looks,
    unreadable,
    hiddenPages: stored?.blacklistedUrls ?? '',
    deletion,
    visited,
    onTriggerAdd: () => addTrigger(editor, newTrigger(newId())),
    onTriggerDuplicate: (field) => {
      const original = editor?.value[field];
      if (original) addTrigger(editor, duplicateTrigger(original, newId()));
    },
    onTriggerDelete: handleDelete,
  };
}

function addTrigger(
  editor: Editor<TriggersSettings, TriggersSection> | undefined,
  trigger: ReturnType<typeof newTrigger>,
): void {
  editor?.onEdit({ [fieldOf(trigger.uid)]: trigger });
}
