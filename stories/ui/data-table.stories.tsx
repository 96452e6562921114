import { Button } from '@radix-ui/themes';
import {
  AccountIcon,
  DataTable,
  EmptyState,
  HideIcon,
  Pager,
  RetryIcon,
  type DataTableColumn,
  type DataTableSort,
  type RowAction,
} from 'chatdeck/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

interface Agent {
  id: number;
  name: string;
  role: string;
  chats: number;
  rating: number | null;
}

const names = ['Dana Whitfield', 'Ibrahim Osei', 'Mei Tanaka', 'Søren Krog', 'Ana Lucía Ferreira'];
const makeAgents = (count: number): Agent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: count > names.length ? `${names[index % names.length]} ${index + 1}` : (names[index] ?? ''),
    role: index % 3 === 0 ? 'Admin' : 'Agent',
    chats: (index * 7919) % 1283,
    rating: index % 4 === 3 ? null : 80 + (index % 20),
  }));

const columns: DataTableColumn<Agent>[] = [
  { key: 'name', header: 'Agent', cell: (row) => row.name, sortValue: (row) => row.name, width: '40%' },
  { key: 'role', header: 'Role', cell: (row) => row.role },
  { key: 'chats', header: 'Chats', cell: (row) => row.chats, sortValue: (row) => row.chats, align: 'end' },
  {
    key: 'rating',
    header: 'Rating',
    cell: (row) => (row.rating === null ? '–' : `${row.rating}%`),
    sortValue: (row) => row.rating,
    align: 'end',
  },
];

const onSelect = fn<(action: string, id: number) => void>();
const rowActions = (row: Agent): RowAction[] => [
  { label: 'View', icon: <AccountIcon size={16} />, onSelect: () => onSelect('view', row.id) },
  { label: 'Invite again', icon: <RetryIcon size={16} />, onSelect: () => onSelect('invite', row.id) },
];
const menuActions = (row: Agent): RowAction[] => [
  { label: 'Deactivate', icon: <HideIcon size={16} />, onSelect: () => onSelect('deactivate', row.id) },
  { label: 'Make an admin', onSelect: () => onSelect('promote', row.id) },
];

const meta = preview.meta({
  title: 'UI/Data table',
  component: DataTable<Agent>,
  parameters: { layout: 'padded' },
  args: {
    label: 'Agents',
    columns,
    rows: makeAgents(5),
    rowKey: (row: Agent) => row.id,
    rowName: (row: Agent) => row.name,
    onSortChange: fn(),
    rowActions,
  },
  render: (args) => {
    const [sort, setSort] = useState<DataTableSort | undefined>(args.sort);
    return (
      <DataTable
        {...args}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          args.onSortChange?.(next);
        }}
      />
    );
  },
});

const firstCells = (root: HTMLElement) => [...root.querySelectorAll('tbody th')].map((cell) => cell.textContent);

export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(args.onSortChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Agent' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'name', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Agent' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstCells(canvasElement)[0]).toBe('Ana Lucía Ferreira');
    await userEvent.keyboard('{Enter}');
    await expect(firstCells(canvasElement)[0]).toBe('Søren Krog');
    await expect(canvas.getByText('Sorted by Agent, descending')).toBeInTheDocument();
  },
});

/** Rows without a value come last, whichever way the column is sorted. */
export const Sorted = meta.story({ tags: ['looks'], args: { sort: { key: 'rating', direction: 'descending' } } });

/** An action without an icon is in the menu, which opens by mouse, touch, and keyboard. */
export const RowMenu = meta.story({
  args: { rowActions: menuActions },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSelect.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: 'More actions for Mei Tanaka' }).focus();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions for Mei Tanaka' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: 'Make an admin' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(onSelect).toHaveBeenCalledWith('promote', 2);
  },
});

export const Loading = meta.story({ tags: ['looks'], args: { rows: [], loadingRows: 5 } });

export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState icon={<AccountIcon size={24} />} title="No agents yet" action={<Button>Invite an agent</Button>}>
        Agents answer your visitors.
      </EmptyState>
    ),
  },
});

export const LongTexts = meta.story({
  args: {
    rows: makeAgents(3).map((row, index) =>
      index === 1 ? { ...row, name: 'Wolfeschlegelsteinhausenbergerdorff the Elder of Brandenburg-Ansbach' } : row,
    ),
  },
});

/** Each row is a card; it remains a table for those who do not see it. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('rowheader', { name: 'Mei Tanaka' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More actions for Mei Tanaka' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** Axe takes minutes for what it has seen in `Ready`. */
export const ThousandRows = meta.story({
  args: { rows: makeAgents(1000) },
  tags: ['!autodocs'],
  parameters: { a11y: { test: 'off' } },
});

export const WithPager = meta.story({
  render: (args) => {
    const [page, setPage] = useState(1);
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <DataTable {...args} rows={makeAgents(23).slice((page - 1) * 10, page * 10)} />
        <Pager page={page} pageSize={10} total={23} onPageChange={setPage} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('Showing 21 to 23 of 23 results')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});
