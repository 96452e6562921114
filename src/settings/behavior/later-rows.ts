/** Parts that no server renders, in one file: separate files would split what they share. */
export { SectionIndex } from '../../ui/settings/section-index';
export { KeysSection } from './keys-section';
export { TeamAvatarRow } from './team-avatar-row';
export { VisitorRows } from './visitor-rows';
