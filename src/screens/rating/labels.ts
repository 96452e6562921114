import { defineLabels } from '../../ui/theme/labels';

export const ratingLabels = defineLabels('rating', {
  question: (product: string) => `How likely are you to recommend ${product} to a friend or colleague?`,
  /** Under both ends of the scale, which has one number per answer. */
  lowest: 'Not at all likely',
  highest: 'Extremely likely',
  help: 'Choose a number to send your rating.',
  dismiss: 'Dismiss',
  sending: 'Sending…',
  failed: 'Error saving rating, contact support',
});
export type RatingLabels = typeof ratingLabels.defaults;
