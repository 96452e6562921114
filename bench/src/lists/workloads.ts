/** Each is a page of this name. The ratios divide by the last of each list, the floor. */
export const workloads = {
  history: {
    title: 'History table',
    sizes: [15, 100, 1000],
    unit: 'chats',
    pages: [
      { name: 'history', title: 'Chatdeck: ReportsHistory, with its range, filters and pager' },
      { name: 'history-table', title: 'Chatdeck: DataTable with the cells of the floor' },
      { name: 'history-antd', title: 'antd Table' },
      { name: 'history-mui', title: 'MUI Table' },
      { name: 'history-radix', title: 'Radix Themes Table' },
      { name: 'history-admin', title: 'react-admin Datagrid' },
      { name: 'history-same', title: 'react-dom alone, every element of ReportsHistory' },
      { name: 'history-plain', title: 'react-dom alone (the floor)' },
    ],
  },
  dashboard: {
    title: 'Dashboard',
    sizes: [10, 100, 500, 1000],
    unit: 'widgets',
    pages: [
      { name: 'dashboard', title: 'Chatdeck: Dashboard' },
      { name: 'dashboard-recharts', title: 'Plain cards with recharts' },
      { name: 'dashboard-same', title: 'react-dom alone, every element of Dashboard' },
      { name: 'dashboard-plain', title: 'react-dom alone (the floor)' },
    ],
  },
  tree: {
    title: 'Question tree',
    sizes: [10, 100, 2000],
    unit: 'nodes',
    pages: [
      { name: 'tree', title: 'Chatdeck: QuestionGroupsTab' },
      { name: 'tree-antd', title: 'antd Tree' },
      { name: 'tree-dnd', title: 'dnd-kit sortable tree' },
      { name: 'tree-plain', title: 'react-dom alone (the floor)' },
    ],
  },
  diagram: {
    title: 'Diagram of questions',
    sizes: [50, 500],
    unit: 'paths',
    pages: [
      { name: 'diagram', title: 'Chatdeck: QuestionGroupsTab, from its outline to its diagram and back' },
      { name: 'diagram-plain', title: 'react-dom alone, all boxes, lines and texts (the floor)' },
    ],
  },
  grid: {
    title: 'Settings of many widgets',
    sizes: [10, 50, 200],
    unit: 'widgets',
    pages: [
      { name: 'grid', title: 'Chatdeck: Compare, with its search, filters and headings' },
      { name: 'grid-table', title: 'TanStack Table with virtual rows' },
      { name: 'grid-same', title: 'react-dom alone, every element of Compare' },
      { name: 'grid-plain', title: 'react-dom alone, every cell at once (the floor)' },
    ],
  },
} as const;

export type Workload = keyof typeof workloads;

export const listPages = Object.values(workloads).flatMap(({ pages }) => [...pages]);
