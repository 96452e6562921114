import { Compare } from '../../../screens/compare';
import { useCompare } from '../../../hooks/compare';
import type { PartProps } from '../../runtime/part-props';

export default function ComparePart({ screen }: PartProps) {
  return <Compare {...useCompare()} {...screen} />;
}
