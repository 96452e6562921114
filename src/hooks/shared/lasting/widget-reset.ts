import type { Action } from '../../../model/core/action';
import type { Id } from '../../../model/core/tolerant';
import type { WidgetLosses } from '../../../model/entities/widget-losses';
import { useChatdeck } from '../chatdeck-context';
import { placeAfterDeletion } from '../../../model/places/access';
import { currentUserQuery, useLoadable } from '../queries';
import { storeUser } from '../save-widget';
import { useDeletions } from './deletions';
import { useLosses } from './losses';
import { answeredField, checkField } from '../stored';
import { useWrite, widgetScope } from '../write';

interface WidgetReset {
  channelChange: Action;
  onChannelChange(): void;
  startOver: Action;
  startOverPlace: 'dashboard' | 'setup';
  losses: WidgetLosses | undefined;
  canUndoStartOver: boolean;
  onStartOverAsk(): void;
  onStartOver(): void;
}

const idle = { status: 'idle' } as const;

/** Goes back to choosing a channel, or deletes the widget. */
export function useWidgetReset(widgetId: Id, onDeleted: (this: void) => void): WidgetReset {
  const chatdeck = useChatdeck();
  const { client } = chatdeck;
  const user = useLoadable(currentUserQuery);
  const { onDelete } = useDeletions();
  const { losses, onDeleteAsk } = useLosses();
  const changing = useWrite({
    of: widgetId,
    scope: widgetScope(chatdeck, widgetId),
    run: async () => {
      const answer = await client.widgets.changeChannel(widgetId);
      await storeUser(chatdeck, () => answer);
      checkField('Step', { before: '3', sent: '2', stored: answeredField(answer, widgetId, 'Step') });
    },
  });

  return {
    channelChange: changing.action,
    onChannelChange: () => changing.start(),
    startOver: idle,
    startOverPlace: user.status === 'ready' ? placeAfterDeletion(user.data, widgetId) : 'dashboard',
    losses,
    canUndoStartOver: true,
    onStartOverAsk: () => onDeleteAsk(widgetId),
    onStartOver: () => {
      // Navigates first, so that nothing looks for the widget.
      onDeleted();
      onDelete(widgetId);
    },
  };
}
