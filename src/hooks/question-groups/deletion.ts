import { withoutNames } from '../../model/core/editor';
import { toProblem } from '../../model/core/problem';
import { flatNames } from '../../model/settings/question-groups/drafts';
import type { QuestionGroupDeletion } from '../../model/settings/question-groups/question-groups';
import type { Id } from '../../model/core/tolerant';
import { useKeyedState } from '../shared/keyed-state';
import { useOnce } from '../shared/once';
import { useChatdeck } from '../shared/chatdeck-context';
import { deleteQuestionGroup } from './save';

const idle: QuestionGroupDeletion = { status: 'idle' };

/** Deletes a group for all widgets; what was not saved of it goes along. */
export function useGroupDeletion(widgetId: Id, draftKey: string) {
  const chatdeck = useChatdeck();
  const once = useOnce();
  const [deletion, setDeletion] = useKeyedState(draftKey, idle);

  const forgetDraft = (uid: string) => {
    chatdeck.drafts.update(draftKey, (state) => ({ ...state, draft: withoutNames(state.draft, flatNames(uid)) }));
  };

  async function remove(uid: string) {
    setDeletion({ status: 'deleting' });
    try {
      await deleteQuestionGroup(chatdeck, { widgetId, uid, beforeGone: () => forgetDraft(uid) });
      setDeletion(idle);
    } catch (thrown) {
      setDeletion({ status: 'failed', problem: toProblem(thrown) });
    }
  }

  return {
    deletion,
    onDelete: (uid: string) => void once(draftKey, () => remove(uid)),
  };
}
