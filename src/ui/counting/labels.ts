import { defineLabels } from '../theme/labels';

/** Texts of reports that read all chats in a range. Numbers are already formatted in the theme's locale. */
export const countingLabels = defineLabels('counting', {
  /** The choice of the widget. */
  widget: 'Widget',
  many: (chats: string) => `This range has ${chats} chats. Counting them all takes a while.`,
  start: 'Count chats',
  running: 'Counting chats',
  progress: (done: string, total: string) => `${done} of ${total} chats`,
  progressOfUnknown: (done: string) => `${done} chats`,
  cancel: 'Cancel',
  canceled: 'Counting was canceled.',
  failed: (widget: string) => `Couldn’t load chats for ${widget}.`,
  stopped: 'Counting stopped.',
  /** `1,000 of 5,000 chats` */
  soFar: (progress: string) => `${progress} counted so far.`,
  again: 'Try again',
  count: (found: string, expected: string) => `Expected ${expected} chats but received ${found}.`,
  changed: 'The chats kept changing while they were being counted.',
  accept: 'Use these chats',
  leftOut: (limit: string, from: string, count: string) =>
    `Reports count up to ${limit} chats. This one covers chats from ${from} on and leaves out ${count} earlier ones.`,
  unreadable: (count: number) =>
    count === 1
      ? '1 chat couldn’t be displayed and isn’t counted.'
      : `${count} chats couldn’t be displayed and aren’t counted.`,
  empty: 'No chats in this range.',
  /** Texts of a search through all chats. */
  findStart: 'Find chats',
  finding: 'Finding chats',
  findCanceled: 'The search was canceled.',
  findStopped: 'The search stopped.',
  foundSoFar: (progress: string) => `${progress} searched so far.`,
  findFailed: 'Couldn’t load the chats.',
  findLeftOut: (limit: string, from: string, count: string) =>
    `These filters cover up to ${limit} chats. They include chats from ${from} on and leave out ${count} earlier ones.`,
  findUnreadable: (count: number) =>
    count === 1
      ? '1 chat couldn’t be displayed and isn’t included in the search.'
      : `${count} chats couldn’t be displayed and aren’t included in the search.`,
  totalChats: (count: number, written: string) => (count === 1 ? '1 chat' : `${written} chats`),
  totalMissed: (written: string) => `${written} missed`,
  totalTriggered: (written: string) => `${written} started by a trigger`,
});
export type CountingLabels = typeof countingLabels.defaults;
