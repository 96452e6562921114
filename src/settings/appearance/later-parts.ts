/** What is drawn after the first rows or on demand, in one file: each file of its own splits what it shares with the tab. */
export { CopyDialog } from './copy-dialog';
export { LaterSections } from './later-sections';
export { PreviewDialogs } from './preview/dialogs';
export { ColourRows } from './sections/colour-rows';
