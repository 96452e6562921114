import {
  availableMembers,
  searchNames,
  shownBots,
  type AddedBot,
  type IntegrationsData,
  type IntegrationsTabProps,
} from '../../model/integrations';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/radix';
import { SearchInput } from '../../ui/search-input';
import { useTheme } from '../../ui/theme-context';
import { useMemo, useState, type RefObject } from 'react';
import { AddedList } from './added-list';
import { AvailableList } from './available-list';
import type { IntegrationsLabels } from './labels';

interface BotsDialogProps extends Pick<IntegrationsTabProps, 'widgetId' | 'onAdd' | 'onRemove' | 'onTeamRetry'> {
  open: boolean;
  onOpenChange(open: boolean): void;
  data: IntegrationsData;
  returnFocusRef: RefObject<HTMLElement | null>;
  labels: IntegrationsLabels;
}

/** Who of the workspace takes part in conversations. */
export function BotsDialog(props: BotsDialogProps) {
  const { open, onOpenChange, returnFocusRef, labels } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.text}
      returnFocusRef={returnFocusRef}
      footer={
        <Button type="button" onClick={() => onOpenChange(false)}>
          {labels.done}
        </Button>
      }
    >
      <BotLists {...props} />
    </Dialog>
  );
}

function BotLists({ widgetId, data, onAdd, onRemove, onTeamRetry, labels }: BotsDialogProps) {
  const { connection, added, team, changes, removed, unreadable, limit } = data;
  const { productName } = useTheme();
  const [query, setQuery] = useState('');
  const shown = useMemo(() => searchNames(shownBots(added, productName), query), [added, productName, query]);
  const members = 'data' in team ? team.data : undefined;
  const available = useMemo(
    () => members && searchNames(availableMembers(members, added, productName), query),
    [members, added, productName, query],
  );
  const undo = onAdd && removed && { bot: removed, onUndo: () => onAdd(removed) };
  const remove = onRemove && ((bot: AddedBot) => onRemove(bot));
  return (
    <div className="cd-bots">
      <SearchInput label={labels.search} value={query} onValueChange={setQuery} />
      <AddedList
        bots={shown}
        query={query}
        changes={changes}
        unreadable={unreadable}
        undo={undo}
        onRemove={remove}
        labels={labels}
      />
      <AvailableList
        widgetId={widgetId}
        connection={connection}
        team={team}
        members={available ?? []}
        query={query}
        changes={changes}
        isFull={added.length >= limit}
        limit={limit}
        onAdd={onAdd}
        onRetry={onTeamRetry}
        labels={labels}
      />
    </div>
  );
}
