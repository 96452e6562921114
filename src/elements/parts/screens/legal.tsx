import { Legal } from '../../../screens/legal';
import { useLegal } from '../../../hooks/legal';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function LegalPart({ route, screen, navigate, onSignedOut }: PartProps) {
  const { returnTo = { name: 'dashboard' } } = routeAs(route, 'legal');
  const legal = useLegal({ onAccepted: () => navigate(returnTo) });
  return <Legal {...legal} onSignOut={onSignedOut} {...screen} />;
}
