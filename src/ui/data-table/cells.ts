import { cva } from 'class-variance-authority';

export const cell = cva('cd-table-cell', {
  variants: {
    layout: { name: 'cd-table-name', value: '', actions: 'cd-table-actions', check: 'cd-table-check' },
    align: { start: '', end: 'cd-table-end' },
    state: { title: 'cd-table-fold-title', line: 'cd-table-fold-line', end: 'cd-table-fold-end' },
  },
});

export const row = cva('cd-table-row', {
  variants: {
    layout: { whole: '', folded: 'cd-table-folds cd-table-folded', unfolded: 'cd-table-folds' },
    state: { plain: '', clickable: 'cd-table-opens', current: 'cd-table-opens cd-table-current' },
  },
});

export const header = cva('cd-table-header', {
  variants: {
    layout: { value: '', actions: 'cd-table-actions', check: 'cd-table-check' },
    align: { start: '', end: 'cd-table-end' },
    state: { fixed: '', sortable: 'cd-table-sortable' },
  },
});
