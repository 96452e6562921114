import type { DashboardCard, DashboardProps, StatsById, Workspace } from '../../model/dashboard/dashboard';
import { firstOrder, widgetSorts, type DashboardView } from '../../model/places/dashboard-view';
import { deletionOf, type WidgetDeletion } from '../../model/entities/widget-deletion';
import { VirtualTable } from '../../ui/data-table/virtual-table';
import type { DataTableColumn, DataTableSort } from '../../ui/data-table/types';
import { useFormat } from '../../ui/format/format';
import { useWidgetName } from '../../ui/format/widget-name';
import { useLabels } from '../../ui/theme/labels';
import { Text } from '../../ui/radix';
import { useCallback, useMemo, type ReactNode } from 'react';
import { AddButton } from './add-button';
import { useChangeText } from './card-change';
import { countsOf, type Counts } from './card-counts';
import { dashboardLabels } from './labels';
import { sortOf, sortValue } from './narrow';
import { useWidgetActions } from './widget-actions';
import type { CardContext } from './widget-card';
import { CountCell, NameCell, StatusCell } from './widget-cells';

interface WidgetTableProps extends Pick<DashboardProps, 'stats' | 'onAddChannel'> {
  /** Those that match the view. */
  workspaces: readonly Workspace[];
  deletions: readonly WidgetDeletion[];
  context: CardContext;
  adding: NonNullable<DashboardProps['adding']>;
  /** Adds a workspace. */
  addWorkspace: ReactNode;
  view: DashboardView;
  onViewChange(next: DashboardView): void;
}

interface WidgetRow {
  key: string;
  card: DashboardCard;
  workspace: string;
  counts: Counts;
  isDeletionFailed: boolean;
}

/** Every widget as a line. The headers sort across workspaces. */
export function WidgetTable(props: WidgetTableProps) {
  const { workspaces, stats, deletions, context, adding, addWorkspace, onAddChannel, view, onViewChange } = props;
  const { isAdmin, onAskDelete } = context;
  const labels = useLabels(dashboardLabels);
  const nameOf = useWidgetName();
  const columns = useColumns(isAdmin);
  const actionsOf = useWidgetActions(onAskDelete);
  const rowActions = useCallback(({ card }: WidgetRow) => actionsOf(card), [actionsOf]);
  const rows = useMemo(() => rowsOf(workspaces, stats, deletions), [workspaces, stats, deletions]);
  const handleSort = ({ key, direction }: DataTableSort) => {
    const sort = widgetSorts.find((each) => each === key);
    // The first press sorts by what is useful first.
    onViewChange({ ...view, sort, order: sort && (sort === view.sort ? direction : firstOrder(sort)) });
  };
  return (
    <div className="cd-widgets">
      {rows.length > 0 && (
        <VirtualTable
          label={labels.widgets}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowName={({ card }) => nameOf(card)}
          sort={sortOf(view)}
          onSortChange={handleSort}
          rowActions={rowActions}
        />
      )}
      <Text as="p" size="1" color="gray" className="cd-prose">
        {labels.countsDefinition} {labels.changeDefinition}
      </Text>
      <div className="cd-widgets-add">
        {onAddChannel &&
          workspaces
            .filter(({ url }) => url !== '')
            .map(({ url, name }) => (
              <AddButton
                key={url}
                place={url}
                adding={adding}
                hint={labels.addChannelTo(name)}
                onAdd={() => onAddChannel(url)}
              />
            ))}
        {addWorkspace}
      </div>
    </div>
  );
}

const keyOf = ({ key }: WidgetRow) => key;

function rowsOf(
  workspaces: readonly Workspace[],
  stats: DashboardProps['stats'],
  deletions: readonly WidgetDeletion[],
): WidgetRow[] {
  return workspaces.flatMap(({ url, name, cards }) =>
    cards.map((card, index) => ({
      key: card.status === 'ready' ? `id ${card.id}` : `index ${url} ${index}`,
      card,
      workspace: name,
      counts: card.status === 'ready' ? countsOf(stats, card.id) : undefined,
      isDeletionFailed: card.status === 'ready' && deletionOf(deletions, card.id)?.status === 'failed',
    })),
  );
}

function useColumns(isAdmin: boolean): readonly DataTableColumn<WidgetRow>[] {
  const { columns, notConnected } = useLabels(dashboardLabels);
  const { count, decimal } = useFormat();
  const nameOf = useWidgetName();
  const changeText = useChangeText();
  return useMemo(() => {
    const value = (sort: (typeof widgetSorts)[number]) => (row: WidgetRow) =>
      sortValue(sort, { stats: statsOf(row), nameOf })(row.card);
    return [
      {
        key: 'name',
        header: columns.name,
        folded: 'title',
        cell: ({ card }) => <NameCell card={card} name={nameOf(card)} />,
        sortValue: value('name'),
      },
      {
        key: 'workspace',
        header: columns.workspace,
        width: '12%',
        cell: ({ workspace }) => (workspace === '' ? notConnected : workspace),
        // Those that have none come last.
        sortValue: ({ workspace }) => (workspace === '' ? null : workspace),
      },
      {
        key: 'status',
        header: columns.status,
        width: '28%',
        folded: 'line',
        cell: ({ card, isDeletionFailed }) => (
          <StatusCell card={card} isAdmin={isAdmin} isDeletionFailed={isDeletionFailed} />
        ),
        sortValue: value('status'),
      },
      {
        key: 'today',
        header: columns.today,
        width: '72px',
        align: 'end',
        folded: 'end',
        cell: ({ card, counts }) => <CountCell card={card} counts={counts} value={({ today }) => count(today)} />,
        sortValue: value('today'),
      },
      {
        key: 'chats',
        header: columns.chats,
        width: '80px',
        align: 'end',
        cell: ({ card, counts }) => (
          <CountCell card={card} counts={counts} value={({ last30Days }) => count(last30Days)} />
        ),
        sortValue: value('chats'),
      },
      {
        key: 'average',
        header: columns.average,
        width: '80px',
        align: 'end',
        cell: ({ card, counts }) => (
          <CountCell
            card={card}
            counts={counts}
            value={({ averagePerDay }) => (averagePerDay < 100 ? decimal(averagePerDay) : count(averagePerDay))}
          />
        ),
        sortValue: value('average'),
      },
      {
        key: 'change',
        header: columns.change,
        width: '80px',
        align: 'end',
        cell: ({ card, counts }) => <CountCell card={card} counts={counts} value={changeText} />,
        sortValue: value('change'),
      },
    ];
  }, [columns, notConnected, count, decimal, nameOf, isAdmin, changeText]);
}

/** A row has its own counts. */
function statsOf({ card, counts }: WidgetRow): StatsById {
  const isKnown = typeof counts === 'object' && card.status === 'ready';
  return isKnown ? { [String(card.id)]: counts } : {};
}
