import type { Action } from '../../../model/core/action';
import type { Id } from '../../../model/core/tolerant';
import { findWidgetRow, withoutWidget } from '../../../model/entities/user';
import { isLeftOut } from '../../../model/entities/widget-deletion';
import type { WidgetLosses } from '../../../model/entities/widget-losses';
import { useChatdeck } from '../chatdeck-context';
import { placeAfterDeletion } from '../../../model/places/access';
import { useIfMounted } from '../if-mounted';
import { currentUserQuery, useLoadable } from '../queries';
import { storeUser } from '../known-user';
import { useDeletionList } from './deletion-list';
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

interface WidgetResetOptions {
  onDeleted(this: void): void;
  withoutUndo?: boolean | undefined;
}

const idle = { status: 'idle' } as const;
const done = { status: 'done' } as const;

/** Goes back to choosing a channel, or deletes the widget. */
export function useWidgetReset(widgetId: Id, { onDeleted, withoutUndo = false }: WidgetResetOptions): WidgetReset {
  const chatdeck = useChatdeck();
  const { client } = chatdeck;
  const user = useLoadable(currentUserQuery);
  const { onDelete } = useDeletions();
  const [deletions] = useDeletionList();
  const { losses, onDeleteAsk } = useLosses();
  const scope = widgetScope(chatdeck, widgetId);
  const tellDeleted = useIfMounted(onDeleted);
  const changing = useWrite({
    of: widgetId,
    scope,
    run: async () => {
      const answer = await client.widgets.changeChannel(widgetId);
      await storeUser(chatdeck, () => answer);
      checkField('Step', { before: '3', sent: '2', stored: answeredField(answer, widgetId, 'Step') });
    },
  });
  const deleting = useWrite({
    of: widgetId,
    scope,
    run: async () => {
      const row = user.status === 'ready' ? findWidgetRow(user.data, widgetId) : undefined;
      await client.widgets.delete(widgetId, row?.status === 'ready' ? row.raw : {});
      // Navigates first, so that nothing looks for the deleted widget.
      tellDeleted();
      await storeUser(chatdeck, (known) => known && withoutWidget(known, widgetId));
    },
  });

  return {
    channelChange: changing.action,
    onChannelChange: () => changing.start(),
    startOver: withoutUndo ? deleting.action : isLeftOut(deletions, widgetId) ? done : idle,
    startOverPlace: user.status === 'ready' ? placeAfterDeletion(user.data, widgetId) : 'dashboard',
    losses,
    canUndoStartOver: !withoutUndo,
    onStartOverAsk: () => onDeleteAsk(widgetId),
    onStartOver: () => {
      if (withoutUndo) {
        deleting.start();
        return;
      }
      // Navigates first, so that nothing looks for the widget.
      onDeleted();
      onDelete(widgetId);
    },
  };
}
