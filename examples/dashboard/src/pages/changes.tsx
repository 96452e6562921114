import { useChanges } from 'chatdeck/hooks';
import { Changes } from 'chatdeck/screens/changes';
import type { PageProps } from '../page-props';

export default function ChangesPage({ route }: PageProps<'changes'>) {
  return <Changes {...useChanges(route.widgetId)} />;
}
