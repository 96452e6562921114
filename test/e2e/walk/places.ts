/** A place of the stock dashboard. */
export interface Place {
  path: string;
  /** Its heading of the first level. */
  title: string | RegExp;
  /** What is pressed first, for the place to show all that it has. */
  shows?: readonly (string | RegExp)[];
  /** Buttons that open something, beside those that say so of themselves. */
  opens?: readonly (string | RegExp)[];
  /** An item of a menu that asks something before it acts, after the menu's button. */
  asks?: readonly [menu: string, item: string];
}

/** For whoever is not signed in. */
export const publicPlaces: readonly Place[] = [
  { path: '/login', title: 'Log in to Chatdeck' },
  { path: '/signup', title: 'Sign up for Chatdeck' },
  { path: '/forgotpwd', title: 'Forgot your password?' },
  { path: '/reset_password?token=of-no-use', title: 'Set a new password' },
];

/** For an admin of the demo's first account, which has every feature. */
export const places: readonly Place[] = [
  { path: '/', title: 'Dashboard', opens: ['Delete'] },
  { path: '/settings/1/behavior', title: 'Behavior', opens: ['Regenerate API key'] },
  { path: '/settings/1/appearance', title: 'Appearance', opens: ['Copy from another widget'] },
  { path: '/settings/1/op-hours', title: 'Operating Hours', shows: ['Setup chat schedule'] },
  { path: '/settings/1/install', title: 'Embed code', opens: ['Change channel', 'Start over'] },
  {
    path: '/settings/1/triggers',
    title: 'Triggers',
    shows: [/^Free shipping this week/],
    asks: ['More for Free shipping this week.', 'Delete'],
  },
  {
    path: '/settings/1/saved-replies',
    title: 'Saved Replies',
    opens: ['Create new reply', 'Edit Store hours', 'Delete Store hours'],
  },
  { path: '/settings/1/integrations', title: 'Integrations', opens: ['configure Slack'] },
  {
    path: '/settings/1/question-groups',
    title: 'Question Groups',
    shows: ['Try it'],
    opens: ['Paste a group'],
    asks: ['Actions for this group', 'Delete group'],
  },
  {
    path: '/account',
    title: 'Account',
    shows: ['Annual'],
    opens: [/^Switch to annual/, 'Delete agent@acme.test'],
  },
  { path: '/reports/overview', title: 'Reports' },
  { path: '/reports/history', title: 'Reports' },
  { path: '/reports/availability', title: 'Reports', shows: ['Times'] },
  { path: '/setup/6', title: 'Set up your widget', opens: ['Start over'] },
  { path: '/permissions', title: 'Permissions', opens: ['Change main user'] },
  { path: '/please-upgrade', title: 'Please upgrade' },
  { path: '/thank-you-for-upgrading', title: 'Thank you for upgrading' },
  { path: '/support', title: 'Support' },
  { path: '/forgotpwd', title: 'Change password' },
  { path: '/error', title: 'Error' },
  { path: '/nowhere', title: 'Page not found' },
];
