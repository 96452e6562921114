import { confirm, type OwnPlaces } from '../place';
import { pageText, pass, press } from '../world';

export const places: OwnPlaces = {
  useDashboard: {
    // Of a new account alone, and of a widget that is to be deleted.
    notAtFirst: ['listDashboardUsers', 'listSavedReplies'],
    sends: [
      {
        call: 'createWidget',
        send: () => press('button', /^Add a channel to a new Slack Team/),
        isDone: () => document.querySelectorAll('article, [data-chatdeck="widget-card"]').length > 6,
      },
      {
        call: 'createWidgetBeside',
        send: () => press('button', /^Add channel/),
        isDone: () => document.querySelectorAll('article, [data-chatdeck="widget-card"]').length > 6,
      },
      {
        call: 'deleteWidget',
        send: async () => {
          await confirm(/^Delete/, 'Delete widget');
          // Until then, it can be undone.
          await pass(10_000);
        },
        isDone: () => pageText().includes('Deleted '),
        doneBy: ['notFound'],
      },
    ],
  },
};
