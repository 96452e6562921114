import {
  availableMembers,
  searchNames,
  shownBots,
  type IntegrationsData,
  type IntegrationsTabProps,
} from '../../model/settings/integrations/integrations';
import { SearchInput } from '../../ui/inputs/search-input';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useMemo, useState } from 'react';
import { AddedList } from './added-list';
import { AvailableList } from './available-list';
import { integrationsLabels } from './labels';

export interface BotListsProps extends Pick<IntegrationsTabProps, 'widgetId' | 'onAdd' | 'onRemove' | 'onTeamRetry'> {
  data: IntegrationsData;
}

/** The users and bots that take part, and those that could. */
export function BotLists({ widgetId, data, onAdd, onRemove, onTeamRetry }: BotListsProps) {
  const labels = useLabels(integrationsLabels);
  const { connection, added, team, changes, lastChange, unreadable, limit } = data;
  const { productName } = useTheme();
  const [query, setQuery] = useState('');
  const shown = useMemo(() => searchNames(shownBots(added, productName), query), [added, productName, query]);
  const members = 'data' in team ? team.data : undefined;
  const available = useMemo(
    () => members && searchNames(availableMembers(members, added, productName), query),
    [members, added, productName, query],
  );
  const adding = Object.values(changes).filter(({ status }) => status === 'adding').length;
  const onUndo = lastChange?.kind === 'add' ? onRemove : onAdd;
  const undo = lastChange && onUndo && { ...lastChange, onUndo: () => onUndo(lastChange.bots) };
  return (
    <div className="cd-bots">
      <SearchInput label={labels.search} value={query} onValueChange={setQuery} />
      <AddedList bots={shown} query={query} changes={changes} unreadable={unreadable} undo={undo} onRemove={onRemove} />
      <AvailableList
        widgetId={widgetId}
        connection={connection}
        team={team}
        members={available ?? []}
        query={query}
        changes={changes}
        room={limit - added.length - adding}
        limit={limit}
        onAdd={onAdd}
        onRetry={onTeamRetry}
      />
    </div>
  );
}
