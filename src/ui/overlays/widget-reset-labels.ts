import { defineLabels } from '../theme/labels';

export const widgetResetLabels = defineLabels('widget-reset', {
  changeChannel: 'Change channel',
  changeChannelTitle: (channel: string) => `Change the channel of the widget ${channel}?`,
  changeChannelText:
    'The widget goes offline until you choose another channel. Its settings and embed code stay the same.',
  startOver: 'Start over',
  startOverTitle: (name: string) => `Delete the widget ${name}?`,
  /** For a finished widget. The next three list what is deleted with it. */
  startOverText: 'This is permanent. It deletes:',
  startOverSettings: 'The widget’s settings: behavior, appearance, operating hours, and triggers',
  startOverReplies: 'Its saved replies and its list of added bots and users',
  startOverReports: 'Its chat history and reports',
  startOverCode: 'Its embed code stops working on every site that has it.',
  /** For a widget whose setup isn't finished. */
  startOverUnfinished: 'This is permanent. Your setup is lost and embedded code stops working.',
  /** Where the user lands afterwards. */
  startOverNext: {
    dashboard: 'Next, you’ll go to the Dashboard.',
    setup: 'Next, you’ll set up your other widget.',
  },
  danger: 'Danger zone',
  dangerText: 'This affects every site that has the widget.',
  startOverHelp: 'Deletes this widget and its settings. Embedded code stops working.',
  startOverConfirm: 'Delete widget',

  /** Above what is lost, in numbers. */
  losses: 'It also deletes:',
  lossChats: (count: number, text: string) =>
    count === 1 ? '1 chat and its report' : `${text} chats and their reports`,
  lossReplies: (count: number, text: string) => (count === 1 ? '1 saved reply' : `${text} saved replies`),
  lossTriggers: (count: number, text: string) => (count === 1 ? '1 trigger' : `${text} triggers`),
  /** Their numbers are unknown or still loading. */
  lossUnknownChats: 'Its chats and their reports',
  lossUnknownReplies: 'Its saved replies',
  lossUnknownTriggers: 'Its triggers',
  noLosses: 'No chats yet',
  canUndo: (seconds: number) => `After that, you have ${seconds} seconds to undo.`,

  /** A toast while it can be undone. */
  deletionWaiting: (name: string, seconds: number) =>
    seconds === 1 ? `${name} will be deleted in 1 second.` : `${name} will be deleted in ${seconds} seconds.`,
  deletionUndo: 'Undo',
  deletionSent: (name: string) => `Deleting ${name}…`,
  deletionDone: (name: string) => `Deleted ${name}.`,
  deletionFailed: (name: string, problem: string) => `Couldn’t delete ${name}. ${problem}`,
  /** The response was lost. */
  deletionUnknown: (name: string) => `We can’t tell if ${name} was deleted. Check your connection and try again.`,
  /** An unfinished widget is deleted only if it still is unfinished. */
  deletionRefused: (name: string) => `Someone finished setting up ${name}, so it wasn’t deleted.`,
  unknownError: 'an unknown error occurred, please contact support.',
});
