import { decodeEntities } from '../../../model/core/decode-entities';
import type { ChatFigures } from '../../../model/entities/report';
import { overviewFigures } from '../../../model/reports/overview';
import type { ReportRoute } from '../../../model/places/report-route';
import type { Id } from '../../../model/core/tolerant';
import { useLabels } from '../../../ui/theme/labels';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn, DataTableSort } from '../../../ui/data-table/types';
import { StatValue } from '../../../ui/charts/stat-card';
import { useMemo, useState } from 'react';
import { reportsOverviewLabels } from './labels';
import { useFigureValue } from './values';

interface AgentTableProps {
  widgetId: Id;
  /** Absent while loading. */
  agents?: readonly ChatFigures[] | undefined;
  /** The table's name. */
  label: string;
  route: ReportRoute;
}

interface AgentRow {
  id: number;
  name: string;
  figures: ChatFigures;
}

const noAgents: readonly ChatFigures[] = [];

/** Each agent's figures, sortable by any of them. */
export function AgentTable({ widgetId, agents, label, route }: AgentTableProps) {
  const [sort, setSort] = useState<DataTableSort>({ key: 'totalChats', direction: 'descending' });
  const columns = useAgentColumns({ widgetId, route });
  const rows = useMemo(
    () =>
      (agents ?? noAgents).map((figures, id): AgentRow => ({ id, name: decodeEntities(figures.agentName), figures })),
    [agents],
  );
  return (
    <div className="cd-report-agents">
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        sort={sort}
        onSortChange={setSort}
        loadingRows={agents ? undefined : 3}
      />
    </div>
  );
}

function useAgentColumns({ widgetId, route }: Pick<AgentTableProps, 'widgetId' | 'route'>) {
  const labels = useLabels(reportsOverviewLabels);
  const valueOf = useFigureValue();
  return useMemo(
    (): DataTableColumn<AgentRow>[] => [
      { key: 'agent', header: labels.agent, folded: 'title', cell: ({ name }) => name, sortValue: ({ name }) => name },
      ...overviewFigures.map((figure): DataTableColumn<AgentRow> => ({
        key: figure,
        header: labels[figure],
        align: 'end',
        folded: figure === 'totalChats' ? 'end' : undefined,
        sortValue: ({ figures }) => figures[figure],
        cell: ({ figures }) => (
          <StatValue
            {...valueOf(figure, figures[figure], { route, widgetId, owner: { of: 'agent', name: figures.agentName } })}
          />
        ),
      })),
    ],
    [labels, valueOf, route, widgetId],
  );
}
