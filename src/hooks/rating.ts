import { useState } from 'react';
import { dismissedRating, type Rating, type RatingPromptProps, type RatingQuestion } from '../model/session/rating';
import { withTabLock } from './shared/browser';
import { type Chatdeck, useChatdeck } from './shared/chatdeck-context';
import { currentUserQuery, useLoadable } from './shared/queries';
import { refreshUser, storeUser } from './shared/known-user';
import { useWrite, type Write } from './shared/write';

type Answer = Rating | typeof dismissedRating;

const hidden: RatingQuestion = { status: 'hidden' };

/** All props of `RatingPrompt`. Sends one answer per user, however many tabs ask them. */
export function useRatingPrompt(): RatingPromptProps {
  const chatdeck = useChatdeck();
  const sessionId = chatdeck.client.session.id;
  const user = useLoadable(currentUserQuery);
  /** The user whose prompt was dismissed after a failure. */
  const [closedBy, setClosedBy] = useState<string>();
  const { write, start } = useWrite({
    run: async (value: Answer) => {
      await withTabLock(`chatdeck:rating:${sessionId}`, () => sendOnce(chatdeck, value));
      // The reload shows what is new; its failure is shown with the user's data.
      void refreshUser(chatdeck).catch(() => undefined);
    },
  });
  const isAsked = user.status === 'ready' && user.data.showNPSRating && closedBy !== sessionId;

  return {
    question: isAsked ? questionOf(write) : hidden,
    onRate: start,
    onDismiss: () => (write.status === 'failed' ? setClosedBy(sessionId) : start(dismissedRating)),
  };
}

function questionOf(write: Write<Answer, void>): RatingQuestion {
  switch (write.status) {
    case 'idle':
      return { status: 'asking' };
    case 'busy':
      return { status: 'sending', value: write.input };
    case 'failed':
      return { status: 'failed', problem: write.problem };
    case 'done':
      return hidden;
  }
}

/** An answer from another tab, or one whose success was never confirmed, counts. */
async function sendOnce(chatdeck: Chatdeck, value: Answer): Promise<void> {
  const { showNPSRating } = await refreshUser(chatdeck);
  if (!showNPSRating) return;
  await chatdeck.client.users.rate(value);
  await storeUser(chatdeck, (user) => user && { ...user, showNPSRating: false });
}
