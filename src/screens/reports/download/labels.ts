import { defineLabels } from '../../../ui/theme/labels';

/** Texts of the report downloads. */
export const downloadLabels = defineLabels('download', {
  group: 'Download',
  csv: 'CSV',
  json: 'JSON',
  download: (format: string) => `Download as ${format}`,
  loading: 'Wait for the report to load.',
  empty: 'Nothing to download.',

  /** Numbers are formatted in the theme's locale. */
  progress: (done: string, total: string) => `${done} of ${total} chats`,
  progressOfUnknown: (done: string) => `${done} chats`,
  running: (format: string) => `Downloading ${format}`,
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',

  saved: (file: string) => `Saved as ${file}`,
  missing: (widgets: string) => `Without ${widgets}, which couldn’t be loaded.`,
  stopped: 'The download stopped.',
  /** `1,000 of 5,000 chats` */
  soFar: (progress: string) => `${progress} downloaded so far.`,
  goOn: 'Continue',
  count: (widget: string, found: string, expected: string) =>
    `${widget} should have ${expected} chats, but we received ${found}. Nothing is saved yet.`,
  changed: (widget: string) => `The chats of ${widget} changed during the download. Nothing is saved yet.`,
  again: 'Try again',
  accept: 'Save partial file',
});
export type DownloadLabels = typeof downloadLabels.defaults;
