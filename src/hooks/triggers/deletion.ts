import type { Id } from '../../model/core/tolerant';
import type { TriggerDraft } from '../../model/settings/triggers/draft';
import {
  triggersBody,
  triggersSettings,
  type TriggerDeletion,
  type TriggersSettings,
} from '../../model/settings/triggers/triggers';
import type { TriggerField } from '../../model/settings/triggers/draft';
import { useChatdeck } from '../shared/chatdeck-context';
import { invalidateUser } from '../shared/known-user';
import { saveWidget } from '../shared/save-widget';
import { checkStored } from '../shared/stored';
import { useWrite, widgetScope, type Write } from '../shared/write';

/** Deletes a saved trigger right away and nothing else: edits in the others stay drafts. */
export function useTriggerDeletion(widgetId: Id, onOwnChange: (own: Partial<TriggersSettings>) => void) {
  const chatdeck = useChatdeck();
  const { write, start } = useWrite({
    of: widgetId,
    scope: widgetScope(chatdeck, widgetId),
    run: async ({ field, saved }: { field: TriggerField; saved: TriggerDraft }) => {
      const draft = { patch: { [field]: null }, base: { [field]: saved } };
      const how = { widgetId, toSettings: triggersSettings, toBody: triggersBody, groups: undefined, sentBefore: [] };
      const { stored } = await saveWidget<TriggersSettings>(chatdeck, { ...how, draft });
      checkStored(draft, stored);
      onOwnChange({ [field]: null });
    },
    onError: () => invalidateUser(chatdeck),
  });

  return {
    deletion: deletionOf(write),
    onDeleteSaved: (field: TriggerField, saved: TriggerDraft) => start({ field, saved }),
  };
}

function deletionOf(write: Write<{ field: TriggerField }, void>): TriggerDeletion | undefined {
  if (write.status === 'idle' || write.status === 'done') return undefined;
  const { field } = write.input;
  return write.status === 'failed' ? { field, status: 'failed', problem: write.problem } : { field, status: 'busy' };
}
