import { DataTable, EmptyState, type DataTableColumn } from 'chatdeck/ui';
import { nothing } from './samples';
import type { Usage } from './usage';

interface Agent {
  name: string;
  chats: number;
}
const agents: Agent[] = [
  { name: 'Dana', chats: 1284 },
  { name: 'Ibrahim', chats: 96 },
];
const columns: DataTableColumn<Agent>[] = [
  { key: 'name', header: 'Agent', cell: (row) => row.name, sortValue: (row) => row.name },
  {
    key: 'chats',
    header: 'Chats',
    cell: (row) => row.chats.toLocaleString('en'),
    sortValue: (row) => row.chats,
    align: 'end',
  },
];
const mixed: DataTableColumn<Agent>[] = [
  { key: 'chats', header: 'Chats', cell: (row) => `${row.chats} chats` },
  { key: 'name', header: 'Agent', cell: (row) => row.name },
];

export const usages: readonly Usage[] = [
  {
    parts: ['DataTable'],
    use: 'For things with the same columns that people compare, sort or act on.',
    avoid:
      'For two or three facts about one thing, or for things that are edited in place: those are a list with an editor.',
    dos: [
      {
        example: (
          <DataTable
            label="Agents"
            rows={agents}
            rowKey={(row) => row.name}
            rowName={(row) => row.name}
            columns={columns}
            sort={{ key: 'chats', direction: 'descending' }}
            onSortChange={nothing}
            rowActions={() => [{ label: 'Remove', onSelect: nothing }]}
          />
        ),
        why: 'Begin with the name of the thing, and put numbers at the end of their column.',
      },
      {
        example: (
          <DataTable
            label="Agents"
            rows={[]}
            rowKey={(row: Agent) => row.name}
            rowName={(row) => row.name}
            columns={columns}
            empty={
              <EmptyState title="No agents yet">Agents appear here after they reply to a chat in Slack.</EmptyState>
            }
          />
        ),
        why: 'Say what will stand here while nothing does.',
      },
    ],
    donts: [
      {
        example: (
          <DataTable
            label="Agents"
            rows={agents}
            rowKey={(row) => row.name}
            rowName={(row) => row.name}
            columns={mixed}
          />
        ),
        why: 'Do not begin with a number, and do not repeat the header in each cell.',
      },
    ],
    keyboard:
      'A real table, also as cards below 640 px. Sortable headers are buttons and the new order is announced. The actions of a row are a menu named after the row.',
  },
];
