import { ready, type ShellData } from 'chatdeck/model';
import { Shell } from 'chatdeck/screens/shell';

const shell: ShellData = {
  email: 'dana@acme.test',
  widgets: [{ id: 1, name: 'website', hasDraft: false, isOnline: true }],
  listsWidgets: true,
  showsSettings: true,
  showsAccount: true,
  showsReports: true,
};

export function OwnShell() {
  return (
    <Shell shell={ready(shell)} route={{ name: 'dashboard' }} onSignOut={() => undefined}>
      The page
    </Shell>
  );
}
