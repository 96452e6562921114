import { Text } from '@radix-ui/themes';
import { SortableList } from 'chatdeck/ui';
import { Kept, nothing } from './samples';
import type { Usage } from './usage';

const steps = ['Greet', 'Ask for the order', 'Hand over'].map((id) => ({ id }));

export const usages: readonly Usage[] = [
  {
    parts: ['SortableList'],
    use: 'For a list whose order matters and is set by people: answers, triggers.',
    avoid: 'For lists with an order of their own, such as dates or names: sort those.',
    dos: [
      {
        example: (
          <Kept initial={steps}>
            {(items, setItems) => (
              <SortableList
                label="Steps"
                items={items}
                itemName={(item) => item.id}
                onOrderChange={(ids) => setItems(ids.map((id) => ({ id })))}
              >
                {(item, { handle, buttons }) => (
                  <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                    {handle}
                    <Text size="2" style={{ flex: 1 }}>
                      {item.id}
                    </Text>
                    {buttons}
                  </div>
                )}
              </SortableList>
            )}
          </Kept>
        ),
        why: 'Always show the buttons beside the handle: dragging is a shortcut, not the way.',
      },
    ],
    donts: [
      {
        example: (
          <SortableList label="Steps" items={steps} itemName={() => 'Item'} onOrderChange={nothing}>
            {(item, { handle }) => (
              <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                {handle}
                <Text size="2">{item.id}</Text>
              </div>
            )}
          </SortableList>
        ),
        why: 'Do not leave dragging as the only way, nor call every item “Item”.',
      },
    ],
    keyboard:
      'On the handle Space picks up, the arrow keys move, Space drops, Escape puts back; each place is announced. The buttons move by one.',
  },
];
