export { CellDialog } from './cell-dialog';
export { CopyDialog } from './copy/copy-dialog';
