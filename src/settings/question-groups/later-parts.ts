/** Parts shown on demand only, in one file: separate files would split what they share with the tab. */
export { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
export { SafeHtml } from '../../ui/html/safe-html';
export { DeleteGroupDialog } from './delete-group-dialog';
export { PasteGroupDialog } from './paste-group-dialog';
export { TextDialog } from './text-dialog';
export { UnreadableTree } from './unreadable-tree';
