import type { Action } from '../../model/core/action';
import { isSameId, type Id, type JsonObject } from '../../model/core/tolerant';
import type { User } from '../../model/entities/user';
import { useChatdeck } from './chatdeck-context';
import { placeAfterDeletion } from '../../model/places/access';
import { currentUserQuery, useLoadable } from './queries';
import { storeUser } from './save-widget';
import { useIfMounted } from './if-mounted';
import { useWrite, widgetScope } from './write';

interface WidgetResetOptions {
  /** The widget as it came, which a deletion is sent with. */
  raw: JsonObject;
  /** The widget is deleted: the host goes to the Dashboard. */
  onDeleted(this: void): void;
}

interface WidgetReset {
  channelChange: Action;
  onChannelChange(): void;
  startOver: Action;
  onStartOver(): void;
  startOverPlace: 'dashboard' | 'setup';
}

/** The ways back: to the choice of a channel, and to no widget at all. */
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
    },
  });
  const deleting = useWrite({
    of: widgetId,
    scope,
    run: async () => {
      await client.widgets.delete(widgetId, raw);
      // The address first, so that nobody looks for the widget that is gone.
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

function withoutWidget(user: User, widgetId: Id): User {
  return { ...user, ces: user.ces.filter((row) => row.status !== 'ready' || !isSameId(row.data.Id, widgetId)) };
}
