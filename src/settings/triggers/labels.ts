import type { MatchType } from '../../model/settings/triggers/draft';
import type { VisitedRange } from '../../model/settings/triggers/visited';
import type { Trigger } from '../../model/settings/triggers/trigger';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels, useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useMemo } from 'react';

/** The settings in a trigger's panel; the switch in its header is named by `enabled`. */
export type TriggerName = Exclude<keyof Trigger, 'uid' | 'enabled' | 'displayStyle'>;

export interface TriggersLabels {
  /** Shown when there are no triggers yet. */
  emptyTitle: string;
  emptyText: string;
  create: string;
  learnMore: string;
  unreadable: string;
  copyStored: string;

  title: string;
  text: string;
  list: string;
  add: string;
  /** Why no more can be added. */
  full(count: number): string;

  /** A trigger without a message. */
  untitled: string;
  isNew: string;
  isChanged: string;
  isWrong: string;
  /** When it shows: immediately, or after this many seconds. */
  delay(seconds: number): string;
  noDelay: string;
  /** The number of pages, and the first of them. */
  pages(count: number, first: string): string;
  noPages: string;
  enabled(name: string): string;
  on: string;
  off: string;
  more(name: string): string;
  duplicate: string;
  delete: string;

  fields: Record<'triggerMinDelay' | TriggerName, FieldTexts>;
  messageMissing: string;
  afterMissing: string;
  pagesMissing: string;
  /** After the number, in the sentence that the fields form. */
  seconds: string;
  matchTypes: Record<MatchType, { title: string; example: string }>;
  preview: string;
  deletedElsewhere: string;

  deleteTitle: string;
  deleteText: string;
  deleteConfirm: string;
  /** Before discarding a new trigger that has content. */
  discardTitle: string;
  discardText: string;
  discardConfirm: string;

  tryTitle: string;
  tryText: string;
  tryAddresses: string;
  tryPlaceholder: string;
  tryRun: string;
  /** More URLs than are tested together. */
  tryLimit(count: number): string;
  tryNone: string;
  tryHidden(pattern: string): string;
  tryUntested(patterns: readonly string[]): string;
  /** When a trigger fires, in a narrow column. */
  moment(seconds: number): string;
  /** `pages`: where, as a clause. */
  fires(pages: string): string;
  /** Why a trigger that matches the page doesn't fire there, or not yet. */
  waits(by: string, minutes: number): string;
  shadowed(by: string): string;
  disabled: string;
  hidden: string;
  never: string;
  neverBy(by: string): string;

  visitedTitle: string;
  visitedText: string;
  visitedRange: string;
  visitedRanges: Record<VisitedRange, string>;
  visitedAsk: string;
  /** Numbers are already formatted in the theme's locale. */
  /** Reads the chats of the same range again. */
  visitedAgain: string;
  /** `range` is one of `visitedRanges`, `chats` is `visitedChats`. */
  visitedSum(range: string, chats: string): string;
  visitedEmpty(range: string): string;
  visitedReadAt(time: string): string;
  visitedChats(count: number, written: string): string;
  visitedStarted(written: string): string;
  visitedUnknown: string;
  visitedMore(count: number): string;
  visitedOther(count: number, written: string): string;
  /** Beside a trigger: the chats that started on a page that it matches, of all. */
  matches(matched: string, count: number, written: string): string;
  started(written: string): string;
  /** Other triggers fire on the same pages. */
  startedUpTo(written: string): string;

  /** Below a trigger's pages. */
  exclusion: string;
  exclusionLink: string;
}

export const triggersLabels = defineLabels<TriggersLabels>('triggers', {
  emptyTitle: 'Create your first trigger',
  emptyText: 'Greet visitors automatically with a message, on the pages and at the moment you choose.',
  create: 'Add new trigger',
  learnMore: 'Learn more about triggers',
  unreadable:
    'We couldn’t read your saved triggers, so they can’t be shown or changed. Copy them and send the copy to support.',
  copyStored: 'Copy saved triggers',

  title: 'Triggers',
  text: 'Messages that visitors get automatically. Each is shown at most once per visitor.',
  list: 'All triggers',
  add: 'Add new trigger',
  full: (count) => `You’ve reached the limit of ${count} triggers. Delete one to add another.`,

  untitled: 'No message yet',
  isNew: 'Not saved yet',
  isChanged: 'Unsaved changes',
  isWrong: 'Incomplete',
  delay: (seconds) =>
    seconds === 0 ? 'Immediately' : seconds === 1 ? 'After 1 second' : `After ${String(seconds)} seconds`,
  noDelay: 'Delay not set',
  pages: (count, first) =>
    count === 1
      ? `on ${first}`
      : count === 2
        ? `on ${first} and 1 more page`
        : `on ${first} and ${count - 1} more pages`,
  noPages: 'not on any page yet',
  enabled: (name) => `Show to visitors: ${name}`,
  on: 'On',
  off: 'Off',
  more: (name) => `More actions for ${name}`,
  duplicate: 'Duplicate',
  delete: 'Delete',
  messageMissing: 'Enter a message.',
  afterMissing: 'Enter a number of seconds. 0 means immediately.',
  pagesMissing: 'Add at least one page.',
  seconds: 'seconds',
  matchTypes: {
    contains: { title: 'contains', example: '/pricing also matches example.com/pricing/team' },
    startsWith: { title: 'starts with', example: '/docs also matches /docs/install, but not /help/docs' },
    exact: { title: 'is exactly', example: '/pricing matches /pricing, but not /pricing/team' },
  },

  fields: {
    triggerMinDelay: {
      label: 'Minimum delay between triggers',
      help: 'Minutes before the same visitor can see another trigger.',
    },
    message: { label: 'Message', help: 'What visitors read in the bubble next to the widget.' },
    after: { label: 'Show after', help: '0 means immediately.' },
    on: {
      label: 'Pages',
      help: 'URLs or paths, separated by spaces or commas.',
      placeholder: '/pricing or https://example.com/pricing',
    },
    matchType: { label: 'on pages whose URL' },
  },

  preview: 'How visitors see it',
  deletedElsewhere: 'deleted',

  deleteTitle: 'Delete this trigger?',
  deleteText:
    'This trigger is deleted right away, and visitors no longer see it. Unsaved changes to other triggers are kept.',
  deleteConfirm: 'Delete trigger',
  discardTitle: 'Discard the new trigger?',
  discardText: 'This trigger hasn’t been saved, so you’ll lose what you entered.',
  discardConfirm: 'Discard',

  tryTitle: 'Test a URL',
  tryText: 'See which triggers fire on a page, in what order, and why others don’t. Unsaved changes are included.',
  tryAddresses: 'Page URLs',
  tryPlaceholder: 'https://example.com/pricing',
  tryRun: 'Test',
  tryLimit: (count) => `Only the first ${count} URLs are tested.`,
  tryNone: 'No triggers match this page.',
  tryHidden: (pattern) => `${pattern} hides the widget on this page, so no triggers fire here.`,
  tryUntested: (patterns) =>
    patterns.length === 1
      ? `This pattern can’t be tested here: ${patterns[0]}`
      : `These patterns can’t be tested here: ${patterns.join(', ')}`,
  moment: (seconds) => `${seconds} s`,
  fires: (pages) => `Fires ${pages}`,
  waits: (by, minutes) =>
    minutes === 1
      ? `Waits at least 1 minute after “${by}” fires.`
      : `Waits at least ${minutes} minutes after “${by}” fires.`,
  shadowed: (by) => `Never fires here because “${by}” fires at the same moment and comes first.`,
  disabled: 'Doesn’t fire because it’s off.',
  hidden: 'Doesn’t fire because the widget is hidden here.',
  never: 'Triggers that never fire',
  neverBy: (by) => `“${by}” comes first and fires at the same moment on every page this trigger matches.`,

  visitedTitle: 'Pages of real chats',
  visitedText:
    'Try your triggers on the pages where visitors started chats. Unsaved changes are included, and so are chats on pages where the widget is hidden now.',
  visitedRange: 'Chats from',
  visitedRanges: {
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    lastmonth: 'Last month',
    last12months: 'Last 12 months',
  },
  visitedAsk: 'Load chats',
  visitedAgain: 'Load again',
  visitedSum: (range, chats) => `${range}: ${chats}. Each trigger above shows how many it matches.`,
  visitedEmpty: (range) => `${range}: no chats.`,
  visitedReadAt: (time) => `Loaded at ${time}.`,
  visitedChats: (count, written) => (count === 1 ? '1 chat' : `${written} chats`),
  visitedStarted: (written) => `${written} started by a trigger`,
  visitedUnknown: 'Unknown page',
  visitedMore: (count) => (count === 1 ? 'Show 1 more page' : `Show ${count} more pages`),
  visitedOther: (count, written) =>
    count === 1
      ? '1 chat on a rarely visited page isn’t included.'
      : `${written} chats on rarely visited pages aren’t included.`,
  matches: (matched, count, written) =>
    count === 1 ? `Matches ${matched} of 1 chat` : `Matches ${matched} of ${written} chats`,
  started: (written) => `started ${written}`,
  startedUpTo: (written) => `started up to ${written}`,

  exclusion: 'Pages can’t be excluded. List only the pages you want, or hide the widget on the others.',
  exclusionLink: 'Hide the widget on some pages',
});

/** The texts of the tab's parts. */
export function useTriggersLabels(): TriggersLabels {
  const { direction } = useTheme();
  const labels = useLabels(triggersLabels);
  return useMemo(() => (direction === 'rtl' ? isolatingLabels(labels) : labels), [direction, labels]);
}

/** URLs, patterns, and messages keep their own direction inside a right-to-left sentence. */
function isolatingLabels(labels: TriggersLabels): TriggersLabels {
  const isolate = (text: string) => `\u2068${text}\u2069`;
  return {
    ...labels,
    pages: (count, first) => labels.pages(count, isolate(first)),
    enabled: (name) => labels.enabled(isolate(name)),
    more: (name) => labels.more(isolate(name)),
    tryHidden: (pattern) => labels.tryHidden(isolate(pattern)),
    tryUntested: (patterns) => labels.tryUntested(patterns.map(isolate)),
    waits: (by, minutes) => labels.waits(isolate(by), minutes),
    shadowed: (by) => labels.shadowed(isolate(by)),
    neverBy: (by) => labels.neverBy(isolate(by)),
  };
}
