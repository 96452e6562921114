import { useLabels } from '../../ui/theme/labels';
import { Link, useHasScreen } from '../../ui/base/link';
import { Text } from '../../ui/radix';
import { passwordLabels } from './labels';

export function BackToLogin() {
  const labels = useLabels(passwordLabels);
  const hasScreen = useHasScreen();
  if (!hasScreen({ name: 'login' })) return null;
  return (
    <Text as="p" size="2">
      <Link to={{ name: 'login' }}>{labels.backToLogin}</Link>
    </Text>
  );
}
