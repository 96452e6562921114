import { Legal } from 'chatdeck/screens/legal';
import { useLegal } from 'chatdeck/hooks';
import type { Route } from 'chatdeck/model';
import { replace } from '../router';

interface LegalPageProps {
  /** Where the terms came in between. */
  returnTo: Route | undefined;
  onSignOut(this: void): void;
}

export default function LegalPage({ returnTo = { name: 'dashboard' }, onSignOut }: LegalPageProps) {
  const legal = useLegal({ onAccepted: () => replace(returnTo) });
  return <Legal {...legal} onSignOut={onSignOut} />;
}
