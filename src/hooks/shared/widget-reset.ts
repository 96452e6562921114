import type { Action } from '../../model/core/action';
import type { Id, JsonObject } from '../../model/core/tolerant';
import { withoutWidget } from '../../model/entities/user';
import { useChatdeck } from './chatdeck-context';
import { placeAfterDeletion } from '../../model/places/access';
import { currentUserQuery, useLoadable } from './queries';
import { storeUser } from './save-widget';
import { useIfMounted } from './if-mounted';
import { answeredField, checkField } from './stored';
import { useWrite, widgetScope } from './write';

interface WidgetResetOptions {
  /** The raw widget, which is sent with a deletion. */
  raw: JsonObject;
  /** The widget was deleted: go to the Dashboard. */
  onDeleted(this: void): void;
}

interface WidgetReset {
  channelChange: Action;
  onChannelChange(): void;
  startOver: Action;
  onStartOver(): void;
  startOverPlace: 'dashboard' | 'setup';
}

/** Goes back to choosing a channel, or deletes the widget. */
export function useWidgetReset(widgetId: Id, { raw, onDeleted }: WidgetResetOptions): WidgetReset {
  const chatdeck = useChatdeck();
  const { client } = chatdeck;
  const user = useLoadable(currentUserQuery);
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
      await client.widgets.delete(widgetId, raw);
      // Navigates first, so that nothing looks for the deleted widget.
      tellDeleted();
      await storeUser(chatdeck, (known) => known && withoutWidget(known, widgetId));
    },
  });

  return {
    channelChange: changing.action,
    onChannelChange: () => changing.start(),
    startOver: deleting.action,
    onStartOver: () => deleting.start(),
    startOverPlace: user.status === 'ready' ? placeAfterDeletion(user.data, widgetId) : 'dashboard',
  };
}
