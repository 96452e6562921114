import { useAccess } from 'chatdeck/hooks';
import { ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { host, type OwnPlaces } from '../place';

export const places: OwnPlaces = {
  useAccess: {
    Screen: () => {
      const access = useAccess({ name: 'dashboard' });
      if (access.status === 'loading') return <ShellLoading />;
      if (access.status === 'failed') return <ShellFailed {...access} onSignOut={host.onDone} />;
      return 'You may see the Dashboard';
    },
    leadsAway: ['originNotAllowed'],
    quietLater: ['currentUser'],
  },
};
