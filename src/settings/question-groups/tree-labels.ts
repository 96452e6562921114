import { decodeEntities } from '../../model/core/decode-entities';
import type { LineName, TreeRefusal } from '../../model/settings/question-groups/tree-state';
import { treeViewLabels, type TreeViewTexts } from './tree-view-labels';
import type { LineKeyName } from '../../ui/keys/shortcuts';

export type LegendKey = LineKeyName | 'moveUp' | 'moveDown';

/** Texts of the question editor, its player, and its check. */
export interface TreeTexts extends TreeViewTexts {
  tree: string;
  treeHelp: string;
  lines(group: string): string;
  treeEmpty: string;
  addQuestion: string;
  addAnswer: string;

  importQuestions: string;
  importTitle: string;
  importText: string;
  importField: string;
  importExample: string;
  importFile: string;
  importPreview(count: number, formatted: string): string;
  importEmpty: string;
  importUnreadable: string;
  importOtherEncoding: string;
  importConfirm: string;

  tools: string;
  undo: string;
  redo: string;
  collapseAll: string;
  expandAll: string;
  collapse(name: string): string;
  expand(name: string): string;

  find: string;
  found(place: string, count: string): string;
  foundNothing: string;
  previousMatch: string;
  nextMatch: string;

  path: string;
  pathNowhere: string;

  question(place: string): string;
  answer(place: string): string;
  /** A question or answer's name while it moves: its text, or its position. */
  node(kind: string, text: string): string;
  questionPlaceholder: string;
  answerPlaceholder: string;
  textOf(name: string): string;
  actionOf(name: string): string;
  replyOf(name: string): string;
  replyPlaceholder: string;
  replyPreview: string;
  keys: string;
  /** What an answer does, while its line is not being edited. */
  does: {
    asks(place: string): string;
    next: string;
    form: string;
    replies(text: string): string;
    repliesNothing: string;
  };
  actions: Record<'' | 'new' | 'next' | 'form' | 'customResponse', string>;
  actionGroups: Record<'questions' | 'endings' | 'widgets', string>;
  widget(name: string): string;
  offlineWidget(name: string): string;
  unfinishedWidget(name: string): string;
  deletedWidget: string;

  menuOf(name: string): string;
  addBelow: string;
  addAfter: string;
  addQuestionAfter: string;
  duplicate: string;
  moveUp: string;
  moveDown: string;
  indent: string;
  outdent: string;
  tryFromHere: string;
  copyLineLink: string;
  removeAnswer: string;
  removeQuestion: string;

  inserted(count: number, formatted: string): string;
  removed(count: number, formatted: string): string;
  lostNext(count: number, formatted: string): string;
  notes: Record<'appended' | TreeRefusal, string>;

  /** Above the keys of a line. */
  legend: string;
  legendText: string;
  legendRow: string;
  legendKeys: Record<LegendKey, string>;

  tryIt: string;
  check: string;
  checkCount(count: number, formatted: string): string;
  closePanel: string;

  player(group: string): string;
  playerBack: string;
  playerAgain: string;
  playerShow: string;
  playerNothing: string;
  playerForm: string;
  playerWidget(name: string): string;
  playerDeletedWidget: string;
  playerReply: string;
  playerDeadEnd: string;
  playerEmptyText: string;

  checkFine: string;
  checkFound(count: number, formatted: string): string;
  finding(name: string, flaw: string): string;
  /** Below the visible ones. */
  checkMore(count: number, formatted: string): string;
}

export const treeLabels: TreeTexts = {
  ...treeViewLabels,

  tree: 'Questions and answers',
  treeHelp: 'Each answer asks another question, shows a form, replies, or opens a chat.',
  lines: (group) => `Questions and answers in ${group}`,
  treeEmpty: 'No questions yet.',
  addQuestion: 'Add question',
  addAnswer: 'Add answer',

  importQuestions: 'Import',
  importTitle: 'Import questions',
  importText:
    'Paste an indented text, a Markdown list, or a copied group, or choose a file. The questions are added to the end of this group.',
  importField: 'Questions and answers',
  importExample:
    'What are you looking for?\n  A tent\n    For how many people?\n      One or two -> form\n  A stove -> next',
  importFile: 'Choose a file',
  importPreview: (count, formatted) =>
    count === 1 ? '1 question or answer will be added:' : `${formatted} questions and answers will be added:`,
  importEmpty: 'Enter at least one question.',
  importOtherEncoding: 'This file isn’t UTF-8. Save it as UTF-8, then choose it again.',
  importUnreadable: 'This file couldn’t be read. Choose it again, or paste its text.',
  importConfirm: 'Import questions',

  tools: 'Question tools',
  undo: 'Undo',
  redo: 'Redo',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  collapse: (name) => `Collapse ${name}`,
  expand: (name) => `Expand ${name}`,

  find: 'Find text',
  found: (place, count) => `${place} of ${count}`,
  foundNothing: 'No matches',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',

  path: 'You are here',
  pathNowhere: 'Choose a line to see the path to it.',

  question: (place) => `Question ${place}`,
  answer: (place) => `Answer ${place}`,
  node: (kind, text) => (text === '' ? kind : `${kind}, ${text}`),
  questionPlaceholder: 'How can we help?',
  answerPlaceholder: 'Track my order',
  textOf: (name) => `${name}: text`,
  actionOf: (name) => `${name}: action`,
  replyOf: (name) => `${name}: reply`,
  replyPlaceholder: 'What visitors read when they choose this. You can use <a>, <strong>, <b>, and <br>.',
  replyPreview: 'Preview',
  keys: 'Press Enter to edit a line, Escape to leave its text, and Tab to leave the list. Below the list is a legend of all keys.',
  does: {
    asks: (place) => `asks ${place}`,
    next: 'goes to the next question',
    form: 'shows the offline form',
    replies: (text) => `replies “${text}”`,
    repliesNothing: 'has an empty reply',
  },
  actions: {
    '': 'Select an option',
    new: 'Ask another question',
    next: 'Go to the next question',
    form: 'Show the offline form',
    customResponse: 'Give a reply',
  },
  actionGroups: { questions: 'Keep asking', endings: 'Finish', widgets: 'Chat in a channel' },
  widget: (name) => `Chat in ${name}`,
  offlineWidget: (name) => `Chat in ${name} (offline)`,
  unfinishedWidget: (name) => `Chat in ${name} (not set up)`,
  deletedWidget: 'Chat in a deleted widget',

  menuOf: (name) => `${name}: more actions`,
  addBelow: 'Add an answer',
  addAfter: 'Add an answer after this',
  addQuestionAfter: 'Add a question after this',
  duplicate: 'Duplicate',
  moveUp: 'Move up',
  moveDown: 'Move down',
  indent: 'Indent',
  outdent: 'Outdent',
  tryFromHere: 'Try from here',
  copyLineLink: 'Copy link',
  removeAnswer: 'Remove answer',
  removeQuestion: 'Remove question',

  inserted: (count, formatted) =>
    count === 1 ? 'Added 1 question or answer.' : `Added ${formatted} questions and answers.`,
  removed: (count, formatted) =>
    count === 1 ? '1 question or answer removed.' : `${formatted} questions and answers removed.`,
  lostNext: (count, formatted) =>
    count === 1
      ? '1 answer led to a question that no longer exists. Choose another action for it.'
      : `${formatted} answers led to a question that no longer exists. Choose other actions for them.`,
  notes: {
    appended: 'Added a question at the end for this answer to lead to.',
    cannotIndent: 'This line can’t go further in. To leave the list, press Escape, then Tab.',
    cannotOutdent: 'This line can’t go further out. To leave the list, press Escape, then Shift+Tab.',
    textTooLong: 'A text can have at most 5,000 characters.',
    tooLarge: 'That would exceed the limits of 2,000 questions and answers, 100 levels, and 300,000 characters.',
  },

  legend: 'Keys',
  legendText: 'In a text',
  legendRow: 'On a line',
  legendKeys: {
    addLine: 'Add a line',
    indent: 'Indent',
    outdent: 'Outdent',
    moveUp: 'Move up',
    moveDown: 'Move down',
    leaveText: 'Leave the text',
    editLine: 'Edit',
    indentRow: 'Indent',
    outdentRow: 'Outdent',
    addBelow: 'Add a line',
    askQuestion: 'Ask another question',
    goToNext: 'Go to the next question',
    showForm: 'Show the form',
    giveReply: 'Give a reply',
    openChat: 'Choose a chat',
    duplicate: 'Duplicate',
    tryLine: 'Try from here',
    removeLine: 'Remove',
    leaveList: 'Go to the line’s controls, then leave the list',
  },

  tryIt: 'Try it',
  check: 'Check',
  checkCount: (count, formatted) =>
    count === 0 ? 'Check' : count === 1 ? 'Check: 1 problem' : `Check: ${formatted} problems`,
  closePanel: 'Close',

  player: (group) => `${group} as a visitor sees it`,
  playerBack: 'Back',
  playerAgain: 'Restart',
  playerShow: 'Show in the editor',
  playerNothing: 'No questions to ask.',
  playerForm: 'The offline form opens.',
  playerWidget: (name) => `The chat continues in ${name}.`,
  playerDeletedWidget: 'This answer opens a widget that no longer exists.',
  playerReply: 'The questions end with this reply.',
  playerDeadEnd: 'This answer leads nowhere. Choose an action for it.',
  playerEmptyText: 'No text',

  checkFine: 'No problems found.',
  checkFound: (count, formatted) => (count === 1 ? '1 problem found' : `${formatted} problems found`),
  finding: (name, flaw) => `${name} ${flaw}`,
  checkMore: (count, formatted) => (count === 1 ? 'And 1 more.' : `And ${formatted} more.`),
};

/** "Answer 1.2, A tent" */
export function lineName(labels: TreeTexts, line: LineName | undefined): string {
  if (!line) return '';
  const kind = line.isQ ? labels.question(line.place) : labels.answer(line.place);
  return labels.node(kind, decodeEntities(line.text).trim());
}
