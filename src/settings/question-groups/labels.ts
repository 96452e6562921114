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
  emptyText:
    'Question groups lead visitors through questions with ready answers to what they need, before anybody types.',
  emptyAction: 'Create a question group',
  learnMore: 'Learn more about question groups',

  cards: 'Question groups',
  addGroup: 'Add a question group',
  pasteGroup: 'Paste a group',
  untitled: 'Untitled',
  newGroup: 'New question group',
  questionCount: (count, formatted) => (count === 1 ? '1 question' : `${formatted} questions`),
  opensAlone: 'Opens automatically',
  unsaved: 'Unsaved changes',
  neverSaved: 'Not saved yet',
  deletedElsewhere: 'Deleted elsewhere',
  deletedElsewhereText: 'Somebody else has deleted this group. Saving creates it again; discard to let it go.',
  unreadableGroup: 'A group came in a form that cannot be read. It is left as it is.',

  groupActions: 'Actions for this group',
  duplicateGroup: 'Duplicate group',
  copyOf: (label) => `${label} (copy)`,
  copyGroup: 'Copy group as JSON',
  copied: 'The group was copied.',
  copyFailedTitle: 'Copy the group',
  copyFailedText: 'This browser does not let us copy. Select the text and copy it by hand.',
  deleteGroup: 'Delete group',
  cancelNew: 'Cancel',

  fields: {
    label: { label: 'Label', help: 'Your team knows the group by this name. Visitors do not see it.' },
    shortcut: { label: 'Shortcut', help: 'A short word by which your team calls the group up.' },
    auto: {
      label: 'Open automatically',
      help: 'The group opens by itself when a visitor opens the widget. Only one group does.',
    },
    prompt: {
      label: 'Prompt',
      help: 'Stands above the first question. <a>, <strong>, <b> and <br> are shown as such, all other tags are left out.',
    },
  },
  autoLoses: (label) => `“${label}” opens automatically now, and no longer will once this is saved.`,
  promptCount: (count, limit) => `${count} of ${limit} characters`,
  promptPreview: 'Preview',
  promptEmpty: 'Without a prompt the first question comes at once.',
  errors: { required: 'Required.', optionRequired: 'Select an option.', tooLong: 'This is too long.' },
  nameTooLong: 'Exceeds 255 characters.',
  shortcutTaken: 'Another question group or saved reply has this shortcut.',
  shortcutTakenBy: {
    group: (label) => `The question group “${label}” has this shortcut.`,
    reply: (label) => `The saved reply “${label}” has this shortcut.`,
  },
  promptTooLong: 'Exceeds 1024 characters.',
  treeTooLarge:
    'These are more questions than can be stored: 2,000 questions and answers, 100 levels and 300,000 characters.',

  form: (label) => `Question group: ${label}`,
  saveFailed: 'There was a problem updating this question group.',
  leftOut: 'Only links, bold text, and line breaks are kept. Removed:',
  checkAbove: 'Error: check for errors above.',
  savingGroup: (label) => `${label}: saving`,
  savedGroup: (label) => `${label}: saved`,

  deleteTitle: (label) => `Delete the question group “${label}”?`,
  deleteText: 'Warning, deleting this question group will delete across all widgets, are you sure you want to remove?',
  deleteWidgets: (names) => `It disappears from: ${names}.`,
  deleteConfirm: 'Delete group',
  discardTitle: 'Discard the new question group?',
  discardText: 'It was never saved, so what you entered and its questions are lost.',
  discardConfirm: 'Discard',

  pasteTitle: 'Paste a question group',
  pasteText:
    'Paste what “Copy group as JSON” has copied, here or in another account. It becomes a new group that you save.',
  pasteField: 'Group as JSON',
  pasteConfirm: 'Add group',
  pasteCancel: 'Cancel',
  pasteFaults: {
    notJson: 'This is no JSON. Copy the whole text, from the first brace to the last.',
    notAGroup: 'This is JSON, but no question group with questions in it.',
    tooLarge: 'This group is too large: at most 2,000 questions and answers, 100 levels and 300,000 characters.',
  },

  unreadableTree: 'The questions of this group cannot be read.',
  unreadableTreeText: 'They stay as they are while you change what stands above. This is what is stored:',
  startAnew: 'Start with new questions',

  flaws: {
    emptyText: 'has no text',
    noAction: 'leads nowhere: no action is chosen',
    emptyReply: 'replies with nothing: the custom response is empty',
    nextNowhere: 'goes on to the next question, but none comes after this one: visitors would go round in a circle',
    noQuestion: 'asks another question, but there is none below it',
    deletedWidget: 'opens a widget that is no longer there',
    unfinishedWidget: 'opens a widget that is not set up yet',
    offlineWidget: 'opens a widget that is offline now',
    unreachable: 'is never asked: no answer leads to it',
  },
});

export type QuestionGroupsLabels = (typeof questionGroupsLabels)['defaults'];
