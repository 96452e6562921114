import { confirm, noDialog, valueOf, type OwnPlaces } from '../place';
import { pageText, press, type } from '../world';

export const places: OwnPlaces = {
  useInstallTab: {
    // Without counts, nothing is said of the last chat.
    quiet: ['currentWidgets'],
    // Of a widget that is to be deleted.
    notAtFirst: ['listSavedReplies'],
    sends: [
      {
        call: 'renameChannel',
        prepare: () => type('textbox', 'Channel name', 'help-desk'),
        send: () => press('button', 'Rename channel'),
        isDone: () => pageText().includes('Channel renamed.'),
        typed: () => valueOf('textbox', 'Channel name'),
      },
      { call: 'changeChannel', send: () => confirm('Change channel', 'Change channel'), isDone: noDialog },
    ],
  },
};
