/** What a form shows only after something has happened, in one file: separately, each would cost more than it saves. */
export { ChangeBar } from './change-bar';
export { ChangedElsewhere } from './changed-elsewhere';
export { LeftDraftNotice } from './left-draft-notice';
export { UndoLine } from './undo-line';
