import type { AddedBot, BotsChanged } from '../../model/settings/integrations/integrations';
import { SelectAll } from '../../ui/data-table/select-all';
import { Button, Text } from '../../ui/radix';
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
  /** More are found than are shown. */
  isPart?: boolean | undefined;
  onChange(bots: readonly AddedBot[]): void;
}

/** Chooses all of a list, and changes the chosen ones together. */
export function SelectionBar({ kind, bots, selection, room = Infinity, isPart = false, onChange }: SelectionBarProps) {
  const labels = useLabels(integrationsLabels);
  const id = useId();
  const { selected, selectAll, clear } = selection;
  if (bots.length < 2) return null;
  const all = isPart ? labels.selectShown(bots.length) : labels.selectAll;
  const isTooMany = selected.length > room;
  const isBlocked = selected.length === 0 || isTooMany;
  return (
    <div className="cd-bots-selection">
      <SelectAll count={selected.length} total={bots.length} onAllChange={(isOn) => (isOn ? selectAll(bots) : clear())}>
        {selected.length === 0 ? all : labels.selected(selected.length)}
      </SelectAll>
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
