import type { Problem } from '../core/problem';

/** How likely a user is to recommend the product, from 0 (not at all) to 10. */
export const ratings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Rating = (typeof ratings)[number];

/** Saved when the user dismisses the question. */
export const dismissedRating = -1;

/** Whether the question is shown, and the answer's status. */
export type RatingQuestion =
  | { status: 'hidden' }
  | { status: 'asking' }
  | { status: 'sending'; value: Rating | typeof dismissedRating }
  | { status: 'failed'; problem: Problem };

/** Props for `RatingPrompt`, returned by `useRatingPrompt`. */
export interface RatingPromptProps {
  /** Whether the question is shown, and the answer's status. */
  question: RatingQuestion;
  /** Called when the user picks a number. */
  onRate(value: Rating): void;
  /** After a failure, this only hides the question. */
  onDismiss(): void;
}
