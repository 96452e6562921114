export interface Limit {
  /** The names that the limit is for; the first that fits counts. */
  of: RegExp;
  kib: number;
  /** What the design asks for, where we are above it. */
  design?: number;
}

/** KiB, gzipped, that no change may pass, whatever its budget. */
export const limits: readonly Limit[] = [
  // Pending invitations, each with its link, and both roles explained. Tables can select rows.
  { of: /^screens\/users$/, kib: 21, design: 15 },
  // Its charts and dialogs load later.
  { of: /^screens\/dashboard$/, kib: 27 },
  // Gaps, weeks, and missed chats beside its days.
  { of: /^screens\/reports: ReportsAvailability$/, kib: 55, design: 45 },
  // With a table of gaps and a progress of its own.
  { of: /^screens\/reports: ReportsCoverage$/, kib: 58, design: 45 },
  // A line beside another period, the table of all widgets, and a calendar for each of two ranges.
  { of: /^screens\/reports: ReportsOverview$/, kib: 66.5, design: 45 },
  // All chats in one list, a chat in a panel, and saved views.
  { of: /^screens\/reports: ReportsHistory$/, kib: 36, design: 20 },
  // Its numbers link to their chats.
  { of: /^screens\/reports: ReportsPages$/, kib: 32.5, design: 27 },
  // The controls of every kind of setting, and a grid of 60 settings × 200 widgets.
  { of: /^screens\/compare$/, kib: 38, design: 27 },
  // Choosing one of many widgets loads a search.
  { of: /^screens\/changes$/, kib: 29 },
  // Five screens in one entry, each with its own limit.
  { of: /^screens\/reports$/, kib: Infinity },
  // Moves, undoes, and reviews changes of a tree, and writes it as an outline by keys.
  { of: /^settings\/question-groups$/, kib: 37, design: 27 },
  // Times that are read as typed, and the rule of what is in force, with its hours over clock changes.
  { of: /^settings\/operating-hours$/, kib: 34.5, design: 27 },
  // The words for all states at once and for ready-made texts.
  { of: /^settings\/appearance$/, kib: 34, design: 27 },
  // The words for page rules and for samples of webhooks.
  { of: /^settings\/behavior$/, kib: 33, design: 27 },
  // What a trigger has to do with the pages of real chats.
  { of: /^settings\/triggers$/, kib: 34, design: 27 },
  // Many replies as one job, what collides with question groups, and one bar for all edited replies.
  { of: /^settings\/saved-replies$/, kib: 35, design: 27 },
  // A menu of the whole widget, and links to single fields.
  { of: /^settings\//, kib: 30, design: 27 },
  { of: /^screens\//, kib: 28 },
  // The design knows four screens less.
  { of: /^\.$/, kib: 281, design: 185 },
  // 0.2 of it tells a developer in the console why a browser can't read the API's answers; invitations are four calls.
  { of: /^client$/, kib: 21.5, design: 20 },
  // It makes the client.
  { of: /^hooks: useSession$/, kib: 20, design: 12 },
  /**
   * 3.3 of the first are why the widget is offline, which takes time zones. Loaded later, it would cost
   * every hook as much in a host that splits its code with esbuild. Another tells addresses of internal networks.
   */
  { of: /^hooks: useBehaviorTab$/, kib: 19.5, design: 12 },
  // It checks questions, and cleans their HTML before it shows, checks, and sends them.
  { of: /^hooks: useQuestionGroupsTab$/, kib: 17.5, design: 12 },
  // It compares hours over clock changes, joins hours to those of the settings, and writes a file.
  { of: /^hooks: useReportsCoverage$/, kib: 16.5, design: 12 },
  // It compares with days beside the compared range, so that each day of the chart has one.
  { of: /^hooks: useReportsOverview$/, kib: 12.5, design: 12 },
  // It merges the pages of all widgets, keeps views by a form, and finds the chats of a page or of hours.
  { of: /^hooks: useReportsHistory$/, kib: 19, design: 12 },
  // It reads all chats of a range, as two reports do.
  { of: /^hooks: useTriggersTab$/, kib: 20, design: 12 },
  // It changes many replies as one job with one undo.
  { of: /^hooks: useSavedRepliesTab$/, kib: 18, design: 12 },
  // They log their changes, also those whose answers were lost, which takes all settings of a widget.
  { of: /^hooks: use(Appearance|OperatingHours)Tab$/, kib: 14.5, design: 12 },
  // It reads a file of all tabs, trusting nothing in it, and lays it into their drafts.
  { of: /^hooks: useTransfer$/, kib: 17, design: 12 },
  { of: /^hooks: /, kib: 12 },
  // The design knows four screens less.
  { of: /^styles\.css$/, kib: 45, design: 40 },
];

/**
 * KiB of the hook in the middle of all, with everything but React, the query library, react-hook-form and zod; 5 in the
 * design. The hooks of the four screens across widgets are larger than most, so that the middle is one larger than before.
 */
export const medianHookLimit = 7.8;

/** KiB, gzipped, of the custom elements' files. */
export const embedLimits = {
  // 0.1 of it lets two copies of it on a page share their account.
  loader: 3.2,
  styles: 45,
  /**
   * The first element, here a list. 140 in the design, and 166 in its first try. React DOM is a third of it; Radix, TanStack
   * Query, React Hook Form, and the schemas of calls are most of the rest. A host with React has these, or shares them.
   * The log of the user's changes, pending invitations, widgets whose deletion can be undone from any element, and tables
   * whose rows can be selected took 2 to 3 each.
   */
  first: 187,
  /** Each element after it, 25 in the design. */
  next: 25,
} as const;

/**
 * What is above `embedLimits.next` after a list, which has a menu and no dialogs. After another settings tab, a tab takes
 * half of it. 11 of each are the settings of all tabs, which come with the first element that isn't a list.
 */
export const largerElements: Readonly<Record<string, number>> = {
  // The charts' scales and shapes.
  'reports-availability': 80,
  'reports-coverage': 83.5,
  dashboard: 52.5,
  // The editor: drafts, merging, conflicts, and the rows that every tab has. A setup is a tab with its preview.
  setup: 63.5,
  'question-groups': 49.5,
  behavior: 44.5,
  triggers: 49,
  appearance: 44,
  integrations: 36.5,
  'operating-hours': 36,
  install: 43,
  'saved-replies': 50.5,
  // Filters, the calendar, time zones, and downloads.
  'reports-history': 89,
  'reports-overview': 92,
  'reports-pages': 71,
  // The values of all tabs in words, and their drafts.
  changes: 61.5,
  transfer: 67,
  // The same, and the controls of every kind of setting.
  compare: 68,
  // Billing, plans, and channels in one screen, and what the account uses of each plan.
  account: 53,
  upgraded: 34.5,
  upgrade: 37.5,
  // The frame of the dashboard: navigation, banners, and search.
  app: 48.5,
};
