import type { ReplyOrder, SavedReplyFields } from '../../model/settings/saved-replies/saved-replies';
import type { ShortcutOwner } from '../../model/settings/shared/shortcuts';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels } from '../../ui/theme/labels';

/** Every text of the Saved Replies tab. */
export interface SavedRepliesLabels {
  emptyTitle: string;
  emptyText: string;
  emptyAction: string;
  /** Replaces it when the plan doesn't include saved replies. */
  learnMore: string;

  /** The info header above the list. */
  info: string;
  add: string;
  /** Why no more can be added. */
  full(count: number): string;
  list: string;
  search: string;
  noneFound(query: string): string;
  sort: string;
  orders: Record<ReplyOrder, string>;
  unreadable(count: number): string;

  reply: string;
  noPhrases: string;
  morePhrases(count: number): string;
  sent: string;
  offered: string;
  noShortcut: string;
  /** A reply as people type it in Slack. */
  slackShortcut(shortcut: string): string;
  typedInSlack: string;
  untitled: string;
  isNew: string;
  isChanged: string;
  isSaving: string;
  isFailed: string;
  isDeleted: string;
  edit: string;
  /** Replaces it in read-only mode. */
  view: string;
  duplicate: string;
  delete: string;
  discard: string;
  copyOf(label: string): string;
  saved(label: string): string;
  deleted(label: string): string;
  discarded(label: string): string;
  undo: string;
  /** Actions on a reply whose fields were just saved. */
  undoSave(fields: string): string;
  redoSave(fields: string): string;

  createTitle: string;
  editTitle: string;
  viewTitle: string;
  fields: Record<keyof SavedReplyFields, FieldTexts>;
  labelMissing: string;
  autoSendWithoutPhrases: string;
  shortcutSpaces: string;
  shortcutTaken: string;
  /** Replaces it when it is known what uses the shortcut. */
  shortcutTakenBy: Record<ShortcutOwner['kind'], (label: string) => string>;
  groupsUnknown: string;
  responseMissing: string;
  tooLong: string;
  keptDraft: string;
  deletedElsewhere: string;
  saveFailed: string;
  checkAbove: string;

  deleteTitle: string;
  deleteText(label: string): string;
  deleteConfirm: string;
  /** Before discarding a new reply that has content. */
  discardTitle: string;
  discardText: string;

  tryTitle: string;
  tryText: string;
  message: string;
  messagePlaceholder: string;
  noMatch: string;
  fires(phrases: string): string;
  isOffered(phrases: string): string;
  manyFire(count: number): string;
  shared(phrase: string, replies: string): string;
  nested(names: { phrase: string; replies: string; longer: string; longerReplies: string }): string;
  moreCollisions(count: number): string;
}

/** The texts of the Saved Replies tab. */
export const savedRepliesLabels = defineLabels<SavedRepliesLabels>('saved-replies', {
  emptyTitle: 'Answer common questions with saved replies',
  emptyText:
    'Save the replies your team uses most. Trigger phrases in a visitor’s message can send them automatically. Your FAQs are a good starting point.',
  emptyAction: 'Add your first saved reply',
  learnMore: 'Learn more about saved replies',

  info: 'When a visitor’s message contains a trigger phrase, the matching reply is offered to your team or sent automatically. Your team can also type a reply’s shortcut in Slack.',
  add: 'Create new reply',
  full: (count) => `You’ve reached the limit of ${count} saved replies. Delete one to add another.`,
  list: 'Saved replies',
  search: 'Find a reply',
  noneFound: (query) => `No replies match “${query}”.`,
  sort: 'Sort by',
  orders: { label: 'Label', newest: 'Newest first', shortcut: 'Shortcut' },
  unreadable: (count) => (count === 1 ? '1 reply couldn’t be displayed.' : `${count} replies couldn’t be displayed.`),

  reply: 'Reply',
  noPhrases: 'None',
  morePhrases: (count) => `and ${count} more`,
  sent: 'Sent automatically',
  offered: 'Offered to your team',
  noShortcut: 'None',
  slackShortcut: (shortcut) => shortcut,
  typedInSlack: 'Typed in Slack:',
  untitled: 'No label yet',
  isNew: 'Not saved yet',
  isChanged: 'Unsaved changes',
  isSaving: 'Saving...',
  isFailed: 'Couldn’t save',
  isDeleted: 'Deleted elsewhere',
  edit: 'Edit',
  view: 'View',
  duplicate: 'Duplicate',
  delete: 'Delete',
  discard: 'Discard',
  copyOf: (label) => `${label} (copy)`,
  saved: (label) => `Saved “${label}”.`,
  deleted: (label) => `Deleted “${label}”.`,
  discarded: (label) => `Discarded changes to “${label}”.`,
  undo: 'Undo',
  undoSave: (fields) => `Undo save: ${fields}`,
  redoSave: (fields) => `Redo save: ${fields}`,

  createTitle: 'Create New Saved Reply',
  editTitle: 'Edit Saved Reply',
  viewTitle: 'Saved Reply',

  fields: {
    label: { label: 'Label', help: 'The name your team sees. Visitors don’t see it.' },
    response: { label: 'Response', help: 'What visitors read.' },
    triggerPhrases: {
      label: 'Trigger phrases',
      help: 'Words or phrases visitors might type, separated by commas. Not case-sensitive.',
      placeholder: 'delivery time, how long',
    },
    autoSend: {
      label: 'Send automatically',
      help: 'When this is off, your team is offered the reply and decides whether to send it.',
    },
    shortcut: { label: 'Shortcut', help: 'One word your team types in Slack to use the reply.' },
  },

  labelMissing: 'Enter a label.',
  autoSendWithoutPhrases: 'Nothing is sent without a trigger phrase. Add one above.',
  shortcutSpaces: 'Use one word without spaces.',
  shortcutTaken: 'Another saved reply or question group uses this shortcut.',
  shortcutTakenBy: {
    group: (label) => `The question group “${label}” uses this shortcut.`,
    reply: (label) => `The saved reply “${label}” uses this shortcut.`,
  },
  groupsUnknown: 'We couldn’t check whether a question group uses this shortcut.',
  responseMissing: 'Enter a response.',
  tooLong: 'This text is too long. Shorten it.',
  keptDraft: 'You can close this reply without losing your changes.',
  deletedElsewhere: 'Someone else deleted this reply. Save to create it again, or discard your changes.',
  saveFailed: 'Couldn’t save the reply.',
  checkAbove: 'Check the fields above.',

  deleteTitle: 'Are you sure you want to delete this saved reply?',
  deleteText: (label) => `“${label}” will no longer be available to your team.`,
  deleteConfirm: 'Delete reply',
  discardTitle: 'Discard the new reply?',
  discardText: 'This reply hasn’t been saved, so you’ll lose what you entered.',

  tryTitle: 'Test a message',
  tryText: 'Type a message that a visitor might send, and see which replies match. Unsaved changes are included.',
  message: 'A visitor’s message',
  messagePlaceholder: 'Do you ship to Alaska?',
  noMatch: 'No replies match this message.',
  fires: (phrases) => `Sent automatically because of ${phrases}`,
  isOffered: (phrases) => `Offered to your team because of ${phrases}`,
  manyFire: (count) => `The visitor gets ${count} replies at the same time.`,
  shared: (phrase, replies) => `A message with “${phrase}” triggers several replies: ${replies}.`,
  nested: ({ phrase, replies, longer, longerReplies }) =>
    `“${longer}” (${longerReplies}) also triggers ${replies} because it contains “${phrase}”.`,
  moreCollisions: (count) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
});
