import { defineLabels } from '../../../ui/theme/labels';

/** Texts of the report downloads. */
export const downloadLabels = defineLabels('download', {
  group: 'Download',
  csv: 'CSV',
  json: 'JSON',
  download: (format: string) => `Download as ${format}`,
  loading: 'You can download the report once it loads.',
  empty: 'Nothing to download.',
  unfinished: 'You can download the report once all its chats are counted.',

  /** Numbers are formatted in the theme's locale. */
  progress: (done: string, total: string) => `${done} of ${total} chats`,
  progressOfUnknown: (done: string) => `${done} chats`,
  running: (format: string) => `Downloading ${format}`,
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',

  saved: (file: string) => `Saved as ${file}`,
  missing: (widgets: string) => `The file doesn’t include ${widgets}, which couldn’t be loaded.`,
  leftOut: (count: number) =>
    `${count} ${count === 1 ? 'widget isn’t' : 'widgets aren’t'} shown yet and not in the file. Show more widgets to include them.`,
  stopped: 'The download stopped.',
  /** `1,000 of 5,000 chats` */
  soFar: (progress: string) => `${progress} downloaded so far.`,
  continue: 'Continue',
  count: (widget: string, found: string, expected: string) =>
    `Expected ${expected} chats for ${widget} but received ${found}. Nothing is saved yet.`,
  changed: (widget: string) => `Chats for ${widget} kept changing during the download. Nothing is saved yet.`,
  again: 'Try again',
  accept: 'Save partial file',
});
export type DownloadLabels = typeof downloadLabels.defaults;
