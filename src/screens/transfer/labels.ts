import type { ErrorCode } from '../../model/core/editor';
import type { ImportBlock } from '../../model/settings/across/import-part';
import type { CopyRefusal } from '../../model/settings/across/copy-refusals';
import type { WidgetFileFault } from '../../model/settings/across/read-widget-file';
import { defineLabels } from '../../ui/theme/labels';

export interface TransferLabels {
  title: string;
  of(widget: string): string;
  back: string;
  failed: string;

  exportTitle: string;
  exportText: string;
  contents(triggers: string, replies: string, groups: string): string;
  triggers(count: number): string;
  replies(count: number): string;
  groups(count: number): string;
  leftOut: string;
  exportFile: string;

  importTitle: string;
  importText: string;
  choose: string;
  chooseAnother: string;
  reading: string;
  faults: { [Code in WidgetFileFault['code']]: (fault: Extract<WidgetFileFault, { code: Code }>) => string };
  /** Names the preview. */
  preview(file: string): string;
  from(widget: string): string;
  unknown(count: number): string;
  nothingNew: string;
  changes(count: number): string;
  same(count: number): string;
  part(tab: string): string;
  blocks: Record<ImportBlock['code'], string>;
  shortcutTaken(label: string, shortcut: string, owner: string): string;
  owners: Record<'reply' | 'group', (label: string) => string>;
  secondAutomatic(label: string, owner: string): string;
  foreignWidget(label: string): string;
  refused(what: string, why: string): string;
  refusals: Partial<Record<CopyRefusal, string>>;
  tooMany(count: string, most: string): string;
  invalid(what: string, why: string): string;
  errors: Partial<Record<ErrorCode, string>>;
  invalidValue: string;
  moreConflicts(count: number): string;
  import(count: number): string;
  cancel: string;
  done: string;
  doneCount(count: number): string;
  nothingDone: string;
}

export const transferLabels = defineLabels<TransferLabels>('transfer', {
  title: 'Export or import',
  of: (widget) => `Export the settings of ${widget} to a file, or import settings from one.`,
  back: 'Back to settings',
  failed: 'Couldn’t load this widget’s settings.',

  exportTitle: 'Export',
  exportText: 'Download this widget’s settings to keep a copy or use them for another widget.',
  contents: (triggers, replies, groups) =>
    `${new Intl.ListFormat('en').format(['Behavior', 'appearance', 'operating hours', triggers, replies, groups].filter(Boolean))}.`,
  triggers: (count) => (count === 1 ? '1 trigger' : `${count} triggers`),
  replies: (count) => (count === 1 ? '1 saved reply' : `${count} saved replies`),
  groups: (count) => (count === 1 ? '1 question group' : `${count} question groups`),
  leftOut:
    'The file leaves out webhook URLs, the Segment write key, API keys, the uploaded team avatar, and the connection to Slack.',
  exportFile: 'Download file',

  importTitle: 'Import',
  importText:
    'Choose a file exported from any widget. You’ll see what it changes first, and nothing takes effect until you save.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  reading: 'Reading the file…',
  faults: {
    tooLarge: () => 'This file is larger than 5 MB, so it can’t be a widget’s settings.',
    notJson: () => 'This file isn’t JSON. Choose a file exported from a widget.',
    tooDeep: () => 'This file is nested too deeply to read.',
    notAWidget: () => 'This file doesn’t contain a widget’s settings. Choose a file exported from a widget.',
    newerVersion: ({ version }) =>
      `This file is from a newer version (${version}). Update the dashboard, or export the file again.`,
    unsafeName: ({ name }) => `This file contains a field that isn’t allowed: ${name}.`,
    wrongType: ({ name }) => `This file contains a field whose value can’t be read: ${name || 'version'}.`,
    tooMany: ({ name, most }) => `This file has too many entries in ${name}. The limit is ${most}.`,
  },
  preview: (file) => `What ${file} changes`,
  from: (widget) => `Exported from ${widget}.`,
  unknown: (count) =>
    count === 1 ? '1 field in the file isn’t imported:' : `${count} fields in the file aren’t imported:`,
  nothingNew: 'No changes',
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  same: (count) => `${count} already the same`,
  part: (tab) => `Import ${tab}`,
  blocks: {
    terms: 'Accept the terms first.',
    planRequired: 'Your plan doesn’t include this feature, so it isn’t imported.',
    unknownTarget: 'We couldn’t read this widget’s current settings, so the import won’t change them.',
  },
  shortcutTaken: (label, shortcut, owner) =>
    `“${label}” is imported without its shortcut “${shortcut}”, which ${owner} already uses.`,
  owners: {
    reply: (label) => `the saved reply “${label}”`,
    group: (label) => `the question group “${label}”`,
  },
  secondAutomatic: (label, owner) => `“${label}” won’t open automatically, because “${owner}” does.`,
  foreignWidget: (label) =>
    `“${label}” has answers that lead to a widget this account doesn’t have. Choose what they do before you save.`,
  refused: (what, why) => `${what} won’t be imported. ${why}`,
  refusals: {
    permissionMissing: 'Transcripts need a Slack permission that this widget doesn’t have.',
    visitorDataOff: 'Turn on “Collect visitor data” for this widget first.',
    noPicture: 'Upload a team avatar for this widget first.',
  },
  tooMany: (count, most) => `There would be ${count}, but the limit is ${most}. Delete some before you save.`,
  invalid: (what, why) => `${what}: ${why} Fix it before you save.`,
  errors: {
    required: 'Text is missing.',
    tooLong: 'The text is too long.',
    invalidUrl: 'The URL isn’t valid.',
    invalidEmail: 'The email address isn’t valid.',
    invalidPattern: 'A pattern isn’t valid.',
    optionRequired: 'No valid option is selected.',
    notANumber: 'The number isn’t valid.',
  },
  invalidValue: 'The value can’t be saved.',
  moreConflicts: (count) => (count === 1 ? '1 more problem' : `${count} more problems`),
  import: (count) => (count === 1 ? 'Add 1 unsaved change' : `Add ${count} unsaved changes`),
  cancel: 'Cancel',
  done: 'Added as unsaved changes. Review and save them in:',
  doneCount: (count) => (count === 1 ? '1 change' : `${count} changes`),
  nothingDone: 'Nothing was added.',
});
