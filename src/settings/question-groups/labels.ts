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
  unreadableGroup: string;

  groupActions: string;
  duplicateGroup: string;
  copyOf(label: string): string;
  copyGroup: string;
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
  savingGroup(label: string): string;
  savedGroup(label: string): string;

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
  startAnew: string;

  flaws: Record<QuestionFlaw, string>;
}

export const questionGroupsLabels = defineLabels<QuestionGroupsTexts & typeof treeLabels>('question-groups', {
  ...treeLabels,
  emptyTitle: 'Create your first question group',
  emptyText: 'Guide visitors with ready-made questions and answers.',
  emptyAction: 'Create question group',
  learnMore: 'Learn more about question groups',

  cards: 'Question groups',
  addGroup: 'Add question group',
  pasteGroup: 'Paste group',
  untitled: 'Untitled',
  newGroup: 'New question group',
  questionCount: (count, formatted) => (count === 1 ? '1 question' : `${formatted} questions`),
  opensAlone: 'Opens automatically',
  unsaved: 'Unsaved changes',
  neverSaved: 'Not saved yet',
  deletedElsewhere: 'Deleted elsewhere',
  deletedElsewhereText: 'Someone else deleted this group. Save to create it again, or discard it.',
  unreadableGroup: '1 group couldn’t be displayed. It stays unchanged.',

  groupActions: 'Actions for this group',
  duplicateGroup: 'Duplicate group',
  copyOf: (label) => `${label} (copy)`,
  copyGroup: 'Copy group as JSON',
  copied: 'Copied the group.',
  copyFailedTitle: 'Copy the group',
  copyFailedText: 'Your browser blocked copying. Select the text and copy it manually.',
  deleteGroup: 'Delete group',
  cancelNew: 'Cancel',

  fields: {
    label: { label: 'Label', help: 'What your team calls this group. Visitors don’t see it.' },
    shortcut: { label: 'Shortcut', help: 'A short word your team types to use the group.' },
    auto: {
      label: 'Open automatically',
      help: 'The group opens automatically when a visitor opens the widget. Only one group can.',
    },
    prompt: {
      label: 'Prompt',
      help: 'Shown above the first question. You can use <a>, <strong>, <b>, and <br>; other tags are removed.',
    },
  },
  autoLoses: (label) => `“${label}” opens automatically now. It won’t after you save.`,
  promptCount: (count, limit) => `${count} of ${limit} characters`,
  promptPreview: 'Preview',
  promptEmpty: 'Without a prompt, the first question shows right away.',
  errors: { required: 'Required.', optionRequired: 'Select an option.', tooLong: 'This is too long.' },
  nameTooLong: 'Exceeds 255 characters.',
  shortcutTaken: 'Another question group or saved reply uses this shortcut.',
  shortcutTakenBy: {
    group: (label) => `The question group “${label}” uses this shortcut.`,
    reply: (label) => `The saved reply “${label}” uses this shortcut.`,
  },
  promptTooLong: 'Exceeds 1024 characters.',
  treeTooLarge:
    'Too many questions to store. The limits are 2,000 questions and answers, 100 levels, and 300,000 characters.',

  form: (label) => `Question group: ${label}`,
  saveFailed: 'There was a problem updating this question group.',
  leftOut: 'Only links, bold text, and line breaks are kept. Removed:',
  checkAbove: 'Error: check for errors above.',
  savingGroup: (label) => `${label}: saving`,
  savedGroup: (label) => `${label}: saved`,

  deleteTitle: (label) => `Delete the question group “${label}”?`,
  deleteText: 'Warning, deleting this question group will delete across all widgets, are you sure you want to remove?',
  deleteWidgets: (names) => `It will be removed from: ${names}.`,
  deleteConfirm: 'Delete group',
  discardTitle: 'Discard the new question group?',
  discardText: 'You never saved it, so its questions and everything else you entered will be lost.',
  discardConfirm: 'Discard',

  pasteTitle: 'Paste a question group',
  pasteText:
    'Paste a group copied with “Copy group as JSON”, here or in another account. It’s added as a new group for you to save.',
  pasteField: 'Group as JSON',
  pasteConfirm: 'Add group',
  pasteCancel: 'Cancel',
  pasteFaults: {
    notJson: 'This isn’t JSON. Copy the whole text, from the first brace to the last.',
    notAGroup: 'This JSON doesn’t contain a question group with questions.',
    tooLarge:
      'This group is too large. The limits are 2,000 questions and answers, 100 levels, and 300,000 characters.',
  },

  unreadableTree: 'This group’s questions couldn’t be displayed.',
  unreadableTreeText: 'They stay unchanged while you edit the fields above. This is what’s stored:',
  startAnew: 'Start with new questions',

  flaws: {
    emptyText: 'is empty',
    noAction: 'leads nowhere: choose an action',
    emptyReply: 'replies with nothing: the custom response is empty',
    nextNowhere: 'goes to the next question, but there isn’t one: visitors would be stuck',
    noQuestion: 'asks another question, but there isn’t one below it',
    deletedWidget: 'opens a widget that no longer exists',
    unfinishedWidget: 'opens a widget that isn’t set up yet',
    offlineWidget: 'opens a widget that is offline now',
    unreachable: 'is never asked: no answer leads to it',
  },
});

export type QuestionGroupsLabels = (typeof questionGroupsLabels)['defaults'];
