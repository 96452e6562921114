import { decodeEntities } from '../../model/core/decode-entities';
import type { LineName } from '../../model/settings/question-groups/tree-state';

/** Texts of the question editor, its player, and its check. */
export interface TreeTexts {
  tree: string;
  treeHelp: string;
  lines(group: string): string;
  treeEmpty: string;
  addQuestion: string;
  addAnswer: string;

  tools: string;
  undo: string;
  redo: string;
  /** Announced once it is done. */
  undone: string;
  redone: string;
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
  tryFromHere: string;
  removeAnswer: string;
  removeQuestion: string;

  removed(count: number, formatted: string): string;
  lostNext(count: number, formatted: string): string;
  appended: string;

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
  tree: 'Questions and answers',
  treeHelp: 'Every answer does something: it asks on, shows a form, replies, or opens a chat.',
  lines: (group) => `Questions and answers of ${group}`,
  treeEmpty: 'There is no question yet.',
  addQuestion: 'Add question',
  addAnswer: 'Add answer',

  tools: 'Tools for the questions',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone.',
  redone: 'Done again.',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  collapse: (name) => `Collapse ${name}`,
  expand: (name) => `Expand ${name}`,

  find: 'Find text',
  found: (place, count) => `${place} of ${count}`,
  foundNothing: 'Nothing found',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',

  path: 'You are here',
  pathNowhere: 'Choose a line to see the way to it.',

  question: (place) => `Question ${place}`,
  answer: (place) => `Answer ${place}`,
  node: (kind, text) => (text === '' ? kind : `${kind}, ${text}`),
  questionPlaceholder: 'What do you ask?',
  answerPlaceholder: 'What can visitors answer?',
  textOf: (name) => `${name}: text`,
  actionOf: (name) => `${name}: action`,
  replyOf: (name) => `${name}: custom response`,
  replyPlaceholder: 'What visitors read when they choose this. <a>, <strong>, <b> and <br> are allowed.',
  replyPreview: 'Preview',
  keys: 'Enter leads on and adds an answer after the last one. The arrow keys go from line to line; with Alt they move the line. Backspace in an empty text removes it.',
  actions: {
    '': 'Select an option',
    new: 'Ask another question',
    next: 'Go to the next question',
    form: 'Show the offline form',
    customResponse: 'Give a reply',
  },
  actionGroups: { questions: 'Go on asking', endings: 'Finish', widgets: 'Chat in a channel' },
  widget: (name) => `Chat in ${name}`,
  offlineWidget: (name) => `Chat in ${name} (offline)`,
  unfinishedWidget: (name) => `Chat in ${name} (not set up)`,
  deletedWidget: 'Chat in a deleted widget',

  menuOf: (name) => `${name}: more actions`,
  addBelow: 'Add an answer',
  addAfter: 'Add an answer after it',
  addQuestionAfter: 'Add a question after it',
  duplicate: 'Duplicate',
  moveUp: 'Move up',
  moveDown: 'Move down',
  tryFromHere: 'Try from here',
  removeAnswer: 'Remove answer',
  removeQuestion: 'Remove question',

  removed: (count, formatted) =>
    count === 1 ? '1 line was removed.' : `${formatted} questions and answers were removed.`,
  lostNext: (count, formatted) =>
    count === 1
      ? '1 answer led to a next question that no longer comes. Choose another action for it.'
      : `${formatted} answers led to a next question that no longer comes. Choose other actions for them.`,
  appended: 'A question was added at the end for this answer to lead to.',

  tryIt: 'Try it',
  check: 'Check',
  checkCount: (count, formatted) => (count === 0 ? 'Check' : `Check: ${formatted}`),
  closePanel: 'Close',

  player: (group) => `${group} as a visitor sees it`,
  playerBack: 'Back',
  playerAgain: 'Start again',
  playerShow: 'Show in the tree',
  playerNothing: 'There is no question to ask.',
  playerForm: 'The offline form opens.',
  playerWidget: (name) => `The chat goes on in ${name}.`,
  playerDeletedWidget: 'This answer opens a widget that is no longer there.',
  playerReply: 'The questions end with this reply.',
  playerDeadEnd: 'This answer leads nowhere: choose an action for it.',
  playerEmptyText: 'Without text',

  checkFine: 'Nothing stands in a visitor’s way.',
  checkFound: (count, formatted) => (count === 1 ? '1 thing to look at' : `${formatted} things to look at`),
  finding: (name, flaw) => `${name} ${flaw}`,
  checkMore: (count, formatted) => (count === 1 ? 'And 1 more after these.' : `And ${formatted} more after these.`),
};

/** "Answer 1.2, A tent" */
export function lineName(labels: TreeTexts, line: LineName | undefined): string {
  if (!line) return '';
  const kind = line.isQ ? labels.question(line.place) : labels.answer(line.place);
  return labels.node(kind, decodeEntities(line.text).trim());
}
