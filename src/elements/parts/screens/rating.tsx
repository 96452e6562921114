import { RatingPrompt } from '../../../screens/rating';
import { useRatingPrompt } from '../../../hooks/rating';
import type { PartProps } from '../../runtime/part-props';

export default function RatingPart({ screen }: PartProps) {
  return <RatingPrompt {...useRatingPrompt()} {...screen} />;
}
