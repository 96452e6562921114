import { ready, type ChangeHistory } from 'chatdeck/model';
import { Changes } from 'chatdeck/screens/changes';

const history: ChangeHistory = {
  entries: [
    {
      id: '1',
      at: Date.UTC(2025, 5, 16, 9),
      who: 'dana@acme.test',
      how: 'form',
      changes: [{ name: 'onlineTitle', before: 'Chat with us', after: 'Ask us anything' }],
    },
  ],
  isShared: true,
};

export function OwnChanges() {
  return <Changes widgetId={1} roomName="website" history={ready(history)} />;
}
