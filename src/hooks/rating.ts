import { useRef } from 'react';
import { toProblem } from '../model/core/problem';
import { dismissedRating, type Rating, type RatingPromptProps, type RatingQuestion } from '../model/session/rating';
import { useKeyedState } from './shared/keyed-state';
import { withTabLock } from './shared/tab-lock';
import { type Chatdeck, useChatdeck } from './shared/chatdeck-context';
import { currentUserQuery, useLoadable } from './shared/queries';
import { refreshUser, storeUser } from './shared/save-widget';

type Answer = Rating | typeof dismissedRating;

const asking: RatingQuestion = { status: 'asking' };
const hidden: RatingQuestion = { status: 'hidden' };

/** Everything that `RatingPrompt` takes. One answer is sent for a person, however many tabs ask them. */
export function useRatingPrompt(): RatingPromptProps {
  const chatdeck = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const [question, setQuestion] = useKeyedState(chatdeck.client.session.id, asking);
  const isSending = useRef(false);

  async function answer(value: Answer) {
    // Two presses may come before the first has shown.
    if (isSending.current) return;
    isSending.current = true;
    setQuestion({ status: 'sending', value });
    try {
      await withTabLock(`chatdeck:rating:${chatdeck.client.session.id}`, () => sendOnce(chatdeck, value));
      setQuestion(hidden);
      // The reload shows what is new; that it failed is said wherever the person's data is shown.
      await refreshUser(chatdeck).catch(() => undefined);
    } catch (thrown) {
      setQuestion({ status: 'failed', problem: toProblem(thrown) });
    } finally {
      isSending.current = false;
    }
  }

  return {
    question: user.status === 'ready' && user.data.showNPSRating ? question : hidden,
    onRate: (value) => void answer(value),
    onDismiss: () => {
      if (question.status === 'failed') setQuestion(hidden);
      else void answer(dismissedRating);
    },
  };
}

/** An answer of another tab, or one whose success was never heard of, is the answer. */
async function sendOnce(chatdeck: Chatdeck, value: Answer): Promise<void> {
  const { showNPSRating } = await refreshUser(chatdeck);
  if (!showNPSRating) return;
  await chatdeck.client.users.rate(value);
  await storeUser(chatdeck, (user) => user && { ...user, showNPSRating: false });
}
