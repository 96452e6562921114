import type { ChangeWay } from '../../model/core/draft';
import { defineLabels } from '../../ui/theme/labels';

export interface ChangesLabels {
  title: string;
  /** The page's context: the widget. */
  of(widget: string): string;
  back: string;
  shared: string;
  own: string;
  tab: string;
  allTabs: string;
  /** The switch that turns the widget on and off. */
  power: string;
  person: string;
  allPeople: string;
  unknownPerson: string;
  search: string;
  ways: Record<ChangeWay, string>;
  changes(count: number): string;
  /** The same with what was changed, for screen readers. */
  changesOf(changes: string, what: string): string;
  restore: string;
  /** Names the button for screen readers. */
  restoreField(field: string): string;
  more(what: string): string;
  restoreEntry: string;
  restoreTo: string;
  restoreTabTo(tab: string): string;
  restored: string;
  restoredNone: string;
  /** How many changes a tab got, behind its name. */
  restoredCount(count: number): string;
  skipped(count: number): string;
  emptyTitle: string;
  emptyText: string;
  noMatches: string;
  clear: string;
  failed: string;
}

export const changesLabels = defineLabels<ChangesLabels>('change-log', {
  title: 'Change log',
  of: (widget) => `Changes to the settings of ${widget}.`,
  back: 'Back to settings',
  shared: 'All admins can see these changes. They’re kept for 90 days. Passwords and keys aren’t recorded.',
  own: 'Changes you made in this browser. They’re kept for 90 days or until you log out. Passwords and keys aren’t recorded.',
  tab: 'Settings',
  allTabs: 'All settings',
  power: 'ON/OFF switch',
  person: 'User',
  allPeople: 'All users',
  unknownPerson: 'Unknown user',
  search: 'Search changes',
  ways: {
    form: 'Edited',
    copy: 'Copied from another widget',
    import: 'Imported from a file',
    undo: 'Undone',
    restore: 'Restored',
  },
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  changesOf: (changes, what) => `${changes}: ${what}`,
  restore: 'Restore',
  restoreField: (field) => `Restore the earlier value of ${field}`,
  more: (what) => `Actions for ${what}`,
  restoreEntry: 'Undo this change',
  restoreTo: 'Restore all settings to this point',
  restoreTabTo: (tab) => `Restore ${tab} to this point`,
  restored: 'Restored as unsaved changes. Review and save them in:',
  restoredNone: 'Nothing to restore: the settings already have these values.',
  restoredCount: (count) => (count === 1 ? '1 change' : `${count} changes`),
  skipped: (count) =>
    count === 1
      ? '1 change can’t be restored here. It may be a new item, a value that isn’t recorded, an uploaded picture, or the ON/OFF switch.'
      : `${count} changes can’t be restored here. They may be new items, values that aren’t recorded, uploaded pictures, or the ON/OFF switch.`,
  emptyTitle: 'No changes yet',
  emptyText: 'Every saved change to this widget appears here, with the values before and after.',
  noMatches: 'No changes match these filters.',
  clear: 'Clear filters',
  failed: 'Couldn’t load the change log.',
});
