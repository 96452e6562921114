import { Legal } from 'chatdeck/screens/legal';
import { useLegal } from 'chatdeck/hooks';
import { replace } from '../router';

export default function LegalPage({ onSignOut }: { onSignOut(this: void): void }) {
  const legal = useLegal({ onAccepted: () => replace({ name: 'dashboard' }) });
  return <Legal {...legal} onSignOut={onSignOut} />;
}
