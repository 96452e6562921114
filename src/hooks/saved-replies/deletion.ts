import { withoutNames } from '../../model/core/editor';
import { toProblem } from '../../model/core/problem';
import { replyFieldNames } from '../../model/settings/saved-replies/drafts';
import type { SavedReplyDeletion } from '../../model/settings/saved-replies/saved-replies';
import type { Id } from '../../model/core/tolerant';
import { useKeyedState } from '../shared/keyed-state';
import { useOnce } from '../shared/once';
import { useChatdeck } from '../shared/chatdeck-context';
import { deleteReply } from './save';

const idle: SavedReplyDeletion = { status: 'idle' };

/** Deletes a reply; what was not saved of it goes along. */
export function useReplyDeletion(widgetId: Id, draftKey: string, onDeleted: (uid: string) => void) {
  const chatdeck = useChatdeck();
  const once = useOnce();
  const [deletion, setDeletion] = useKeyedState(draftKey, idle);

  const forgetDraft = (uid: string) => {
    chatdeck.drafts.update(draftKey, (state) => ({ ...state, draft: withoutNames(state.draft, replyFieldNames(uid)) }));
  };

  async function remove(uid: string) {
    setDeletion({ status: 'deleting' });
    try {
      await deleteReply(chatdeck, { widgetId, uid, beforeGone: () => forgetDraft(uid) });
      setDeletion(idle);
      onDeleted(uid);
    } catch (thrown) {
      setDeletion({ status: 'failed', problem: toProblem(thrown) });
    }
  }

  return {
    deletion,
    forgetDraft,
    onDelete: (uid: string) => void once(draftKey, () => remove(uid)),
  };
}
