import { settingsLabels } from 'chatdeck/ui';
import type { Route, RouteName } from 'chatdeck/model';
import { useEffect } from 'react';

const names: Record<Exclude<RouteName, 'settings'>, string> = {
  dashboard: 'Dashboard',
  login: 'Log in',
  forgotPassword: 'Reset password',
  resetPassword: 'Set new password',
  signup: 'Sign up',
  legal: 'Terms',
  support: 'Support',
  setup: 'Setup',
  permissions: 'Permissions',
  upgrade: 'Upgrade',
  upgraded: 'Thank you',
  account: 'Account',
  error: 'Error',
  reports: 'Reports',
  notFound: 'Page not found',
};

/** Names the browser's tab after the page. */
export function usePageTitle(route: Route): void {
  const name = route.name === 'settings' ? settingsLabels.defaults[route.tab] : names[route.name];
  useEffect(() => {
    document.title = `${name} · Chatdeck`;
  }, [name]);
}
