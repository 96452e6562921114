'use client';

import { Dashboard } from 'chatdeck/screens/dashboard';
import { Login } from 'chatdeck/screens/login';
import { Users } from 'chatdeck/screens/users';
import { BehaviorTab } from 'chatdeck/settings/behavior';
import { useBehaviorTab, useDashboard, useLogin, useUsers } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { useRouter } from 'next/navigation';
import { tokens } from './tokens';

/** Hooks run on the server's render, too, but belong to client components: here each screen meets its own. */
export function DashboardScreen() {
  return <Dashboard {...useDashboard()} />;
}

export function BehaviorScreen({ widgetId }: { widgetId: Id }) {
  return <BehaviorTab {...useBehaviorTab(widgetId)} />;
}

export function TeamScreen() {
  return <Users {...useUsers()} />;
}

export function SignInScreen() {
  const router = useRouter();
  const onSignedIn = (token: string) => {
    tokens.setToken(token);
    router.replace('/');
  };
  return <Login {...useLogin({ onSignedIn })} />;
}
