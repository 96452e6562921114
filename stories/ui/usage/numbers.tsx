import { StatCard, StatCards, UsageBar } from 'chatdeck/ui';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['StatCard', 'StatCards'],
    use: 'For a few numbers that answer “how are we doing?”, each with its change against before. Always in `StatCards`.',
    avoid: 'For more than six numbers (`DataTable`), or for what has no number.',
    dos: [
      {
        example: (
          <StatCards>
            <StatCard label="Chats" value="1,284" definition="Every chat that a visitor started." />
            <StatCard
              label="First reply"
              value="42 s"
              change={{ text: '12% faster than the week before', trend: 'better' }}
            />
          </StatCards>
        ),
        why: 'Say what the change means with a word; its color only repeats it.',
      },
    ],
    donts: [
      {
        example: (
          <StatCards>
            <StatCard label="First reply" value="42.3871 s" change={{ text: '-12%', trend: 'better' }} />
          </StatCards>
        ),
        why: 'Do not leave people to work out whether less is better, and do not be more exact than anyone needs.',
      },
    ],
    keyboard:
      'A list of names and values. The definition opens on hover and on focus; a card with `to` has one link, named by `linkLabel`.',
  },
  {
    parts: ['UsageBar'],
    use: 'For how much of a limit is used.',
    avoid: 'For progress of work, and for shares of a whole that has no limit.',
    dos: [
      {
        example: <UsageBar label="Channels" used={9} limit={10} />,
        why: 'Show the bar with its numbers: near the limit a sentence comes by itself.',
      },
    ],
    donts: [
      {
        example: <UsageBar label="9/10" used={9} limit={10} />,
        why: 'Do not put the numbers into the label; say what is counted.',
      },
    ],
    keyboard: 'A meter with its amount in words. It takes no focus.',
  },
];
