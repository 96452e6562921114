import { cva } from 'class-variance-authority';

export const rowLook = cva('cd-row', {
  variants: {
    layout: { below: 'cd-row-below', wide: 'cd-row-wide', beside: 'cd-row-beside' },
    state: { idle: '', disabled: 'cd-row-disabled', resettable: 'cd-row-resettable', changed: 'cd-row-changed' },
  },
});
