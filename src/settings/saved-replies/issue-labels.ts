import type { ShortcutOwner } from '../../model/settings/shared/shortcuts';
import { defineLabels } from '../../ui/theme/labels';

/** The texts of overlaps, duplicates, and placeholders. */
export interface SavedRepliesIssueLabels {
  title: string;
  text: string;
  sameText(first: string, second: string): string;
  similar(first: string, second: string, percent: string): string;
  sameShortcut(shortcut: string, owners: string): string;
  owners: Record<ShortcutOwner['kind'], (label: string) => string>;
  /** The other fixes, and what they are about. */
  more: string;
  removePhrase(phrase: string, reply: string): string;
  removeShortcut(reply: string): string;
  merge(kept: string, gone: string): string;
  open(reply: string): string;
  /** Why a reply isn't changed from here. */
  hasDraft: string;
  /** Why two replies aren't merged. */
  mergeBlockers: Record<'autoSend' | 'invalid', string>;
  showAll(count: number): string;

  placeholder: string;
  placeholders(found: string): string;
}

export const savedRepliesIssueLabels = defineLabels<SavedRepliesIssueLabels>('saved-replies-issues', {
  title: 'Overlaps and duplicates',
  text: 'Similar replies share at least 85% of their words. Merging keeps the first reply’s text and adds the other’s trigger phrases.',
  sameText: (first, second) => `“${first}” and “${second}” have the same text.`,
  similar: (first, second, percent) => `“${first}” and “${second}” share ${percent} of their words.`,
  sameShortcut: (shortcut, owners) => `The shortcut “${shortcut}” is used more than once: ${owners}.`,
  owners: {
    reply: (label) => `the saved reply “${label}”`,
    group: (label) => `the question group “${label}”`,
  },
  more: 'More',
  removePhrase: (phrase, reply) => `Remove “${phrase}” from “${reply}”`,
  removeShortcut: (reply) => `Remove the shortcut from “${reply}”`,
  merge: (kept, gone) => `Merge “${gone}” into “${kept}”`,
  open: (reply) => `Open “${reply}”`,
  hasDraft: 'Save or discard its changes first.',
  mergeBlockers: {
    autoSend: 'Only one of them is sent automatically. Make both the same first.',
    invalid: 'The merged reply would be too long or incomplete.',
  },
  showAll: (count) => `Show all ${count}`,

  placeholder: 'Unfilled placeholder',
  placeholders: (found) => `Nothing fills in ${found}. Visitors see it exactly as written.`,
});
