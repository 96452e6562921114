/** What no group shows before somebody asks for it, in one file: each file of its own splits what it shares with the tab. */
export { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
export { SafeHtml } from '../../ui/html/safe-html';
export { DeleteGroupDialog } from './delete-group-dialog';
export { PasteGroupDialog } from './paste-group-dialog';
export { TextDialog } from './text-dialog';
export { UnreadableTree } from './unreadable-tree';
