/** Parts shown after the first view or on demand, in one file: separate files would split what they share with the tab. */
export { LeftItemsNotice } from '../../ui/editor/list/left-items-notice';
export { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
export { SafeHtml } from '../../ui/html/safe-html';
export { DeleteGroupDialog } from './delete-group-dialog';
export { GroupMenu } from './group-menu';
export { PasteGroupDialog } from './paste-group-dialog';
export { UnreadableTree } from './unreadable-tree';
