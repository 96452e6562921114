import { useState } from 'react';
import type { AddedBot } from '../../model/settings/integrations/integrations';

/** Which bots of a list are chosen, and how to choose them. */
export function useBotSelection(bots: readonly AddedBot[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Those that have left the list are no longer chosen.
  const selected = bots.filter(({ id }) => ids.has(String(id)));
  return {
    selected,
    clear: () => setIds(new Set()),
    selectAll: (all: readonly AddedBot[]) => setIds(new Set(all.map(({ id }) => String(id)))),
    of: ({ id }: AddedBot) => ({
      isSelected: ids.has(String(id)),
      onSelectedChange: (isSelected: boolean) => {
        const next = new Set(selected.map((bot) => String(bot.id)));
        if (isSelected) next.add(String(id));
        else next.delete(String(id));
        setIds(next);
      },
    }),
  };
}
