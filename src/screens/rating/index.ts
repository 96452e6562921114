export { ratingLabels, type RatingLabels } from './labels';
export { RatingPrompt } from './rating-prompt';
