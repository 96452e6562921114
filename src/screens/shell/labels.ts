import type { Id } from '../../model/core/tolerant';
import { defineLabels } from '../../ui/theme/labels';

export const shellLabels = defineLabels('shell', {
  skip: 'Skip to content',
  navigation: 'Main',
  dashboard: 'Dashboard',
  settings: 'Settings',
  account: 'Account',
  reports: 'Reports',
  /** A finished widget whose channel has no name. */
  unnamedWidget: (id: Id) => `Widget ${id}`,
  /** After the name of a widget. */
  hasDraft: 'has unsaved changes',
  /** The list of the widgets' settings. */
  widgets: 'Widgets',
  /** The search over a long list of widgets. */
  findWidget: 'Find a widget',
  widgetsFound: (count: number) => (count === 1 ? '1 widget' : `${count} widgets`),
  noWidgetFound: (query: string) => `No widget is called “${query}”.`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  docs: 'Docs',
  faqs: 'FAQs',
  /** The button of the person's menu while their email is not known. */
  person: 'You',
  support: 'Support',
  changePassword: 'Change password',
  signOut: 'Logout',
  signOutFailed: 'The session that you logged out of is still open on the server.',
  signOutRetrying: 'Telling the server that you logged out…',
  dismissNotice: 'Dismiss',
  signOutDone: 'The server has ended the session that you logged out of.',
  loading: 'Loading…',
  failedTitle: 'Your account could not be loaded',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have been moved or deleted.',
  returnHome: 'Return Home',
});
export type ShellLabels = typeof shellLabels.defaults;
