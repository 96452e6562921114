import { useSetup } from 'chatdeck/hooks';
import { Setup } from 'chatdeck/screens/setup';
import { confirm, host, noDialog, slack, valueOf, type OwnPlaces, type Sending } from '../place';
import { appears, pageText, press, type } from '../world';

/** What makes a channel and takes it for the widget, in two calls. */
const newChannel: Omit<Sending, 'call'> = {
  prepare: async () => {
    await appears('radio', /^New channel/);
    press('radio', /^New channel/);
    await appears('textbox', 'New channel name');
    type('textbox', 'New channel name', 'visitors');
  },
  send: () => press('button', 'Create channel'),
  isDone: () => pageText().includes('#visitors'),
  typed: () => valueOf('textbox', 'New channel name'),
};

export const places: OwnPlaces = {
  useSetup: {
    Screen: () => <Setup {...useSetup(15, { onDeleted: host.onDone, slack })} />,
    // Of a widget that is to be deleted.
    notAtFirst: ['currentWidgets', 'listSavedReplies'],
    sends: [
      { ...newChannel, call: 'createChannel' },
      { ...newChannel, call: 'connectChannel' },
      {
        call: 'changeChannel',
        Screen: () => <Setup {...useSetup(11, { onDeleted: host.onDone, slack })} />,
        send: () => confirm('Change channel', 'Change channel'),
        isDone: noDialog,
      },
    ],
  },
};
