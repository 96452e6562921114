import { confirm, noDialog, saved, valueOf, type OwnPlaces } from '../place';
import { appears, find, press, pressKey, type, until } from '../world';

export const places: OwnPlaces = {
  useQuestionGroupsTab: {
    quietLater: ['currentUser'],
    // They only tell early that a shortcut is taken, which the server rejects anyway.
    quiet: ['listSavedReplies'],
    sends: [
      {
        call: 'saveQuestionGroup',
        prepare: async () => {
          await appears('textbox', 'Label');
          type('textbox', 'Label', 'Typed');
        },
        send: () => press('button', 'Save Changes'),
        isDone: saved,
        typed: () => valueOf('textbox', 'Label'),
      },
      {
        call: 'deleteQuestionGroup',
        prepare: async () => {
          await appears('button', 'Actions for this group');
          pressKey('button', 'Actions for this group');
          await appears('menuitem', 'Delete group');
          press('menuitem', 'Delete group');
          await until('asked', () => find('alertdialog', /./) !== undefined);
        },
        send: () => confirm('Delete group', 'Delete group'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
    ],
  },
};
