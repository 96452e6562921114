import { confirm, noDialog, startOver, valueOf, type OwnPlaces } from '../place';
import { pageText, press, type } from '../world';

export const places: OwnPlaces = {
  useInstallTab: {
    sendings: [
      {
        call: 'renameChannel',
        prepare: () => type('textbox', 'Name of the channel', 'help-desk'),
        send: () => press('button', 'Rename channel'),
        isDone: () => pageText().includes('The channel has its new name.'),
        typed: () => valueOf('textbox', 'Name of the channel'),
      },
      { call: 'changeChannel', send: () => confirm('Change channel', 'Change channel'), isDone: noDialog },
      { ...startOver, isDone: noDialog },
    ],
  },
};
