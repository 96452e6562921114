/** The URL parameters of reports. */
export const reportParamNames = [
  'range',
  'from',
  'to',
  'zone',
  'widget',
  'agent',
  'rating',
  'missed',
  'trigger',
  'q',
  'path',
  'hours',
  'page',
  'view',
  'chat',
  'saved',
  'compare',
  'againstFrom',
  'againstTo',
  'figure',
  'trend',
  'layout',
] as const;

export type ReportParam = (typeof reportParamNames)[number];
