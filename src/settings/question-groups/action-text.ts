import { replyText } from '../../model/settings/question-groups/paths';
import type { TreeTexts } from './tree-labels';

interface ActionLine {
  action: string;
  place: string;
  customResponseText: string;
}

/** What an answer does, in a few words. `chat` names the action that opens a widget. */
export function actionText(line: ActionLine, labels: TreeTexts, chat: (uuid: string) => string): string {
  const { does, actions } = labels;
  switch (line.action) {
    case '':
      return actions[''];
    case 'new':
      return does.asks(`${line.place}.1`);
    case 'next':
      return does.next;
    case 'form':
      return does.form;
    case 'customResponse': {
      const text = replyText(line);
      return text === '' ? does.repliesNothing : does.replies(text);
    }
    default:
      return chat(line.action);
  }
}
