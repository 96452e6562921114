import { Link, useHasScreen } from '../../ui/base/link';
import { Text } from '../../ui/radix';
import type { PasswordLabels } from './labels';

export function BackToLogin({ labels }: { labels: PasswordLabels }) {
  const hasScreen = useHasScreen();
  if (!hasScreen({ name: 'login' })) return null;
  return (
    <Text as="p" size="2">
      <Link to={{ name: 'login' }}>{labels.backToLogin}</Link>
    </Text>
  );
}
