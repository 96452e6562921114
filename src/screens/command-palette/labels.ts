import type { PalettePage } from '../../model/palette/palette';
import type { RangePreset } from '../../model/time/range-presets';
import type { ShortcutName } from '../../ui/keys/shortcuts';
import { defineLabels } from '../../ui/theme/labels';
import { paletteSynonyms, type PaletteAction, type PaletteSynonyms } from './synonyms';

export type ShortcutGroup = 'general' | 'forms' | 'chats' | 'lists' | 'trees';

export interface CommandPaletteTexts {
  title: string;
  placeholder: string;
  results: string;
  /** For screen readers. */
  found(count: number): string;
  nothing(query: string): string;
  recent: string;
  pagesGroup: string;
  actionsGroup: string;
  hostGroup: string;
  widgetsGroup: string;
  /** Where a setting is while no widget is chosen. */
  anyWidget: string;
  chooseWidget: string;
  noWidget(query: string): string;
  offline: string;
  /** Of a widget whose Slack connection has expired. */
  broken: string;
  channelLimit: string;
  /** What keys do in the palette. */
  hints: Record<'choose' | 'open' | 'back' | 'close', string>;
  pages: Record<PalettePage, string>;
  actions: Record<PaletteAction, string>;
  ranges: Record<RangePreset, string>;
  shortcutsTitle: string;
  shortcutGroups: Record<ShortcutGroup, string>;
  shortcuts: Record<ShortcutName, string>;
  synonyms: PaletteSynonyms;
}

export const commandPaletteLabels = defineLabels<CommandPaletteTexts>('command-palette', {
  title: 'Search',
  placeholder: 'Search pages, widgets, and settings',
  results: 'Results',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (query) => `No matches for “${query}”.`,
  recent: 'Recent',
  pagesGroup: 'Pages',
  actionsGroup: 'Actions',
  hostGroup: 'More',
  widgetsGroup: 'Widgets',
  anyWidget: 'Settings',
  chooseWidget: 'Choose a widget',
  noWidget: (query) => `No widgets match “${query}”.`,
  offline: 'Offline',
  broken: 'Disconnected',
  channelLimit: 'You’ve reached your plan’s channel limit.',
  hints: { choose: 'Choose', open: 'Open', back: 'Back', close: 'Close' },
  pages: {
    dashboard: 'Dashboard',
    compare: 'Compare widgets',
    overview: 'Reports: Overview',
    history: 'Reports: History',
    availability: 'Reports: Availability',
    coverage: 'Reports: Coverage',
    pages: 'Reports: Pages',
    account: 'Account',
    plans: 'Plans',
    billing: 'Billing',
    users: 'Users',
    support: 'Support',
    changePassword: 'Change password',
    invite: 'Invite users',
    addWidget: 'Add a widget',
  },
  actions: {
    light: 'Use the light theme',
    dark: 'Use the dark theme',
    system: 'Use the system theme',
    shortcuts: 'Keyboard shortcuts',
    signOut: 'Logout',
  },
  ranges: {
    today: 'Reports for today',
    yesterday: 'Reports for yesterday',
    last7: 'Reports for the last 7 days',
    last30: 'Reports for the last 30 days',
    lastweek: 'Reports for last week',
    lastmonth: 'Reports for last month',
    yearToDate: 'Reports for the year to date',
    last12months: 'Reports for the last 12 months',
    lastyear: 'Reports for last year',
  },
  shortcutsTitle: 'Keyboard shortcuts',
  shortcutGroups: {
    general: 'Everywhere',
    forms: 'In settings',
    chats: 'In the chat history',
    lists: 'In lists with checkboxes',
    trees: 'In question groups',
  },
  shortcuts: {
    search: 'Search',
    shortcuts: 'Show keyboard shortcuts',
    save: 'Save all changes',
    undo: 'Undo a change',
    redo: 'Redo a change',
    review: 'Review changes',
    restoreSaved: 'Undo the change to a field',
    restoreDefault: 'Use a field’s default',
    nextChat: 'Next chat',
    previousChat: 'Previous chat',
    selectAll: 'Select all rows',
    selectRange: 'Select the next row as well',
    selectNone: 'Clear the selection',
    moveUp: 'Move up',
    moveDown: 'Move down',
  },
  synonyms: paletteSynonyms,
});
export type CommandPaletteLabels = typeof commandPaletteLabels.defaults;
