import type { RatingQuestion } from 'chatdeck/model';
import { RatingPrompt } from 'chatdeck/screens/rating';
import { useState } from 'react';

export function OwnRatingPrompt() {
  const [question, setQuestion] = useState<RatingQuestion>({ status: 'asking' });
  const hide = () => setQuestion({ status: 'hidden' });
  return <RatingPrompt question={question} onRate={hide} onDismiss={hide} />;
}
