import { useCompare } from 'chatdeck/hooks';
import { Compare, CompareLoading } from 'chatdeck/screens/compare';
import { makeCompareProps } from 'chatdeck/testing';
import type { Rows } from '../row';

export const compareRows = {
  Compare: {
    entry: 'screens/compare',
    sample: () => <Compare {...makeCompareProps()} />,
    Loading: CompareLoading,
    Plugged: () => <Compare {...useCompare()} />,
    requests: { currentUser: 1 },
    typing: 'notKept',
    places: {
      compare: [
        { path: '/settings/compare', title: 'Compare widgets' },
        { path: '/settings/compare', title: 'Compare widgets', visitor: 'agent@acme.test' },
      ],
    },
  },
} satisfies Rows<'Compare'>;
