import { decodeEntities } from '../../../model/core/decode-entities';
import type { ChatFigures } from '../../../model/entities/report';
import { overviewFigures, type OverviewFigure } from '../../../model/reports/overview';
import type { ReportRoute } from '../../../model/places/report-route';
import type { Id } from '../../../model/core/tolerant';
import { useLabels } from '../../../ui/theme/labels';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn, DataTableSort } from '../../../ui/data-table/types';
import { PlainLink, useHasScreen } from '../../../ui/base/link';
import { Text } from '../../../ui/radix';
import { useMemo, useState } from 'react';
import { reportsOverviewLabels } from './labels';
import { historyOf, useFigureText } from './values';

interface AgentTableProps {
  widgetId: Id;
  /** Absent while they are on their way. */
  agents?: readonly ChatFigures[] | undefined;
  /** The name of the table. */
  label: string;
  route: ReportRoute;
}

interface AgentRow {
  id: number;
  name: string;
  figures: ChatFigures;
}

/** The figures whose chats the history can show exactly. Where the others lead to, one of these in their row does too. */
const exact: readonly OverviewFigure[] = ['totalChats', 'upRatingCount', 'chatsFromTrigger'];
const noAgents: readonly ChatFigures[] = [];

/** The figures of each agent, in the order of any of them. */
export function AgentTable({ widgetId, agents, label, route }: AgentTableProps) {
  const labels = useLabels(reportsOverviewLabels);
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
        empty={
          <Text as="p" size="2" color="gray">
            {labels.noAgents}
          </Text>
        }
        loadingRows={agents ? undefined : 3}
      />
    </div>
  );
}

function useAgentColumns({ widgetId, route }: Pick<AgentTableProps, 'widgetId' | 'route'>) {
  const labels = useLabels(reportsOverviewLabels);
  const write = useFigureText();
  return useMemo(
    (): DataTableColumn<AgentRow>[] => [
      { key: 'agent', header: labels.agent, cell: ({ name }) => name, sortValue: ({ name }) => name },
      ...overviewFigures.map((figure): DataTableColumn<AgentRow> => ({
        key: figure,
        header: labels[figure],
        align: 'end',
        sortValue: ({ figures }) => figures[figure],
        cell: ({ name, figures }) => {
          const text = write(figure, figures[figure]);
          if (figures[figure] === null) return text;
          return (
            <NumberLink
              to={historyOf(route, widgetId, figure, { agent: figures.agentName })}
              label={labels.toHistory(labels.agentFigure(name, labels[figure]), text)}
              isStop={exact.includes(figure)}
            >
              {text}
            </NumberLink>
          );
        },
      })),
    ],
    [labels, write, route, widgetId],
  );
}

interface NumberLinkProps {
  to: ReportRoute;
  label: string;
  /** Whether the Tab key stops here: ten stops in each of forty rows would be too many. */
  isStop: boolean;
  children: string;
}

/** A number that leads to what was counted, where the host shows it. */
function NumberLink({ to, label, isStop, children }: NumberLinkProps) {
  const hasScreen = useHasScreen();
  if (!hasScreen(to)) return children;
  return (
    <PlainLink
      to={to}
      className="cd-number-link"
      data-exact={isStop || undefined}
      tabIndex={isStop ? undefined : -1}
      aria-label={label}
    >
      {children}
    </PlainLink>
  );
}
