/** The choices of the date range picker, in their order. */
export const rangePresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'lastweek',
  'lastmonth',
  'yearToDate',
  'last12months',
  'lastyear',
] as const;
export type RangePreset = (typeof rangePresets)[number];

export const defaultRangePreset: RangePreset = 'last30';
