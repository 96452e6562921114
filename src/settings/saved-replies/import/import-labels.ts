import type { ReplyFileFault, ReplyLineFault } from '../../../model/settings/saved-replies/reply-csv';
import type { ReplyImportLine } from '../../../model/settings/saved-replies/reply-import';
import { defineLabels } from '../../../ui/theme/labels';

/** The texts of importing and downloading replies. */
export interface SavedRepliesImportLabels {
  /** The menu of both. */
  menu: string;
  open: string;
  downloadAll: string;
  downloadSelected: string;

  title: string;
  text: string;
  choose: string;
  chooseAnother: string;
  paste: string;
  pasteHelp: string;
  placeholder: string;
  faults: Record<ReplyFileFault['code'] | 'unreadable' | 'otherEncoding', (line: number) => string>;
  unknown(count: number): string;

  preview: string;
  counts: Record<ReplyImportLine['kind'], (count: number) => string>;
  kinds: Record<ReplyImportLine['kind'], string>;
  line(line: number): string;
  refusals: Record<ReplyLineFault['code'], string>;
  duplicate(firstLine: number): string;
  /** The same for a copy, whose replies are in no file. */
  duplicateCopy(firstText: string): string;
  full(most: number): string;
  withoutShortcut: string;
  groupsUnknown: string;
  on: string;
  off: string;
  none: string;
  nothing: string;
  import(count: number): string;
  cancel: string;
}

export const savedRepliesImportLabels = defineLabels<SavedRepliesImportLabels>('saved-replies-import', {
  menu: 'Import or export',
  open: 'Import from CSV',
  downloadAll: 'Download all as CSV',
  downloadSelected: 'Download as CSV',

  title: 'Import saved replies',
  text: 'Choose a CSV file or paste rows from a spreadsheet. You’ll see every change before it’s saved.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  paste: 'Or paste rows',
  pasteHelp:
    'The first line names the columns: label, shortcut, response, triggerPhrases, and autoSend. Only label and response are required.',
  placeholder: 'label,response\nStore hours,We’re open from 9 to 5.',
  faults: {
    tooLarge: () => 'This file is too large. Split it into smaller ones.',
    unreadable: () => 'Couldn’t read this file. Choose it again.',
    otherEncoding: () => 'This file isn’t UTF-8. Save it as CSV UTF-8, then choose it again.',
    empty: () => 'No replies found below the column names.',
    columnMissing: () => 'The first line must name the columns. Label and response are required.',
    tooManyLines: () => 'This file has more lines than a widget can have replies.',
    openQuote: (line) => `A quotation mark in line ${line} is never closed.`,
    afterQuote: (line) => `Line ${line} has text after a closing quotation mark.`,
  },
  unknown: (count) => (count === 1 ? '1 column isn’t imported:' : `${count} columns aren’t imported:`),

  preview: 'Changes',
  counts: {
    new: (count) => `${count} new`,
    changed: (count) => `${count} changed`,
    same: (count) => `${count} already the same`,
    refused: (count) => `${count} not imported`,
  },
  kinds: { new: 'New', changed: 'Changed', same: 'Already the same', refused: 'Not imported' },
  line: (line) => `Line ${line}`,
  refusals: {
    moreCells: 'This line has more cells than there are columns. Check its commas and quotation marks.',
    autoSendUnclear: 'Enter true or false for autoSend.',
  },
  duplicate: (firstLine) => `Line ${firstLine} has the same label.`,
  duplicateCopy: (firstText) => `Another selected reply has the same label: the one with the text “${firstText}”.`,
  full: (most) => `A widget can have ${most} saved replies.`,
  withoutShortcut: 'It’s imported without that shortcut.',
  groupsUnknown: 'We couldn’t check whether question groups use these shortcuts.',
  on: 'ON',
  off: 'OFF',
  none: 'None',
  nothing: 'Nothing to import.',
  import: (count) => (count === 1 ? 'Import 1 reply' : `Import ${count} replies`),
  cancel: 'Cancel',
});
