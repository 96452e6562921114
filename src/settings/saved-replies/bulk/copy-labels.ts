import { defineLabels } from '../../../ui/theme/labels';

/** The texts of copying replies to other widgets. */
export const savedRepliesCopyLabels = defineLabels('saved-replies-copy', {
  open: 'Copy to other widgets',
  title: (count: number) => (count === 1 ? 'Copy 1 reply' : `Copy ${count} replies`),
  text: 'A reply with the same label is replaced. You’ll see every change before it’s saved.',
  to: 'Copy to',
  loading: 'Loading its replies…',
  failed: 'Couldn’t load its replies.',
  retry: 'Try again',
  none: 'Choose at least one widget.',
  same: 'All chosen widgets already have these replies.',
  copy: (replies: number) => (replies === 1 ? 'Copy 1 reply' : `Copy ${replies} replies`),
  cancel: 'Cancel',
});
export type SavedRepliesCopyLabels = typeof savedRepliesCopyLabels.defaults;
