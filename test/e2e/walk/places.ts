import type { ReportTab, RouteName, SettingsTab } from 'chatdeck/model';

/** Nobody who is signed in; an admin of the demo's first account, which has every feature; an agent of it; or a trial. */
export const visitors = ['nobody', 'admin@acme.test', 'agent@acme.test', 'owner@globex.test'] as const;
export type Visitor = (typeof visitors)[number];

/** A place of the stock dashboard. */
export interface Place {
  path: string;
  /** Its heading of the first level. */
  title: string | RegExp;
  /** The admin, where it does not say. */
  visitor?: Visitor;
  /** What is pressed first, for the place to show all that it has. */
  shows?: readonly (string | RegExp)[];
  /** Buttons that open something, beside those that say so of themselves. */
  opens?: readonly (string | RegExp)[];
  /** An item of a menu that asks something before it acts, after the menu's button. */
  asks?: readonly [menu: string, item: string];
}

const settings: Record<SettingsTab, readonly Place[]> = {
  behavior: [
    { path: '/settings/1/behavior', title: 'Behavior', opens: ['Regenerate API key'] },
    { path: '/settings/1/behavior', title: 'Behavior', visitor: 'agent@acme.test' },
  ],
  appearance: [{ path: '/settings/1/appearance', title: 'Appearance', opens: ['Copy from another widget'] }],
  'op-hours': [{ path: '/settings/1/op-hours', title: 'Operating Hours', shows: ['Setup chat schedule'] }],
  install: [{ path: '/settings/1/install', title: 'Embed code', opens: ['Change channel', 'Start over'] }],
  triggers: [
    {
      path: '/settings/1/triggers',
      title: 'Triggers',
      shows: [/^Free shipping this week/],
      asks: ['More for Free shipping this week.', 'Delete'],
    },
    { path: '/settings/8/triggers', title: 'Triggers', visitor: 'owner@globex.test' },
  ],
  'saved-replies': [
    {
      path: '/settings/1/saved-replies',
      title: 'Saved Replies',
      opens: ['Create new reply', 'Edit Store hours', 'Delete Store hours'],
    },
    { path: '/settings/8/saved-replies', title: 'Saved Replies', visitor: 'owner@globex.test' },
  ],
  integrations: [{ path: '/settings/1/integrations', title: 'Integrations', opens: ['configure Slack'] }],
  'question-groups': [
    {
      path: '/settings/1/question-groups',
      title: 'Question Groups',
      shows: ['Try it'],
      opens: ['Paste a group'],
      asks: ['Actions for this group', 'Delete group'],
    },
  ],
};

const reports: Record<ReportTab, Place> = {
  overview: { path: '/reports/overview', title: 'Reports' },
  history: { path: '/reports/history', title: 'Reports' },
  availability: { path: '/reports/availability', title: 'Reports', shows: ['Times'] },
};

const routes: Record<RouteName, readonly Place[]> = {
  dashboard: [
    { path: '/', title: 'Dashboard', opens: ['Delete'] },
    { path: '/', title: 'Dashboard', visitor: 'agent@acme.test' },
    { path: '/', title: 'Dashboard', visitor: 'owner@globex.test' },
  ],
  login: [{ path: '/login', title: 'Log in to Chatdeck', visitor: 'nobody' }],
  forgotPassword: [
    { path: '/forgotpwd', title: 'Forgot your password?', visitor: 'nobody' },
    { path: '/forgotpwd', title: 'Change password' },
  ],
  resetPassword: [{ path: '/reset_password?token=of-no-use', title: 'Set a new password', visitor: 'nobody' }],
  signup: [
    { path: '/signup', title: 'Sign up for Chatdeck', visitor: 'nobody' },
    { path: '/signup?error=user_exists', title: 'Sign up for Chatdeck', visitor: 'nobody' },
  ],
  legal: [{ path: '/legal', title: 'Terms of service and privacy policy' }],
  support: [{ path: '/support', title: 'Support' }],
  setup: [
    { path: '/setup/6', title: 'Set up your widget', opens: ['Start over'] },
    { path: '/setup/7', title: 'Set up your widget' },
  ],
  permissions: [{ path: '/permissions', title: 'Permissions', opens: ['Change main user'] }],
  upgrade: [
    { path: '/please-upgrade', title: 'Please upgrade' },
    { path: '/please-upgrade', title: 'Please upgrade', visitor: 'owner@globex.test' },
  ],
  upgraded: [{ path: '/thank-you-for-upgrading', title: 'Thank you for upgrading' }],
  account: [
    {
      path: '/account',
      title: 'Account',
      shows: ['Annual'],
      opens: [/^Switch to annual/, 'Delete agent@acme.test'],
    },
    { path: '/account', title: 'Account', visitor: 'agent@acme.test' },
    { path: '/account', title: 'Account', visitor: 'owner@globex.test' },
  ],
  error: [{ path: '/error', title: 'Error' }],
  reports: Object.values(reports),
  settings: Object.values(settings).flat(),
  notFound: [{ path: '/nowhere', title: 'Page not found' }],
};

/** Every place that somebody sees, at least one for each route. */
export function placesOf(visitor: Visitor): readonly Place[] {
  return Object.values(routes)
    .flat()
    .filter((place) => (place.visitor ?? 'admin@acme.test') === visitor);
}

/** Where a session that has ended leads. */
export const expiredPlace: Place = { path: '/account', title: 'Log in to Chatdeck' };
