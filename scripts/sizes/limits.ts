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
  // 20 in the design: the search for time zones split what it shares with other screens.
  { of: /^screens\/reports: ReportsHistory$/, kib: 22.5 },
  // Three screens in one entry, each with its own limit.
  { of: /^screens\/reports$/, kib: Infinity },
  // 27 in the design: the reason of an offline widget, and the cleaning of prompts, which has to come before a save.
  { of: /^settings\/(appearance|behavior)$/, kib: 27.5 },
  { of: /^settings\/question-groups$/, kib: 29 },
  { of: /^(screens|settings)\//, kib: 27 },
  { of: /^\.$/, kib: 185 },
  { of: /^client$/, kib: 20 },
  // It makes the client.
  { of: /^hooks: useSession$/, kib: 20 },
  // 12 in the design: the one cleans prompts before a save, the other tells why a widget is offline.
  { of: /^hooks: use(Behavior|QuestionGroups)Tab$/, kib: 15 },
  { of: /^hooks: /, kib: 12 },
  { of: /^styles\.css$/, kib: 40 },
];

/** KiB of the hook in the middle of all, with everything but React, the query library, react-hook-form and zod. */
export const medianHookLimit = 5;
