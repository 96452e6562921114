/**
 * Parts rendered after the first rows or on demand, in one file: separate files would split what they share with the
 * tab.
 */
export { SectionIndex } from '../../ui/settings/section-index';
export { CopyDialog } from './fill/copy-dialog';
export { LaterSections } from './later-sections';
export { PreviewDialogs } from './preview/dialogs';
export { ColorRows } from './sections/color-rows';
