import type { ErrorCode } from '../../model/core/editor';
import type { GroupCopyFault } from '../../model/settings/question-groups/copy-read';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import type { QuestionFlaw } from '../../model/settings/question-groups/review';
import type { ShortcutOwner } from '../../model/settings/shared/shortcuts';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels } from '../../ui/theme/labels';
import { treeLabels } from './tree-labels';

interface QuestionGroupsTexts {
  emptyTitle: string;
  emptyText: string;
  emptyAction: string;
  learnMore: string;

  cards: string;
  addGroup: string;
  pasteGroup: string;
  untitled: string;
  newGroup: string;
  questionCount(count: number, formatted: string): string;
  opensAlone: string;
  unsaved: string;
  neverSaved: string;
  deletedElsewhere: string;
  deletedElsewhereText: string;
  /** What a link leads to was deleted. */
  linkLost: Record<'group' | 'line', string>;
  unreadable(count: number): string;

  groupActions: string;
  duplicateGroup: string;
  copyOf(label: string): string;
  copyText: string;
  copyGroup: string;
  copyGroupLink: string;
  linkCopied: string;
  copied: string;
  copyFailedTitle: string;
  copyFailedText: string;
  deleteGroup: string;
  cancelNew: string;

  fields: Record<Exclude<keyof QuestionGroupFields, 'tree'>, FieldTexts>;
  /** Which group opens automatically until this one is saved. */
  autoLoses(label: string): string;
  promptCount(count: string, limit: string): string;
  promptPreview: string;
  promptEmpty: string;
  /** Under the fields, by the reason why they can't be saved. */
  errors: Partial<Record<ErrorCode, string>>;
  nameTooLong: string;
  shortcutTaken: string;
  /** Replaces it when it is known what uses the shortcut. */
  shortcutTakenBy: Record<ShortcutOwner['kind'], (label: string) => string>;
  promptTooLong: string;
  treeTooLarge: string;

  /** Names the form for screen readers. */
  form(label: string): string;
  saveFailed: string;
  /** Before the tags and attributes that the last save removed. */
  leftOut: string;
  checkAbove: string;

  deleteTitle(label: string): string;
  deleteText: string;
  deleteWidgets(names: string): string;
  deleteConfirm: string;
  /** Before discarding a new group that has content. */
  discardTitle: string;
  discardText: string;
  discardConfirm: string;

  pasteTitle: string;
  pasteText: string;
  pasteField: string;
  pasteConfirm: string;
  pasteCancel: string;
  pasteFaults: Record<GroupCopyFault, string>;

  unreadableTree: string;
  unreadableTreeText: string;
  startOver: string;

  flaws: Record<QuestionFlaw, string>;
}

export const questionGroupsLabels = defineLabels<QuestionGroupsTexts & typeof treeLabels>('question-groups', {
  ...treeLabels,
  emptyTitle: 'Create your first question group',
  emptyText: 'Guide visitors with ready-made questions and answers.',
  emptyAction: 'Create a question group',
  learnMore: 'Learn more about question groups',

  cards: 'Question groups',
  addGroup: 'Add a question group',
  pasteGroup: 'Paste a group',
  untitled: 'Untitled',
  newGroup: 'New question group',
  questionCount: (count, formatted) => (count === 1 ? '1 question' : `${formatted} questions`),
  opensAlone: 'opens automatically',
  unsaved: 'Unsaved changes',
  neverSaved: 'Not saved yet',
  deletedElsewhere: 'Deleted elsewhere',
  deletedElsewhereText: 'Someone else deleted this group. Save to create it again, or discard your changes.',
  linkLost: {
    group: 'This question group no longer exists.',
    line: 'This question or answer no longer exists.',
  },
  unreadable: (count) =>
    count === 1
      ? '1 group couldn’t be displayed. It hasn’t been changed.'
      : `${count} groups couldn’t be displayed. They haven’t been changed.`,

  groupActions: 'Actions for this group',
  duplicateGroup: 'Duplicate group',
  copyOf: (label) => `${label} (copy)`,
  copyText: 'Copy questions as text',
  copyGroup: 'Copy group as JSON',
  copyGroupLink: 'Copy link to group',
  linkCopied: 'Link copied.',
  copied: 'Group copied.',
  copyFailedTitle: 'Copy the group',
  copyFailedText: 'Your browser blocked copying. Select the text and copy it manually.',
  deleteGroup: 'Delete group',
  cancelNew: 'Cancel',

  fields: {
    label: { label: 'Label', help: 'The name your team sees. Visitors don’t see it.' },
    shortcut: { label: 'Shortcut', help: 'One word your team types in Slack to use the group.' },
    auto: {
      label: 'Open automatically',
      help: 'Opens this group when a visitor opens the widget. Only one group can open automatically.',
    },
    prompt: {
      label: 'Prompt',
      help: 'Appears above the first question. You can use <a>, <strong>, <b>, and <br>. Other tags are removed.',
    },
  },
  autoLoses: (label) => `Saving this group turns off “Open automatically” for “${label}”.`,
  promptCount: (count, limit) => `${count} of ${limit} characters`,
  promptPreview: 'Preview',
  promptEmpty: 'Without a prompt, visitors see the first question right away.',
  errors: { required: 'Required.', optionRequired: 'Select an option.', tooLong: 'This text is too long. Shorten it.' },
  nameTooLong: 'Exceeds 255 characters.',
  shortcutTaken: 'Another question group or saved reply uses this shortcut.',
  shortcutTakenBy: {
    group: (label) => `The question group “${label}” uses this shortcut.`,
    reply: (label) => `The saved reply “${label}” uses this shortcut.`,
  },
  promptTooLong: 'Exceeds 1024 characters.',
  treeTooLarge:
    'This group is too large to save. The limits are 2,000 questions and answers, 100 levels, and 300,000 characters.',

  form: (label) => `Question group: ${label}`,
  saveFailed: 'There was a problem updating this question group.',
  leftOut: 'Only links, bold text, and line breaks are kept. Removed:',
  checkAbove: 'Error: check for errors above.',

  deleteTitle: (label) => `Delete the question group “${label}”?`,
  deleteText: 'Warning, deleting this question group will delete across all widgets, are you sure you want to remove?',
  deleteWidgets: (names) => `The group will disappear from these widgets: ${names}.`,
  deleteConfirm: 'Delete group',
  discardTitle: 'Discard the new question group?',
  discardText: 'This group hasn’t been saved, so you’ll lose what you entered.',
  discardConfirm: 'Discard',

  pasteTitle: 'Paste a question group',
  pasteText:
    'Paste a group you copied with “Copy group as JSON” in this or another account. It’s added as a new, unsaved group.',
  pasteField: 'Group as JSON',
  pasteConfirm: 'Add group',
  pasteCancel: 'Cancel',
  pasteFaults: {
    notJson: 'This isn’t JSON. Copy the whole text, from the first brace to the last.',
    notAGroup: 'This JSON isn’t a question group. Use “Copy group as JSON”, then paste the copy here.',
    tooLarge:
      'This group is too large to paste. The limits are 2,000 questions and answers, 100 levels, and 300,000 characters.',
  },

  unreadableTree: 'This group’s questions couldn’t be read.',
  unreadableTreeText: 'They stay the same when you edit the fields above. Here’s what’s saved:',
  startOver: 'Replace with new questions',

  flaws: {
    emptyText: 'is empty',
    noAction: 'leads nowhere because no action is selected',
    emptyReply: 'has an empty reply',
    nextNowhere: 'goes to the next question, but no question follows, so visitors would see the same one again',
    noQuestion: 'asks another question, but there’s no question below it',
    deletedWidget: 'opens a widget that no longer exists',
    unfinishedWidget: 'opens a widget that isn’t set up yet',
    offlineWidget: 'opens a widget that’s currently offline',
    unreachable: 'is never asked because no answer leads to it',
  },
});

export type QuestionGroupsLabels = (typeof questionGroupsLabels)['defaults'];
