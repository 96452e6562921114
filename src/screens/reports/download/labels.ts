import { defineLabels } from '../../../ui/theme/labels';

/** Texts of the report downloads. */
export const downloadLabels = defineLabels('download', {
  group: 'Download',
  csv: 'CSV',
  json: 'JSON',
  download: (format: string) => `Download as ${format}`,
  loading: 'Wait until the report is loaded.',
  empty: 'There is nothing to download.',

  /** Numbers are formatted in the theme's locale. */
  progress: (done: string, total: string) => `${done} of ${total} chats`,
  progressOfUnknown: (done: string) => `${done} chats`,
  running: (format: string) => `Downloading ${format}`,
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',

  saved: (file: string) => `Saved as ${file}`,
  missing: (widgets: string) => `Without ${widgets}, which could not be loaded.`,
  stopped: 'The download stopped.',
  /** `1,000 of 5,000 chats` */
  soFar: (progress: string) => `${progress} are here and kept.`,
  goOn: 'Go on',
  count: (widget: string, found: string, expected: string) =>
    `Of ${widget} there should be ${expected} chats, but ${found} came. Nothing is saved yet.`,
  changed: (widget: string) => `The chats of ${widget} kept changing while they were read. Nothing is saved yet.`,
  again: 'Try again',
  accept: 'Save what came',
});
export type DownloadLabels = typeof downloadLabels.defaults;
