import type { CopyRefusal } from '../../model/settings/across/copy-refusals';
import { defineLabels } from '../../ui/theme/labels';

interface CompareTexts {
  title: string;
  /** Under the title. */
  context(settings: number, widgets: number, differing: number): string;
  emptyTitle: string;
  emptyNone: string;
  emptyOne: string;
  dashboardLink: string;
  readOnly: string;

  find: string;
  onlyDifferences: string;
  widgets(shown: number, all: number): string;
  nothingFound: string;
  noDifferences: string;
  clear: string;
  noWidgets: string;

  grid: string;
  setting: string;
  /** Under a setting's name. */
  allHave: string;
  mostHave(value: string, count: number, all: number): string;
  allDiffer: string;
  differs: string;
  first: string;
  second: string;

  edit(setting: string, widget: string): string;
  save: string;
  cancel: string;
  saving: string;
  saved: string;
  notSaved: string;
  discard: string;
  /** Under what was typed. */
  changedElsewhere(value: string): string;
  openTab(tab: string): string;
  addRange: string;
  removeRange(day: string): string;
  start(day: string): string;
  end(day: string): string;
  pictureText: string;
  unreadableText: string;

  copy: string;
  copyThis(name: string): string;
  copyFrom(name: string, widget: string): string;
  copyTitle: string;
  copyText: string;
  from: string;
  what: string;
  allOf(tab: string): string;
  to: string;
  chosen(count: number): string;
  preview: string;
  back: string;
  previewTitle: string;
  previewText(changes: number, widgets: number): string;
  nothingToCopy: string;
  before: string;
  after: string;
  unchanged(count: number): string;
  refusals: Record<CopyRefusal, string>;
  apply(widgets: number): string;

  copying(done: number, total: number): string;
  undoing(done: number, total: number): string;
  stop: string;
  stopping: string;
  copyingTitle: string;
  undoingTitle: string;
  copiedTitle: string;
  undoneTitle: string;
  copied(saved: number, total: number): string;
  undone(undone: number, total: number): string;
  failedCount(count: number): string;
  waiting: string;
  copiedOne: string;
  undoneOne: string;
  canceled: string;
  failedOne: string;
  undoFailedOne: string;
  changedSince(settings: string): string;
  retry: string;
  retryFor(widget: string): string;
  retryAll(count: number): string;
  undo: string;
  close: string;
  showCopy: string;
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const settings = (count: number) => counted(count, 'setting', 'settings');
const widgets = (count: number) => counted(count, 'widget', 'widgets');

export const compareLabels = defineLabels<CompareTexts>('compare', {
  title: 'Compare widgets',
  context: (all, shown, differing) =>
    `${settings(all)}, ${widgets(shown)}, ${differing === 0 ? 'no differences' : counted(differing, 'difference', 'differences')}`,
  emptyTitle: 'Nothing to compare yet',
  emptyNone: 'Set up two widgets to compare their settings and copy them from one to the other.',
  emptyOne: 'You have one widget. Set up another to compare settings and copy them from one to the other.',
  dashboardLink: 'Go to the Dashboard',
  readOnly: 'You can view these settings but not change them.',

  find: 'Find a setting',
  onlyDifferences: 'Only differences',
  widgets: (shown, all) => (shown === all ? `All ${widgets(all)}` : `${shown} of ${widgets(all)}`),
  nothingFound: 'No settings match.',
  noDifferences: 'These widgets have the same settings.',
  clear: 'Show all settings',
  noWidgets: 'Choose two or more widgets to compare them.',

  grid: 'Settings by widget',
  setting: 'Setting',
  allHave: 'Same for all widgets',
  mostHave: (value, count, all) => `${count} of ${all} have: ${value}`,
  allDiffer: 'No single most common value',
  differs: 'Differs',
  first: 'First widget',
  second: 'Second widget',

  edit: (setting, widget) => `${setting}: ${widget}`,
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved',
  discard: 'Discard',
  changedElsewhere: (value) => `Someone else changed this to “${value}”. Save to replace it.`,
  openTab: (tab) => `Edit in ${tab}`,
  addRange: 'Add hours',
  removeRange: (day) => `Remove hours from ${day}`,
  start: (day) => `${day}: start`,
  end: (day) => `${day}: end`,
  pictureText: 'You can upload a team avatar in Behavior.',
  unreadableText: 'These hours couldn’t be read, so they can’t be changed here.',

  copy: 'Copy settings',
  copyThis: (name) => `Copy “${name}” to other widgets`,
  copyFrom: (name, widget) => `Copy “${name}” from ${widget} to other widgets`,
  copyTitle: 'Copy settings to other widgets',
  copyText: 'You’ll review all changes before they’re saved, and you can undo them afterward.',
  from: 'From',
  what: 'What to copy',
  allOf: (tab) => `All of ${tab}`,
  to: 'To',
  chosen: (count) => (count === 0 ? 'No widgets chosen' : `${widgets(count)} chosen`),
  preview: 'Preview changes',
  back: 'Back',
  previewTitle: 'Review the changes',
  previewText: (changes, count) =>
    `${counted(changes, 'change', 'changes')} on ${widgets(count)}. Nothing is saved yet.`,
  nothingToCopy: 'Nothing to copy: no settings on these widgets would change.',
  before: 'Now:',
  after: 'After:',
  unchanged: (count) => `${settings(count)} already the same`,
  refusals: {
    terms: 'Accept the terms first.',
    planRequired: 'Your plan doesn’t include operating hours.',
    permissionMissing: 'Transcripts need a Slack permission that this widget doesn’t have.',
    visitorDataOff: 'Turn on “Collect visitor data” for this widget first.',
    noPicture: 'Upload a team avatar for this widget first.',
    pictureUpload: 'A team avatar can only be uploaded in Behavior.',
    unreadable: 'The hours couldn’t be read.',
    formerInvalid: 'This widget’s current value isn’t valid, so you couldn’t undo the copy.',
    invalid: 'The value isn’t valid.',
  },
  apply: (count) => `Copy to ${widgets(count)}`,

  copying: (done, total) => `Copying: ${done} of ${widgets(total)}`,
  undoing: (done, total) => `Undoing: ${done} of ${widgets(total)}`,
  stop: 'Stop',
  stopping: 'Stopping…',
  copyingTitle: 'Copying settings',
  undoingTitle: 'Undoing the copy',
  copiedTitle: 'Copy finished',
  undoneTitle: 'Copy undone',
  copied: (saved, total) => `Copied to ${saved} of ${widgets(total)}.`,
  undone: (undone, total) => `Undone on ${undone} of ${widgets(total)}.`,
  failedCount: (count) => `Failed on ${widgets(count)}.`,
  waiting: 'Waiting',
  copiedOne: 'Copied',
  undoneOne: 'Undone',
  canceled: 'Stopped before this widget',
  failedOne: 'Not copied',
  undoFailedOne: 'Not undone',
  changedSince: (names) => `Changed elsewhere and left as is: ${names}.`,
  retry: 'Try again',
  retryFor: (widget) => `Try again: ${widget}`,
  retryAll: (count) => `Try ${widgets(count)} again`,
  undo: 'Undo all',
  close: 'Close',
  showCopy: 'Show details',
});
export type CompareLabels = typeof compareLabels.defaults;
