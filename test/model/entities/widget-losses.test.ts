import { expect, test } from 'vitest';
import { failed, loading, makeProblem, ready, type Loadable, type WidgetLosses } from 'chatdeck/model';
import { lossesOf } from 'chatdeck/model/entities/widget-losses';

const broken: Loadable<never> = failed(makeProblem('offline'), () => undefined);

test.each<[string, Omit<WidgetLosses, 'id'>, unknown]>([
  [
    'everything',
    { chats: ready(9), savedReplies: ready(2), triggers: 1 },
    [
      { kind: 'chats', count: 9 },
      { kind: 'savedReplies', count: 2 },
      { kind: 'triggers', count: 1 },
    ],
  ],
  ['nothing', { chats: ready(0), savedReplies: ready(0), triggers: 0 }, []],
  ['no saved replies in the plan', { chats: ready(0), triggers: 0 }, []],
  [
    'numbers that load or that failed',
    { chats: loading, savedReplies: broken },
    [
      { kind: 'chats', count: undefined },
      { kind: 'savedReplies', count: undefined },
      { kind: 'triggers', count: undefined },
    ],
  ],
])('lists %s', (_, losses, expected) => {
  expect(lossesOf({ id: 4, ...losses })).toEqual(expected);
});
