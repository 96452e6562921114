import type { SavedReplyFields } from '../../model/settings/saved-replies/saved-replies';
import { useField } from '../../ui/editor/editor-context';

/** One field of the reply that is open, in the type that it has. */
export function useReplyField<Name extends keyof SavedReplyFields>(name: Name) {
  return useField<SavedReplyFields[Name]>(name);
}
