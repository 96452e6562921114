import type { Action } from '../../model/core/action';
import { isSameId, type Id, type JsonObject } from '../../model/core/tolerant';
import type { User } from '../../model/entities/user';
import { useAction } from './action';
import { useChatdeck } from './chatdeck-context';
import { storeUser } from './save-widget';
import { useIfMounted } from './if-mounted';

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
}

/** The ways back: to the choice of a channel, and to no widget at all. */
export function useWidgetReset(widgetId: Id, { raw, onDeleted }: WidgetResetOptions): WidgetReset {
  const chatdeck = useChatdeck();
  const { client } = chatdeck;
  const changing = useAction(`change ${widgetId}`);
  const tellDeleted = useIfMounted(onDeleted);
  const deleting = useAction(`delete ${widgetId}`);

  async function changeChannel() {
    const answer = await chatdeck.saveQueue(String(widgetId), () => client.widgets.changeChannel(widgetId));
    await storeUser(chatdeck, () => answer);
  }

  async function startOver() {
    await chatdeck.saveQueue(String(widgetId), () => client.widgets.delete(widgetId, raw));
    // The address first, so that nobody looks for the widget that is gone.
    tellDeleted();
    await storeUser(chatdeck, (known) => known && withoutWidget(known, widgetId));
  }

  return {
    channelChange: changing.action,
    onChannelChange: () => changing.run(changeChannel),
    startOver: deleting.action,
    onStartOver: () => deleting.run(startOver),
  };
}

function withoutWidget(user: User, widgetId: Id): User {
  return { ...user, ces: user.ces.filter((row) => row.status !== 'ready' || !isSameId(row.data.Id, widgetId)) };
}
