/** What no server renders, in one file: each would bring its own pieces of what they share. */
export { KeysSection } from './keys-section';
export { TeamAvatarRow } from './team-avatar-row';
export { VisitorRows } from './visitor-rows';
