import type { AddedBot, BotsChanged } from '../../model/settings/integrations/integrations';
import { Button, Checkbox, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useId } from 'react';
import { integrationsLabels } from './labels';
import type { useBotSelection } from './use-bot-selection';

interface SelectionBarProps {
  kind: BotsChanged['kind'];
  /** Those that can be chosen now. */
  bots: readonly AddedBot[];
  selection: ReturnType<typeof useBotSelection>;
  /** How many can be changed at most. */
  room?: number | undefined;
  onChange(bots: readonly AddedBot[]): void;
}

/** Chooses all of a list, and changes the chosen ones together. */
export function SelectionBar({ kind, bots, selection, room = Infinity, onChange }: SelectionBarProps) {
  const labels = useLabels(integrationsLabels);
  const id = useId();
  const { selected, selectAll, clear } = selection;
  if (bots.length < 2) return null;
  const isTooMany = selected.length > room;
  const isBlocked = selected.length === 0 || isTooMany;
  const isAll = bots.every((bot) => selected.includes(bot));
  return (
    <div className="cd-bots-selection">
      <label className="cd-bots-all">
        <Checkbox checked={isAll} onCheckedChange={(isChecked) => (isChecked ? selectAll(bots) : clear())} />
        <Text size="1" color="gray">
          {selected.length === 0 ? labels.selectAll : labels.selected(selected.length)}
        </Text>
      </label>
      <Button
        type="button"
        size="1"
        variant="outline"
        color="gray"
        aria-disabled={isBlocked}
        aria-describedby={isTooMany ? id : undefined}
        onClick={() => {
          if (isBlocked) return;
          onChange(selected);
          clear();
        }}
      >
        {kind === 'add' ? labels.addSelected : labels.removeSelected}
      </Button>
      {isTooMany && (
        <Text as="p" size="1" color="red" id={id} role="status">
          {labels.room(room)}
        </Text>
      )}
    </div>
  );
}
