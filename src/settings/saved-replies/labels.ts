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
  actions: string;
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
  /** The name of a row's button. */
  actionFor(action: string, reply: string): string;
  copyOf(label: string): string;
  saved(label: string): string;
  deleted(label: string): string;
  discarded(label: string): string;
  undo: string;

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
  collisions: string;
  shared(phrase: string, replies: string): string;
  nested(names: { phrase: string; replies: string; longer: string; longerReplies: string }): string;
  moreCollisions(count: number): string;
}

/** The texts of the Saved Replies tab. */
export const savedRepliesLabels = defineLabels<SavedRepliesLabels>('saved-replies', {
  emptyTitle: 'Answer common questions with saved replies',
  emptyText:
    'A saved reply is an answer that your team can use again, and that trigger phrases in a visitor’s message can bring up by themselves. Your FAQs are a good starting point.',
  emptyAction: 'Add your first saved reply',
  learnMore: 'Learn more about saved replies',

  info: 'When a visitor’s message holds a trigger phrase, its reply is offered to your team, or sent at once. Your team can call any reply up in Slack by its shortcut.',
  add: 'Create new reply',
  full: (count) => `There is room for ${count} saved replies.`,
  list: 'Saved replies',
  search: 'Find a reply',
  noneFound: (query) => `No reply matches “${query}”.`,
  sort: 'Sort by',
  orders: { label: 'Label', newest: 'Newest first', shortcut: 'Shortcut' },
  unreadable: (count) => (count === 1 ? 'One reply could not be read.' : `${count} replies could not be read.`),

  reply: 'Reply',
  actions: 'Actions',
  noPhrases: 'None',
  morePhrases: (count) => `and ${count} more`,
  sent: 'Sent at once',
  offered: 'Offered to your team',
  noShortcut: 'None',
  slackShortcut: (shortcut) => shortcut,
  typedInSlack: 'Typed in Slack:',
  untitled: 'No label yet',
  isNew: 'Not saved yet',
  isChanged: 'Unsaved changes',
  isSaving: 'Saving...',
  isFailed: 'Could not be saved',
  isDeleted: 'Deleted elsewhere',
  edit: 'Edit',
  view: 'View',
  duplicate: 'Duplicate',
  delete: 'Delete',
  discard: 'Discard',
  actionFor: (action, reply) => `${action} ${reply}`,
  copyOf: (label) => `${label} (copy)`,
  saved: (label) => `“${label}” is saved.`,
  deleted: (label) => `“${label}” is deleted.`,
  discarded: (label) => `What was not saved of “${label}” is gone.`,
  undo: 'Undo',

  createTitle: 'Create New Saved Reply',
  editTitle: 'Edit Saved Reply',
  viewTitle: 'Saved Reply',

  fields: {
    label: { label: 'Label', help: 'What your team knows it by. Visitors do not see it.' },
    response: { label: 'Response', help: 'What visitors read.' },
    triggerPhrases: {
      label: 'Trigger phrases',
      help: 'Words that visitors write. Separate several by a comma. Upper and lower case are alike.',
      placeholder: 'delivery time, how long',
    },
    autoSend: {
      label: 'Send at once',
      help: 'Visitors get the reply by itself. Off, your team is offered it and decides.',
    },
    shortcut: { label: 'Shortcut', help: 'One word that your team types in Slack to use the reply.' },
  },

  labelMissing: 'Give the reply a label.',
  autoSendWithoutPhrases: 'Nothing is sent without a trigger phrase.',
  shortcutSpaces: 'A shortcut is one word, without spaces.',
  shortcutTaken: 'Another saved reply or question group has this shortcut.',
  shortcutTakenBy: {
    group: (label) => `The question group “${label}” has this shortcut.`,
    reply: (label) => `The saved reply “${label}” has this shortcut.`,
  },
  groupsUnknown: 'It could not be checked whether a question group has it already.',
  responseMissing: 'Write the response.',
  tooLong: 'This is too long.',
  keptDraft: 'Closing this keeps what you have typed.',
  deletedElsewhere: 'Somebody else has deleted this reply. Saving makes a new one of what you have here.',
  saveFailed: 'The reply was not saved.',
  checkAbove: 'Check the fields above.',

  deleteTitle: 'Are you sure you want to delete this saved reply?',
  deleteText: (label) => `“${label}” is gone for your whole team at once.`,
  deleteConfirm: 'Delete reply',
  discardTitle: 'Discard the new reply?',
  discardText: 'It was never saved, so what you entered is lost.',

  tryTitle: 'Try a message',
  tryText: 'Write what a visitor may write, and see which replies it brings up. Unsaved changes count.',
  message: 'A visitor’s message',
  messagePlaceholder: 'Do you ship to Alaska?',
  noMatch: 'No reply is brought up by this message.',
  fires: (phrases) => `Sent at once, because of ${phrases}`,
  isOffered: (phrases) => `Offered to your team, because of ${phrases}`,
  manyFire: (count) => `The visitor gets ${count} replies at once.`,
  collisions: 'Phrases that collide',
  shared: (phrase, replies) => `“${phrase}” brings up several replies: ${replies}.`,
  nested: ({ phrase, replies, longer, longerReplies }) =>
    `“${longer}” (${longerReplies}) also brings up ${replies}, because it holds “${phrase}”.`,
  moreCollisions: (count) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
});
