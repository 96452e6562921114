import { saved, valueOf, type OwnPlaces } from '../place';
import { appears, pass, press, type } from '../world';

export const places: OwnPlaces = {
  useTriggersTab: {
    notAtFirst: ['overviewReport', 'chatsReport'],
    sends: [
      {
        call: 'updateConfig',
        prepare: async () => {
          press('button', 'Add new trigger');
          await appears('textbox', 'Message');
          type('textbox', 'Message', 'Hello');
          type('textbox', 'Pages', '/pricing');
          await pass(0);
        },
        send: () => press('button', 'Save Changes'),
        isDone: saved,
        typed: () => valueOf('textbox', 'Message'),
        reopen: async () => {
          press('button', /^Hello/);
          await appears('textbox', 'Message');
        },
      },
    ],
  },
};
