import { Sparkline, StatCard, StatCards } from 'chatdeck/ui';
import type { Usage } from './usage';

const values = [4, 7, 5, 9, 12, 8, 11, 6, 9, 13];

export const usages: readonly Usage[] = [
  {
    parts: ['Sparkline'],
    use: 'For the shape of a number over time, beside the number itself.',
    avoid: 'Where people want to read values: `TrendChart` has an axis and a table.',
    dos: [
      {
        example: <Sparkline values={values} mean={8.4} label="Between 4 and 13 chats per day, 8.4 on average." />,
        why: 'Say in the label what the line shows, in a sentence.',
      },
    ],
    donts: [
      {
        example: (
          <>
            <Sparkline values={values} mean={8.4} label="Chart" />
            <StatCards>
              <StatCard label="Visitors" value="12" />
            </StatCards>
          </>
        ),
        why: 'Do not draw a line of one thing beside the number of another, and do not call it “chart”.',
      },
    ],
    keyboard: 'A picture with its sentence as a name. It takes no focus.',
  },
];
