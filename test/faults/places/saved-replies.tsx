import { confirm, noDialog, valueOf, type OwnPlaces } from '../place';
import { appears, find, press, type } from '../world';

export const places: OwnPlaces = {
  useSavedRepliesTab: {
    // Whether a shortcut is taken, which the open form says.
    quiet: ['listQuestionGroups'],
    // To the plans.
    leadsAway: ['invalid'],
    quietLater: ['currentUser'],
    sends: [
      {
        call: 'saveSavedReply',
        prepare: async () => {
          await appears('button', /^Edit: /);
          press('button', /^Edit: /);
          await appears('textbox', 'Label');
          type('textbox', 'Label', 'Typed');
        },
        send: () => press('button', 'Save Changes'),
        isDone: () => find('dialog', /Saved Reply/) === undefined,
        reopen: async () => {
          press('button', 'Edit: Typed');
          await appears('textbox', 'Label');
        },
        typed: () => valueOf('textbox', 'Label'),
      },
      {
        call: 'deleteSavedReply',
        prepare: () => appears('button', /^Delete: /),
        send: () => confirm(/^Delete: /, 'Delete reply'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
    ],
  },
};
