/** The presets of the date range picker, in order. */
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
