/** States that show most of what the parts of the product look like, besides the first of each screen. */
export const telling: readonly string[] = [
  'screens-account--confirming-a-switch',
  'screens-account--loading',
  'screens-dashboard--all-banners',
  'screens-dashboard--empty',
  'screens-dashboard--failed',
  'screens-reports-history--details',
  'screens-shell--person-menu-open',
  'screens-signup--field-errors',
  'settings-appearance--conflict',
  'settings-behavior--refused',
  'settings-behavior--saving',
  'settings-operating-hours--questions',
  'settings-question-groups--conflict',
  'settings-saved-replies--editing',
  'settings-triggers--plan-without-feature',
];
