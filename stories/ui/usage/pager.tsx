import { Pager } from 'chatdeck/ui';
import { nothing } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['Pager'],
    use: 'Under a list that the server gives in pages.',
    avoid: 'For what fits: a hundred rows are no reason for pages. For a list that people search, narrow it first.',
    dos: [
      {
        example: <Pager page={2} pageSize={10} total={35} onPageChange={nothing} />,
        why: 'Show where the person is among all results.',
      },
    ],
    donts: [
      {
        example: <Pager page={1} pageSize={10} total={4} onPageChange={nothing} />,
        why: 'Do not show it for one page: two dead buttons say nothing.',
      },
    ],
    keyboard:
      'A navigation named “Pages”. The buttons stay reachable at both ends, so that the focus is not lost; the new range is announced.',
  },
];
