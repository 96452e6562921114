export interface Limit {
  /** The names that the limit is for; the first that fits counts. */
  of: RegExp;
  kib: number;
}

/** KiB, gzipped, that no change may pass, whatever its budget. */
export const limits: readonly Limit[] = [
  { of: /^screens\/users$/, kib: 15 },
  // Screens with charts.
  { of: /^screens\/(dashboard|reports: ReportsAvailability)$/, kib: 45 },
  // 20 in the design: rows fold on phones, and are grouped by day.
  { of: /^screens\/reports: ReportsHistory$/, kib: 21.5 },
  // Three screens in one entry, each with its own limit.
  { of: /^screens\/reports$/, kib: Infinity },
  // 27 in the design: the header has the widget's status, the reason it is offline, and its switch.
  { of: /^settings\/(question-groups|triggers)$/, kib: 31 },
  { of: /^settings\/(appearance|behavior|operating-hours)$/, kib: 29 },
  { of: /^(screens|settings)\//, kib: 27 },
  { of: /^\.$/, kib: 185 },
  { of: /^client$/, kib: 20 },
  // It makes the client.
  { of: /^hooks: useSession$/, kib: 20 },
  // 12 in the design: one works out why a widget is offline, which takes time zones; the other cleans prompts before a save.
  { of: /^hooks: use(Behavior|QuestionGroups)Tab$/, kib: 15.5 },
  { of: /^hooks: /, kib: 12 },
  { of: /^styles\.css$/, kib: 40 },
];

/** KiB of the hook in the middle of all, with everything but React, the query library, react-hook-form and zod. */
export const medianHookLimit = 5.75;
