import { cva } from 'class-variance-authority';

export const toastLook = cva('cd-toast', {
  variants: { tone: { plain: '', success: 'cd-toast-success', danger: 'cd-toast-danger' } },
});
