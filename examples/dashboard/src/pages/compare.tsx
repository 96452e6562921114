import { Compare } from 'chatdeck/screens/compare';
import { useCompare } from 'chatdeck/hooks';

export default function ComparePage() {
  return <Compare {...useCompare()} />;
}
