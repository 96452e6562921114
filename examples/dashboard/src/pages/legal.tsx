import { Legal } from 'chatdeck/screens/legal';
import { useLegal } from 'chatdeck/hooks';
import type { BarePageProps, PageProps } from '../page-props';
import { replace } from '../router';

export default function LegalPage({ route, onSignOut }: PageProps<'legal'> & BarePageProps) {
  // Where the terms came in between.
  const { returnTo = { name: 'dashboard' } } = route;
  const legal = useLegal({ onAccepted: () => replace(returnTo) });
  return <Legal {...legal} onSignOut={onSignOut} />;
}
