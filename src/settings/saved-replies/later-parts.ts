/** Parts shown below the table or on demand, in one file: separate files would split what they share with the tab. */
export { LeftItemsNotice } from '../../ui/editor/list/left-items-notice';
export { BulkActions } from './bulk/bulk-actions';
export { DeleteReplyDialog } from './delete-reply-dialog';
export { ImportDialog } from './import/import-dialog';
export { JobLine } from './bulk/job-line';
export { ReplyDialog } from './reply-dialog';
export { TryMessage } from './try-message';
