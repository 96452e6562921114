import { useRatingPrompt } from 'chatdeck/hooks';
import { RatingPrompt } from 'chatdeck/screens/rating';
import { nothing } from '../props';
import type { Rows } from '../row';

export const ratingRows = {
  RatingPrompt: {
    entry: 'screens/rating',
    sample: () => <RatingPrompt question={{ status: 'asking' }} onRate={nothing} onDismiss={nothing} />,
    Plugged: () => <RatingPrompt {...useRatingPrompt()} />,
    requests: { currentUser: 1 },
  },
} satisfies Rows<'RatingPrompt'>;
