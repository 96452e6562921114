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
  { of: /^screens\/reports: ReportsHistory$/, kib: 20 },
  // Three screens in one entry, each with its own limit.
  { of: /^screens\/reports$/, kib: Infinity },
  { of: /^(screens|settings)\//, kib: 27 },
  { of: /^\.$/, kib: 185 },
  // 20 in the design. 0.2 of it tells a developer in the console why a browser can't read the API's answers.
  { of: /^client$/, kib: 20.5 },
  // It makes the client.
  { of: /^hooks: useSession$/, kib: 20 },
  /**
   * 12 in the design. 3.3 of the first are why the widget is offline, which takes time zones. Loaded later, it would cost
   * every hook as much in a host that splits its code with esbuild.
   */
  { of: /^hooks: useBehaviorTab$/, kib: 15.5 },
  // 12 in the design. It checks questions, and cleans their HTML before it shows, checks, and sends them.
  { of: /^hooks: useQuestionGroupsTab$/, kib: 14.5 },
  { of: /^hooks: /, kib: 12 },
  { of: /^styles\.css$/, kib: 40 },
];

/** KiB of the hook in the middle of all, with everything but React, the query library, react-hook-form and zod. */
export const medianHookLimit = 5.4;
