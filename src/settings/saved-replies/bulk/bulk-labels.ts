import type { ReplyJobKind } from '../../../model/settings/saved-replies/reply-job';
import { defineLabels } from '../../../ui/theme/labels';

/** The texts of changes to several replies. */
export interface SavedRepliesBulkLabels {
  actions: string;
  autoSendOn: string;
  /** Why it isn't possible. */
  allOn: string;
  autoSendOff: string;
  allOff: string;
  /** Why nothing is possible. */
  busy: string;
  delete: string;
  deleteTitle(count: number): string;
  deleteText: string;
  deleteConfirm(count: number): string;

  running: Record<ReplyJobKind, (done: number, total: number) => string>;
  done: Record<ReplyJobKind, (count: number) => string>;
  undoing(done: number, total: number): string;
  undone(count: number): string;
  notDone(count: number): string;
  more(count: number): string;
  stop: string;
  stopping: string;
  undo: string;
  retry: string;
  close: string;
}

const replies = (count: number) => (count === 1 ? '1 reply' : `${count} replies`);

export const savedRepliesBulkLabels = defineLabels<SavedRepliesBulkLabels>('saved-replies-bulk', {
  actions: 'Actions',
  autoSendOn: 'Send automatically',
  allOn: 'All selected replies are sent automatically.',
  autoSendOff: 'Don’t send automatically',
  allOff: 'None of the selected replies are sent automatically.',
  busy: 'Wait until the current change is finished.',
  delete: 'Delete',
  deleteTitle: (count) => `Delete ${replies(count)}?`,
  deleteText: 'You can undo this until your next bulk change or a reload.',
  deleteConfirm: (count) => (count === 1 ? 'Delete reply' : 'Delete replies'),

  running: {
    delete: (done, total) => `Deleted ${done} of ${total}`,
    autoSendOn: (done, total) => `Changed ${done} of ${total}`,
    autoSendOff: (done, total) => `Changed ${done} of ${total}`,
    import: (done, total) => `Imported ${done} of ${total}`,
    fix: (done, total) => `Changed ${done} of ${total}`,
    copy: (done, total) => `Copied ${done} of ${total}`,
  },
  done: {
    delete: (count) => `Deleted ${replies(count)}.`,
    autoSendOn: (count) => `Turned on automatic sending for ${replies(count)}.`,
    autoSendOff: (count) => `Turned off automatic sending for ${replies(count)}.`,
    import: (count) => `Imported ${replies(count)}.`,
    fix: (count) => `Changed ${replies(count)}.`,
    copy: (count) => `Copied ${replies(count)}.`,
  },
  undoing: (done, total) => `Undid ${done} of ${total}`,
  undone: (count) => (count === 1 ? 'Undid 1 change.' : `Undid ${count} changes.`),
  notDone: (count) => (count === 1 ? '1 change isn’t saved:' : `${count} changes aren’t saved:`),
  more: (count) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  stop: 'Stop',
  stopping: 'Stopping after this one…',
  undo: 'Undo',
  retry: 'Try again',
  close: 'Close',
});
