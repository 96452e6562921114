import { toProblem } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import type { TriggerDraft } from '../../model/settings/triggers/draft';
import {
  triggersBody,
  triggersSettings,
  type TriggerDeletion,
  type TriggerField,
  type TriggersSettings,
} from '../../model/settings/triggers/triggers';
import { useKeyedState } from '../shared/keyed-state';
import { useOnce } from '../shared/once';
import { useChatdeck } from '../shared/chatdeck-context';
import { invalidateUser, saveWidget } from '../shared/save-widget';

/** Deletes a saved trigger at once and nothing else: what is edited in the others stays a draft. */
export function useTriggerDeletion(widgetId: Id, onOwnChange: (own: Partial<TriggersSettings>) => void) {
  const chatdeck = useChatdeck();
  const once = useOnce();
  const [deletion, setDeletion] = useKeyedState<TriggerDeletion | undefined>(String(widgetId), undefined);

  async function remove(field: TriggerField, saved: TriggerDraft) {
    setDeletion({ field, status: 'busy' });
    const draft = { patch: { [field]: null }, base: { [field]: saved } };
    const how = { widgetId, toSettings: triggersSettings, toBody: triggersBody, groups: undefined, sentBefore: [] };
    try {
      await saveWidget(chatdeck, { ...how, draft });
      onOwnChange({ [field]: null });
      setDeletion(undefined);
    } catch (thrown) {
      setDeletion({ field, status: 'failed', problem: toProblem(thrown) });
      invalidateUser(chatdeck);
    }
  }

  return {
    deletion,
    onDeleteSaved: (field: TriggerField, saved: TriggerDraft) =>
      void once(String(widgetId), () => remove(field, saved)),
  };
}
