import type { Problem } from '../core/problem';

/** How likely a person is to recommend the product, from 0 (not at all) to 10. */
export const ratings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Rating = (typeof ratings)[number];

/** What is stored for a person who does not want to say. */
export const dismissedRating = -1;

/** Whether the question is shown, and how far the answer is. */
export type RatingQuestion =
  | { status: 'hidden' }
  | { status: 'asking' }
  | { status: 'sending'; value: Rating | typeof dismissedRating }
  | { status: 'failed'; problem: Problem };

/** What `useRatingPrompt` gives and `RatingPrompt` takes. */
export interface RatingPromptProps {
  /** Whether it is asked, and how far the answer is. */
  question: RatingQuestion;
  /** The person has chosen a number. */
  onRate(value: Rating): void;
  /** After a failure this only puts the question away. */
  onDismiss(): void;
}
