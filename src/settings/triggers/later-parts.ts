/** Parts shown below the list or on demand, in one file: separate files would split what they share with the tab. */
export { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
export { TryAddress } from './try-address';
export { Unreadable } from './unreadable';
export { VisitedSection } from './visited-section';
