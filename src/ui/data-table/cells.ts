import { cva } from 'class-variance-authority';

export const cell = cva('cd-table-cell', {
  variants: {
    layout: { name: 'cd-table-name', value: '', actions: 'cd-table-actions' },
    align: { start: '', end: 'cd-table-end' },
  },
});

export const header = cva('cd-table-header', {
  variants: {
    layout: { value: '', actions: 'cd-table-actions' },
    align: { start: '', end: 'cd-table-end' },
    state: { fixed: '', sortable: 'cd-table-sortable' },
  },
});
